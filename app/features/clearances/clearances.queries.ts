import { queryOptions } from '@tanstack/react-query'
import { getClearance } from './clearances.functions.ts'

export const clearanceQueries = {
  /** Every change of a practice may show in it. */
  board: (trackerId: string) =>
    queryOptions({
      queryKey: ['practice', 'clearance', trackerId],
      queryFn: () => getClearance({ data: { trackerId } }),
    }),
}
