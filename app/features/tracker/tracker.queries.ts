import { queryOptions } from '@tanstack/react-query'
import { withDeviceFallback } from '#app/device/device-fallback.ts'
import { findAnswer } from '#app/device/stored-answers.ts'
import { localToday } from '#app/lib/local-today.ts'
import { getNewestTracker, getTracker } from './tracker.functions.ts'
import type { FoundTracker } from './tracker.server.ts'

export const trackerQueries = {
  tracker: (id: string) =>
    queryOptions({
      queryKey: ['tracker', id],
      queryFn: () =>
        withDeviceFallback(
          () => getTracker({ data: { id } }),
          () => readStoredTracker(id),
        ),
    }),
  /** The id of the member's newest tracker; offline, of the one they saw last. */
  newest: () =>
    queryOptions({
      queryKey: ['trackers', 'newest'],
      queryFn: () => withDeviceFallback(getNewestTracker, readStoredNewest),
    }),
}

/** Returns the stored tracker, with the device's current day. */
async function readStoredTracker(id: string): Promise<FoundTracker | undefined> {
  const found = (await findAnswer(trackerQueries.tracker(id).queryKey)) as FoundTracker | undefined
  if (found?.kind !== 'found') return undefined
  return { ...found, view: { ...found.view, today: localToday() } }
}

async function readStoredNewest(): Promise<{ id: string | null } | undefined> {
  return (await findAnswer(trackerQueries.newest().queryKey)) as { id: string } | undefined
}
