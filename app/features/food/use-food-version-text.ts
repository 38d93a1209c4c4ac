import { useQuery } from '@tanstack/react-query'
import { m } from '#app/i18n/paraglide/messages.js'
import type { FoodEntry } from '#server/contract/food-diary.schema.ts'
import { foodQueries } from './food.queries.ts'
import { foodVersionText } from './food-version-text.ts'

/** Describes versions of an entry for comparison. Fetches the foods once `isWanted`, to name them. */
export function useFoodVersionText({ isWanted }: { isWanted: boolean }) {
  const { data, isPending } = useQuery({ ...foodQueries.choices(), enabled: isWanted })
  return (entry: FoodEntry) => {
    const food = data?.foodById.get(entry.foodId)
    return food || !isPending ? foodVersionText(entry, food) : m.food_search_loading()
  }
}
