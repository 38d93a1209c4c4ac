import { queryOptions } from '@tanstack/react-query'
import { getGoalBoard, getLoggedDays } from './goal.functions.ts'

export const goalQueries = {
  board: (trackerId: string) =>
    queryOptions({
      queryKey: ['goals', trackerId],
      queryFn: () => getGoalBoard({ data: { trackerId } }),
    }),
  loggedDays: (trackerId: string, span: { from: string; to: string }) =>
    queryOptions({
      queryKey: ['logged-days', trackerId, span],
      queryFn: () => getLoggedDays({ data: { trackerId, ...span } }),
    }),
}
