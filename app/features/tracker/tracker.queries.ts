import { queryOptions } from '@tanstack/react-query'
import { getTracker } from './tracker.functions.ts'

export const trackerQueries = {
  tracker: (id: string) =>
    queryOptions({ queryKey: ['tracker', id], queryFn: () => getTracker({ data: { id } }) }),
}
