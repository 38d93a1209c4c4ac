import { queryOptions } from '@tanstack/react-query'
import { getTracker } from './tracker.functions.ts'

/** Whatever is read of a tracker has a key that begins like this: a change of one makes all of it old. */
export const trackerQueries = {
  tracker: (id: string) =>
    queryOptions({ queryKey: ['tracker', id], queryFn: () => getTracker({ data: { id } }) }),
}
