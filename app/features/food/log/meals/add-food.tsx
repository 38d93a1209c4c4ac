import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ComponentProps, type Ref, useState } from 'react'
import { textOfError } from '#app/errors/error-text.ts'
import { OwnFoodEditor } from '#app/features/food/editor/own-food-editor.tsx'
import { useSaveFoodEntries } from '#app/features/food/food.mutations.ts'
import { foodQueries } from '#app/features/food/food.queries.ts'
import { countedEntry, usualAmountOf } from '#app/features/food/food-day.ts'
import { amountText, usualAmountText } from '#app/features/food/food-words.ts'
import { PackagedFoodFinder } from '#app/features/food/packaged/packaged-food-finder.tsx'
import { FoodSearchField } from '#app/features/food/search/food-search-field.tsx'
import { RecentFoods } from '#app/features/food/search/recent-foods.tsx'
import { foodName } from '#app/i18n/food-name.ts'
import { mealNames } from '#app/i18n/meal-words.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { newClientId } from '#app/lib/client-id.ts'
import { useLocalTime } from '#app/lib/use-local-today.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Card } from '#app/ui/card.tsx'
import { NativeSelect } from '#app/ui/native-select.tsx'
import type { Food } from '#server/contract/food.schema.ts'
import type { FoodDiary, Meal, StoredFoodEntry } from '#server/contract/food-diary.schema.ts'
import { EntryEditor } from './entry-editor.tsx'
import type { LastAction } from './last-action-line.tsx'
import type { OpenEntry } from './use-open-entry.ts'

type RecentFood = FoodDiary['recent'][number]

type AddFoodProps = {
  trackerId: string
  day: string
  /** The meals of the day. */
  meals: Meal[]
  /** The meal that the next food goes to. The clock may decide it, so read it when it counts. */
  mealNow: () => Meal
  onMeal: (meal: Meal) => void
  ref: Ref<HTMLDivElement>
  /** The day is in the future, so new entries are plans. */
  isPlan: boolean
  /** The entries of the day. */
  entries: readonly StoredFoodEntry[]
  recent: RecentFood[]
  /** Packaged foods can be found by their number. */
  findsPackaged: boolean
  isCalm: boolean
  /** The entry that is open for changes. */
  open: OpenEntry | undefined
  onOpen: (open: OpenEntry | undefined) => void
  onAdded: (action: LastAction) => void
  onChange: (from: StoredFoodEntry, to: StoredFoodEntry) => void
  onUndo: (entry: StoredFoodEntry) => void
}

/** Adds a food in its usual amount with one tap, then opens the entry so the member can correct it. */
export function AddFood(props: AddFoodProps) {
  const { trackerId, day, meals, mealNow, onMeal, isPlan, entries, recent, ref } = props
  const { findsPackaged, isCalm, open, onOpen, onAdded, onChange, onUndo } = props
  const [returnsToSearch, setReturnsToSearch] = useState(false)
  const [ownFood, setOwnFood] = useState<OwnFoodStart>({ count: 0 })
  const [asked, setAsked] = useState<{ barcode?: string; count: number }>({ count: 0 })
  const queryClient = useQueryClient()
  const save = useSaveFoodEntries(isPlan ? 'plan' : 'food')
  const addRecent = useMutation({
    mutationFn: async ({ foodId, measure, amount }: RecentFood) => {
      const food = await findFood(queryClient, foodId)
      if (food) add(food, { measure, amount })
    },
  })
  const added = open?.isNew ? open : undefined
  // Hydration starts without the clock; each look at it renders again.
  const hasClock = useLocalTime() !== ''
  const entry = entries.find(({ id }) => id === added?.id)
  const failure = save.error ?? addRecent.error

  function add(food: Food, amount = usualAmountOf(food)) {
    const [failed] = save.isError ? save.variables : []
    // A retry reuses the id: the failed try may have reached the server.
    const id = failed?.foodId === food.id ? failed.id : newClientId()
    const place = { eatenOn: day, meal: mealNow() }
    const next = countedEntry({ id, ...place, foodId: food.id, ...amount }, food)
    setReturnsToSearch(false)
    onOpen({ id, food, isNew: true })
    save.mutate([next], {
      onSuccess: () => {
        const words = { food: foodName(food), amount: amountText(next) }
        const text = isPlan ? m.food_plan_saved(words) : m.food_saved(words)
        onAdded({ text, entryIds: [id] })
      },
      onError: returnToSearch,
    })
  }
  function addOwn(fields: OwnFoodStart['fields']) {
    setOwnFood(({ count }) => ({ fields, count: count + 1 }))
  }
  function addPackaged(food: Food) {
    queryClient.setQueryData(
      foodQueries.choices().queryKey,
      (choices) =>
        choices && { ...choices, foodById: new Map(choices.foodById).set(food.id, food) },
    )
    add(food)
  }
  function returnToSearch() {
    setReturnsToSearch(true)
    onOpen(undefined)
  }
  return (
    <Card ref={ref} className="flex flex-col gap-5 print:hidden">
      <div className="flex flex-wrap items-end justify-between gap-x-3 gap-y-3">
        <h3 className="text-lg sm:text-xl">{isPlan ? m.food_plan_title() : m.food_add_title()}</h3>
        <NativeSelect
          label={m.food_add_to()}
          options={meals.map((meal) => ({ value: meal, label: mealNames[meal]() }))}
          value={hasClock ? mealNow() : meals[0]}
          onChange={({ target }) => {
            const meal = meals.find((one) => one === target.value)
            if (meal) onMeal(meal)
          }}
        />
      </div>
      <FoodSearchField
        // A new key empties the field for the next food and leaves the focus to its form.
        key={`search after ${added?.id} ${ownFood.count} ${asked.count}`}
        takesFocus={returnsToSearch && !added}
        hint={isPlan ? m.food_plan_search_hint() : m.food_search_hint()}
        amountOf={usualAmountText}
        onChoose={(food) => {
          addRecent.reset()
          add(food)
        }}
        onAddOwn={(name) => addOwn({ name })}
        onFindNumber={
          findsPackaged
            ? (barcode) => setAsked(({ count }) => ({ barcode, count: count + 1 }))
            : undefined
        }
        onCopyLabel={(barcode) => addOwn({ name: '', barcode })}
      />
      {failure && (
        <Alert tone="danger" title={m.food_failed_title()}>
          {textOfError(failure)}
        </Alert>
      )}
      {added && entry && (
        <EntryEditor
          key={added.id}
          entry={entry}
          food={added.food}
          meals={meals}
          title={
            isPlan
              ? m.food_planned_last({ food: foodName(added.food) })
              : m.food_written_last({ food: foodName(added.food) })
          }
          isNew
          isCalm={isCalm}
          onChange={(to) => onChange(entry, to)}
          onDone={returnToSearch}
          onRemove={() => {
            onUndo(entry)
            returnToSearch()
          }}
        />
      )}
      {recent.length > 0 && (
        <RecentFoods
          recent={recent}
          onChoose={(food) => {
            if (!addRecent.isPending) addRecent.mutate(food)
          }}
        />
      )}
      {findsPackaged && (
        <PackagedFoodDetails
          key={`asked ${asked.count}`}
          onLog={addPackaged}
          onCopy={addOwn}
          {...{ isCalm, asked: asked.barcode }}
        />
      )}
      <OwnFoodDetails key={ownFood.count} fields={ownFood.fields} {...{ trackerId, isCalm }} />
      <Link
        to="/tracker/$id/foods"
        params={{ id: trackerId }}
        className="self-start rounded-control font-semibold text-link text-sm pointer-coarse:py-3"
      >
        {m.food_own_list_link()}
      </Link>
    </Card>
  )
}

/** For a food that has a barcode. Open if the search asks for one. */
function PackagedFoodDetails(props: ComponentProps<typeof PackagedFoodFinder>) {
  return (
    <details open={props.asked !== undefined}>
      <summary className="rounded-control font-semibold text-link text-sm pointer-coarse:py-3">
        {m.food_packaged_title()}
      </summary>
      <div className="pt-4">
        <PackagedFoodFinder {...props} />
      </div>
    </details>
  )
}

/** `count` tells one start from the next. */
type OwnFoodStart = { fields?: Record<string, string> | undefined; count: number }

type OwnFoodDetailsProps = Pick<OwnFoodStart, 'fields'> & { trackerId: string; isCalm: boolean }

/** For a food that the search does not find. Open once there is something to start with. */
function OwnFoodDetails({ trackerId, isCalm, fields }: OwnFoodDetailsProps) {
  return (
    <details open={fields !== undefined}>
      <summary className="rounded-control font-semibold text-link text-sm pointer-coarse:py-3">
        {m.food_own_title()}
      </summary>
      <div className="pt-4">
        <OwnFoodEditor
          isCalm={isCalm}
          action={`/tracker/${trackerId}/foods`}
          {...(fields && { fields })}
        />
      </div>
    </details>
  )
}

/** Reads a food from the cache; fetches if the cache is empty or stale. */
async function findFood(queryClient: QueryClient, id: string): Promise<Food | undefined> {
  const choices = foodQueries.choices()
  const state = queryClient.getQueryState(choices.queryKey)
  const cachedFood = state?.isInvalidated ? undefined : state?.data?.foodById.get(id)
  return cachedFood ?? (await queryClient.fetchQuery(choices)).foodById.get(id)
}
