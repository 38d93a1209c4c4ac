import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { textOfError } from '#app/errors/error-text.ts'
import { OwnFoodForm } from '#app/features/food/editor/own-food-form.tsx'
import { useChangeEntry, useSaveEntries } from '#app/features/food/food.mutations.ts'
import { foodQueries } from '#app/features/food/food.queries.ts'
import { countedEntry, mealAt, usualAmountOf } from '#app/features/food/food-day.ts'
import { amountText, nameOf, usualAmountText } from '#app/features/food/food-words.ts'
import { FoodSearchField } from '#app/features/food/search/food-search-field.tsx'
import { RecentFoods } from '#app/features/food/search/recent-foods.tsx'
import { m } from '#app/i18n/paraglide/messages.js'
import { newClientId } from '#app/lib/client-id.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Card } from '#app/ui/card.tsx'
import type { Food } from '#server/contract/food.schema.ts'
import type { FoodDiary, Meal, StoredFoodEntry } from '#server/contract/food-diary.schema.ts'
import { WrittenFood } from './entry-editor.tsx'
import type { Said } from './last-action-line.tsx'
import type { OpenEntry } from './use-open-entry.ts'

type AddFoodProps = {
  trackerId: string
  day: string
  /** The meals of the day. */
  meals: Meal[]
  fasts: boolean
  /** The day is to come: what is written is a plan. */
  isPlan: boolean
  /** What is written of the day. */
  entries: readonly StoredFoodEntry[]
  recent: FoodDiary['recent']
  isCalm: boolean
  /** What was written down last, while it is open. */
  open: OpenEntry | undefined
  onOpen: (open: OpenEntry | undefined) => void
  onSaid: (said: Said) => void
  onUndo: (entry: StoredFoodEntry) => void
}

/**
 * Search or tap what was eaten lately, and it is written down as it is usually eaten; how much it was
 * can be said at once.
 */
export function AddFood(props: AddFoodProps) {
  const { trackerId, day, meals, fasts, isPlan, entries, recent, isCalm, onSaid, onUndo } = props
  const { open, onOpen } = props
  const last = open?.isNew ? open : undefined
  const [goesOn, setGoesOn] = useState(false)
  const [searchError, setSearchError] = useState<unknown>()
  // Of what could not be written: the same id for every try, so that a lost answer does not double it.
  const failed = useRef(new Map<string, string>())
  const isLookingUp = useRef(false)
  const queryClient = useQueryClient()
  const keep = useSaveEntries(isPlan ? 'plan' : 'food')
  const change = useChangeEntry(isPlan ? 'plan' : 'food')
  const entry = entries.find(({ id }) => id === last?.id)
  const failure = keep.error ?? change.error ?? searchError

  function write(food: Food, how = usualAmountOf(food)) {
    const id = failed.current.get(food.id) ?? newClientId()
    const meal = isPlan ? (meals[0] ?? 'snack') : mealAt(new Date().getHours(), fasts)
    const written = countedEntry({ id, eatenOn: day, meal, foodId: food.id, ...how }, food)
    setGoesOn(false)
    setSearchError(undefined)
    onOpen({ id, food, isNew: true })
    change.reset()
    keep.mutate([written], {
      onSuccess: () => {
        failed.current.delete(food.id)
        const words = { food: nameOf(food), amount: amountText(written) }
        const text = isPlan ? m.food_plan_saved(words) : m.food_saved(words)
        onSaid({ text, entryIds: [id] })
      },
      onError: () => {
        failed.current.set(food.id, id)
        goOn()
      },
    })
  }
  function goOn() {
    setGoesOn(true)
    onOpen(undefined)
  }
  async function writeAgain({ foodId, measure, amount }: FoodDiary['recent'][number]) {
    if (isLookingUp.current) return
    isLookingUp.current = true
    try {
      const food = await findFood(queryClient, foodId)
      if (food) write(food, { measure, amount })
    } catch (error) {
      setSearchError(error)
    } finally {
      isLookingUp.current = false
    }
  }
  return (
    <Card className="flex flex-col gap-5 print:hidden">
      <h3 className="text-xl">{isPlan ? m.food_plan_title() : m.food_add_title()}</h3>
      <FoodSearchField
        // Empty for the next food.
        key={`search after ${last?.id}`}
        takesFocus={goesOn && !last}
        hint={isPlan ? m.food_plan_search_hint() : m.food_search_hint()}
        amountOf={usualAmountText}
        onChoose={(food) => write(food)}
      />
      {Boolean(failure) && (
        <Alert tone="danger" title={m.food_failed_title()}>
          {textOfError(failure)}
        </Alert>
      )}
      {last && entry && (
        <WrittenFood
          key={last.id}
          entry={entry}
          food={last.food}
          meals={meals}
          title={
            isPlan
              ? m.food_planned_last({ food: nameOf(last.food) })
              : m.food_written_last({ food: nameOf(last.food) })
          }
          isNew
          isCalm={isCalm}
          onChange={(to) =>
            change.mutate(
              { from: entry, to },
              {
                onSuccess: () => {
                  const words = { food: nameOf(last.food), amount: amountText(to) }
                  onSaid({ text: m.food_changed(words), entryIds: [to.id] })
                },
              },
            )
          }
          onDone={goOn}
          onRemove={() => {
            onUndo(entry)
            goOn()
          }}
        />
      )}
      {recent.length > 0 && <RecentFoods recent={recent} onChoose={writeAgain} />}
      <OwnFoodForm isCalm={isCalm} />
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

/** A food as this page has it; fetched when it has none, or one that has been changed since. */
async function findFood(queryClient: QueryClient, id: string): Promise<Food | undefined> {
  const choices = foodQueries.choices()
  const state = queryClient.getQueryState(choices.queryKey)
  const known = state?.isInvalidated ? undefined : state?.data?.foodById.get(id)
  return known ?? (await queryClient.fetchQuery(choices)).foodById.get(id)
}
