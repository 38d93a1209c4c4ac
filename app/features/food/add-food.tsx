import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { textOfError } from '#app/errors/error-text.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import type { Food } from '#server/contract/food.schema.ts'
import type { FoodDiary, Meal } from '#server/contract/food-diary.schema.ts'
import type { useKeepEntries } from './food.mutations.ts'
import { foodQueries } from './food.queries.ts'
import { countedEntry, mealAt } from './food-day.ts'
import { type ChosenFood, FoodForm } from './food-form.tsx'
import { FoodSearchField } from './food-search-field.tsx'
import { amountText, nameOf } from './food-words.ts'
import { OwnFoodForm } from './own-food-form.tsx'
import type { Said } from './said-line.tsx'

const shownRecentCount = 6

type AddFoodProps = {
  trackerId: string
  day: string
  /** The meals of the day. */
  meals: Meal[]
  fasts: boolean
  /** The day is to come: what is written is a plan. */
  isPlan: boolean
  recent: FoodDiary['recent']
  isCalm: boolean
  keep: ReturnType<typeof useKeepEntries>
  onKept: (said: Said) => void
}

/** Search or tap what was eaten lately, say how much, write it down. */
export function AddFood(props: AddFoodProps) {
  const { trackerId, day, meals, fasts, isPlan, recent, isCalm, keep, onKept } = props
  const [chosen, setChosen] = useState<ChosenFood>()
  const [hasChosen, setHasChosen] = useState(false)
  const queryClient = useQueryClient()
  const choose = (food: Food, how?: Pick<ChosenFood, 'measure' | 'amount'>) => {
    setHasChosen(true)
    setChosen({
      food,
      measure: how?.measure ?? food.measures[0]?.name ?? 'gram',
      amount: how?.amount ?? 1,
      meal: isPlan ? (meals[0] ?? 'snack') : mealAt(new Date().getHours(), fasts),
    })
  }
  async function chooseAgain({ foodId, ...how }: FoodDiary['recent'][number]) {
    const { foodById } = await queryClient.ensureQueryData(foodQueries.choices())
    const food = foodById.get(foodId)
    if (food) choose(food, how)
  }
  return (
    <Card className="flex flex-col gap-5 print:hidden">
      <h3 className="text-xl">{isPlan ? m.food_plan_title() : m.food_add_title()}</h3>
      {chosen ? (
        <FoodForm
          key={chosen.food.id}
          chosen={chosen}
          meals={meals}
          submit={isPlan ? m.food_plan_submit() : m.food_submit()}
          day={day}
          isCalm={isCalm}
          isBusy={keep.isPending}
          onCancel={() => setChosen(undefined)}
          onSubmit={(entry) =>
            keep.mutate([countedEntry(entry, chosen.food)], {
              onSuccess: (_, entries) => {
                setChosen(undefined)
                const words = {
                  food: nameOf(chosen.food),
                  amount: entries.map(amountText).join(),
                }
                const text = isPlan ? m.food_plan_saved(words) : m.food_saved(words)
                onKept({ text, entryIds: entries.map(({ id }) => id) })
              },
            })
          }
        />
      ) : (
        <>
          <FoodSearchField takesFocus={hasChosen} onChoose={(food) => choose(food)} />
          {recent.length > 0 && <RecentFoods recent={recent} onChoose={chooseAgain} />}
          <OwnFoodForm isCalm={isCalm} />
          <Link
            to="/tracker/$id/foods"
            params={{ id: trackerId }}
            className="self-start rounded-control font-semibold text-link text-sm pointer-coarse:py-3"
          >
            {m.food_own_list_link()}
          </Link>
        </>
      )}
      {keep.isError && (
        <Alert tone="danger" title={m.food_failed_title()}>
          {textOfError(keep.error)}
        </Alert>
      )}
    </Card>
  )
}

type RecentFoodsProps = {
  recent: FoodDiary['recent']
  onChoose: (food: FoodDiary['recent'][number]) => void
}

function RecentFoods({ recent, onChoose }: RecentFoodsProps) {
  return (
    <div className="flex flex-col gap-2">
      <p className="font-semibold text-sm">{m.food_recent()}</p>
      <ul className="flex flex-wrap gap-2">
        {recent.slice(0, shownRecentCount).map((food) => (
          <li key={food.foodId}>
            <Button variant="secondary" size="sm" onClick={() => onChoose(food)}>
              {nameOf(food)}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
