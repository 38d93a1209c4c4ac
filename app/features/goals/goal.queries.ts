import { queryOptions } from '@tanstack/react-query'
import { getGoalBoard } from './goal.functions.ts'

export const goalQueries = {
  board: (trackerId: string) =>
    queryOptions({
      queryKey: ['goals', trackerId],
      queryFn: () => getGoalBoard({ data: { trackerId } }),
    }),
}
