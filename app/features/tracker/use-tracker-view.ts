import { useSuspenseQuery } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useStoreOnDevice } from '#app/device/use-store-on-device.ts'
import { useSyncState } from '#app/sync/sync-provider.tsx'
import { trackerQueries } from './tracker.queries.ts'
import type { TrackerView } from './tracker.server.ts'
import { withUnsentWeights } from './with-unsent-weights.ts'

/** A tracker as its member has it: what the server knows, and over it what this device has changed. */
export function useTrackerView(trackerId: string): TrackerView {
  const { data: found } = useSuspenseQuery(trackerQueries.tracker(trackerId))
  // Between two renders a tracker can only be taken away together with its member's session.
  if (found.kind === 'unknown') throw notFound()
  const { overlay } = useSyncState()
  const { view } = found
  const shown = useMemo(
    () =>
      ({
        kind: 'found',
        view: { ...view, points: withUnsentWeights(view.points, overlay) },
      }) as const,
    [view, overlay],
  )
  useStoreOnDevice(trackerQueries.tracker(trackerId).queryKey, shown)
  const asNewest = useMemo(() => ({ id: trackerId }), [trackerId])
  useStoreOnDevice(trackerQueries.newest().queryKey, asNewest)
  return shown.view
}
