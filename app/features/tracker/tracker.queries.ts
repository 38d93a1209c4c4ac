import { queryOptions } from '@tanstack/react-query'
import { withDeviceFallback } from '#app/device/device-fallback.ts'
import { findAnswer } from '#app/device/stored-answers.ts'
import { localToday } from '#app/lib/local-today.ts'
import { getNewestTracker, getTracker } from './tracker.functions.ts'
import type { FoundTracker } from './tracker.server.ts'

/** Whatever is read of a tracker has a key that begins like this: a change of one makes all of it old. */
export const trackerQueries = {
  tracker: (id: string) =>
    queryOptions({
      queryKey: ['tracker', id],
      queryFn: () =>
        withDeviceFallback(
          () => getTracker({ data: { id } }),
          () => recallTracker(id),
        ),
    }),
  /** The id of the member's newest one; without a connection of the one that they saw last. */
  newest: () =>
    queryOptions({
      queryKey: ['trackers', 'newest'],
      queryFn: () => withDeviceFallback(getNewestTracker, recallNewest),
    }),
}

/** As this device saw it last, on the day that it is here now. */
async function recallTracker(id: string): Promise<FoundTracker | undefined> {
  const found = (await findAnswer(trackerQueries.tracker(id).queryKey)) as FoundTracker | undefined
  if (found?.kind !== 'found') return undefined
  return { ...found, view: { ...found.view, today: localToday() } }
}

async function recallNewest(): Promise<{ id: string | null } | undefined> {
  return (await findAnswer(trackerQueries.newest().queryKey)) as { id: string } | undefined
}
