import { useState } from 'react'
import { bareAmountText } from '#app/features/food/food-words.ts'
import { foodName } from '#app/i18n/food-name.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { FoodDiary } from '#server/contract/food-diary.schema.ts'

const shownCount = 6

type RecentFoodsProps = {
  recent: FoodDiary['recent']
  onChoose: (food: FoodDiary['recent'][number]) => void
}

/** Recent foods in their last amounts. New ones go last, so no button moves under the member's finger. */
export function RecentFoods({ recent, onChoose }: RecentFoodsProps) {
  const [firstIds] = useState(() => recent.map(({ foodId }) => foodId))
  const recentById = new Map(recent.map((food) => [food.foodId, food]))
  const added = recent.filter(({ foodId }) => !firstIds.includes(foodId)).toReversed()
  const first = firstIds.flatMap((id) => recentById.get(id) ?? []).slice(0, shownCount)
  return (
    <div className="flex flex-col gap-2">
      <p className="font-semibold text-sm">{m.food_recent()}</p>
      <ul className="flex flex-wrap gap-2">
        {[...first, ...added].map((food) => (
          <li key={food.foodId}>
            <Button
              variant="secondary"
              size="sm"
              className="text-left"
              onClick={() => onChoose(food)}
            >
              <Icon name="plus" className="size-4" />
              {m.food_recent_again({
                food: foodName(food),
                amount: bareAmountText(food),
              })}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
