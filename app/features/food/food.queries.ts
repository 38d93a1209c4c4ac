import { queryOptions, skipToken } from '@tanstack/react-query'
import { withDeviceFallback } from '#app/device/device-fallback.ts'
import type { FoodSearch } from '#app/nutrition/food-search.ts'
import type { Food } from '#server/contract/food.schema.ts'
import { getFoodLog, getOwnFoods, getPackagedFood } from './food.functions.ts'
import { foodKeys } from './food-keys.ts'
import { fetchFoods, readStoredFoods, readStoredLog, readStoredOwnFoods } from './stored-foods.ts'

/** A member's own foods have the ids that this site's pages give them. */
function isOwnFood({ id }: Pick<Food, 'id'>): boolean {
  return /^[0-9a-f]{32}$/.test(id)
}

const choicesFreshForMs = 10 * 60 * 1000

/** All foods that the member can choose. */
export type FoodChoices = {
  foodById: ReadonlyMap<string, Food>
  search: FoodSearch
}

export const foodQueries = {
  log: (trackerId: string, day: string) =>
    queryOptions({
      queryKey: foodKeys.log(trackerId, day),
      queryFn: () =>
        withDeviceFallback(
          () => getFoodLog({ data: { trackerId, day } }),
          () => readStoredLog(trackerId, day),
        ),
    }),
  own: () =>
    queryOptions({
      queryKey: foodKeys.own,
      queryFn: () => withDeviceFallback(() => getOwnFoods(), readStoredOwnFoods),
    }),
  /** A product by its number. Asks nothing without one. */
  packaged: (barcode: string | undefined) =>
    queryOptions({
      queryKey: foodKeys.packaged(barcode),
      queryFn: barcode ? () => getPackagedFood({ data: { barcode } }) : skipToken,
      staleTime: choicesFreshForMs,
      // The member presses again.
      retry: false,
    }),
  /** All foods and the index of their names. Both load when the member starts to search. */
  choices: () =>
    queryOptions({
      queryKey: foodKeys.foods,
      queryFn: async (): Promise<FoodChoices> => {
        const [foods, { createFoodSearch }] = await Promise.all([
          withDeviceFallback(fetchFoods, readStoredFoods),
          import('#app/nutrition/food-search.ts'),
        ])
        const foodById = new Map(foods.map((food) => [food.id, food]))
        return { foodById, search: createFoodSearch(foods, isOwnFood) }
      },
      staleTime: choicesFreshForMs,
      // Structural sharing cannot compare a map and an index.
      structuralSharing: false,
    }),
}
