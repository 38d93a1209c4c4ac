import { useQuery } from '@tanstack/react-query'
import { m } from '#app/i18n/paraglide/messages.js'
import type { FoodEntry } from '#server/contract/food-diary.schema.ts'
import { foodQueries } from './food.queries.ts'
import { versionText } from './food-version-text.ts'

/**
 * What says all of an entry, where two versions of it are compared. An entry knows its food by its id
 * only, so the foods are asked for once there is something to compare.
 */
export function useFoodVersionText({ isWanted }: { isWanted: boolean }) {
  const { data, isPending } = useQuery({ ...foodQueries.choices(), enabled: isWanted })
  return (entry: FoodEntry) => {
    const food = data?.foodById.get(entry.foodId)
    return food || !isPending ? versionText(entry, food) : m.food_search_loading()
  }
}
