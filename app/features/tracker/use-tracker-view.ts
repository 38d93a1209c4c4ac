import { useSuspenseQuery } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useStoreOnDevice } from '#app/device/use-store-on-device.ts'
import { type TrendPoint, trendPointAfter } from '#app/nutrition/weight-trend.ts'
import type { Outbox } from '#app/sync/outbox.ts'
import { useSyncState } from '#app/sync/sync-provider.tsx'
import { withUnsent } from '#app/sync/with-unsent.ts'
import { trackerQueries } from './tracker.queries.ts'
import type { TrackerView } from './tracker.server.ts'

/** Returns the server's tracker with this device's unsent weights. Stores it for offline use. */
export function useTrackerView(trackerId: string): TrackerView {
  const { data: found } = useSuspenseQuery(trackerQueries.tracker(trackerId))
  // The loader has handled this already; it only happens if the session ends between renders.
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

/** Applies unsent weights, oldest first, and recomputes the trend from the first change on. */
function withUnsentWeights(points: TrendPoint[], outbox: Outbox): TrendPoint[] {
  const weights = withUnsent<Pick<TrendPoint, 'measuredOn' | 'kilograms'>>(points, {
    outbox,
    kind: 'weight',
    idOf: ({ measuredOn }) => measuredOn,
    entryOf: ({ operation: { next } }) => (next && 'kilograms' in next ? next : undefined),
  })
  const shownPoints = new Set<unknown>(points)
  if (weights.length === points.length && weights.every((weight) => shownPoints.has(weight)))
    return points
  weights.sort((a, b) => a.measuredOn.localeCompare(b.measuredOn))
  const shown: TrendPoint[] = []
  for (const [index, weight] of weights.entries()) {
    const same = points[index]
    const isUntouched = weight === same && shown.every((point, at) => point === points[at])
    shown.push(isUntouched ? same : trendPointAfter(shown.at(-1), weight))
  }
  return shown
}
