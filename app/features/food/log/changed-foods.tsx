import { useMarkNoticed } from '#app/features/food/food.mutations.ts'
import { foodName } from '#app/i18n/food-name.ts'
import { formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import type { FoodDiary } from '#server/contract/food-diary.schema.ts'

type ChangedFoodsProps = { changed: FoodDiary['changed'] }

/**
 * Tells which of the member's usual foods have other numbers now. It goes once the member closes it
 * on any device, or logs the food again.
 */
export function ChangedFoods({ changed }: ChangedFoodsProps) {
  const mark = useMarkNoticed()
  if (changed.length === 0 || mark.isSuccess) return null
  return (
    <Alert title={m.food_changed_numbers_title()}>
      <p>{m.food_changed_numbers_text()}</p>
      <ul className="flex list-disc flex-col gap-1 pl-5">
        {changed.map((food) => (
          <li key={food.foodId}>
            {m.food_changed_number({
              food: foodName(food),
              before: formatNumber(Math.round(food.before)),
              after: formatNumber(Math.round(food.after)),
            })}
          </li>
        ))}
      </ul>
      <FailureAlert error={mark.error} title={m.food_failed_title()} />
      <Button
        variant="secondary"
        size="sm"
        className="self-start"
        isBusy={mark.isPending}
        onClick={() =>
          mark.mutate({ foods: changed.map(({ foodId, edition }) => ({ foodId, edition })) })
        }
      >
        {m.food_changed_numbers_close()}
      </Button>
    </Alert>
  )
}
