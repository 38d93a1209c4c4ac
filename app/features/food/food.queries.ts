import { queryOptions } from '@tanstack/react-query'
import { withDeviceFallback } from '#app/device/device-fallback.ts'
import { getFoodLog, getOwnFoods } from './food.functions.ts'
import { foodKeys } from './food-keys.ts'
import { askFoods, recallFoods, recallLog, recallOwnFoods } from './stored-foods.ts'

const choicesFreshForMs = 10 * 60 * 1000

export const foodQueries = {
  log: (trackerId: string, day: string) =>
    queryOptions({
      queryKey: foodKeys.log(trackerId, day),
      queryFn: () =>
        withDeviceFallback(
          () => getFoodLog({ data: { trackerId, day } }),
          () => recallLog(trackerId, day),
        ),
    }),
  own: () =>
    queryOptions({
      queryKey: foodKeys.own,
      queryFn: () => withDeviceFallback(() => getOwnFoods(), recallOwnFoods),
    }),
  /** Every food and the index over their names. Only who begins to search gets either. */
  choices: () =>
    queryOptions({
      queryKey: foodKeys.foods,
      queryFn: async () => {
        const [foods, { createFoodSearch }] = await Promise.all([
          withDeviceFallback(askFoods, recallFoods),
          import('#app/nutrition/food-search.ts'),
        ])
        const foodById = new Map(foods.map((food) => [food.id, food]))
        return { foodById, search: createFoodSearch(foods) }
      },
      staleTime: choicesFreshForMs,
      // A map and an index cannot be compared part by part.
      structuralSharing: false,
    }),
}
