import { queryOptions } from '@tanstack/react-query'
import { getFoodLog, getFoods, getOwnFoods } from './food.functions.ts'

const choicesFreshForMs = 10 * 60 * 1000

export const foodQueries = {
  logs: (trackerId: string) => ['food-log', trackerId] as const,
  log: (trackerId: string, day: string) =>
    queryOptions({
      queryKey: [...foodQueries.logs(trackerId), day],
      queryFn: () => getFoodLog({ data: { trackerId, day } }),
    }),
  own: () => queryOptions({ queryKey: ['own-foods'], queryFn: () => getOwnFoods() }),
  /** Every food and the index over their names. Only who begins to search gets either. */
  choices: () =>
    queryOptions({
      queryKey: ['foods'],
      queryFn: async () => {
        const [foods, { createFoodSearch }] = await Promise.all([
          getFoods(),
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
