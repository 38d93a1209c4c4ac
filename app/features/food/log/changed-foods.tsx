import { useEffect, useState } from 'react'
import { findAnswer, storeAnswer } from '#app/device/stored-answers.ts'
import { foodKeys } from '#app/features/food/food-keys.ts'
import { foodName } from '#app/i18n/food-name.ts'
import { formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import type { FoodDiary } from '#server/contract/food-diary.schema.ts'

type ChangedFoodsProps = { trackerId: string; changed: FoodDiary['changed'] }

/**
 * Tells once which of the member's usual foods have other numbers now. A food that is logged again
 * is no longer told of, on any device.
 */
export function ChangedFoods({ trackerId, changed }: ChangedFoodsProps) {
  const [told, setTold] = useState<readonly string[]>()
  useEffect(() => {
    findAnswer(foodKeys.told(trackerId)).then(
      (stored) => setTold((stored as string[] | undefined) ?? []),
      () => setTold([]),
    )
  }, [trackerId])
  const news = told ? changed.filter((food) => !told.includes(newsKeyOf(food))) : []
  if (news.length === 0) return null
  function close() {
    const all = changed.map(newsKeyOf)
    setTold(all)
    storeAnswer(foodKeys.told(trackerId), all).catch(() => {})
  }
  return (
    <Alert title={m.food_changed_numbers_title()}>
      <p>{m.food_changed_numbers_text()}</p>
      <ul className="flex list-disc flex-col gap-1 pl-5">
        {news.map((food) => (
          <li key={food.foodId}>
            {m.food_changed_number({
              food: foodName(food),
              before: formatNumber(Math.round(food.before)),
              after: formatNumber(Math.round(food.after)),
            })}
          </li>
        ))}
      </ul>
      <Button variant="secondary" size="sm" className="self-start" onClick={close}>
        {m.food_changed_numbers_close()}
      </Button>
    </Alert>
  )
}

function newsKeyOf({ foodId, edition }: FoodDiary['changed'][number]): string {
  return `${foodId} ${edition}`
}
