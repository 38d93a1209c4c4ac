import { queryOptions } from '@tanstack/react-query'
import { getBoard, getExchangeFoods, getPlanOfDay, getTemplates } from './plans.functions.ts'

const foodsFreshForMs = 10 * 60 * 1000

export const planQueries = {
  board: (trackerId: string) =>
    queryOptions({
      queryKey: ['plans', 'board', trackerId],
      queryFn: () => getBoard({ data: { trackerId } }),
    }),
  templates: () =>
    queryOptions({ queryKey: ['plans', 'templates'], queryFn: () => getTemplates() }),
  foods: () =>
    queryOptions({
      queryKey: ['plans', 'foods'],
      queryFn: () => getExchangeFoods(),
      staleTime: foodsFreshForMs,
    }),
  ofDay: (trackerId: string, day: string) =>
    queryOptions({
      queryKey: ['plans', 'of-day', trackerId, day],
      queryFn: () => getPlanOfDay({ data: { trackerId, day } }),
    }),
}
