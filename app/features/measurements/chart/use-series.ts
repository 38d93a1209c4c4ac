import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useStoreOnDevice } from '#app/device/use-store-on-device.ts'
import { measurementQueries } from '#app/features/measurements/measurements.queries.ts'
import { useSyncState } from '#app/sync/sync-provider.tsx'
import type { Measure } from '#server/contract/measures.ts'
import { firstDayOf } from './first-day-of.ts'
import type { ProgressRange } from './progress-search.ts'
import { withUnsentSeries } from './with-unsent-series.ts'

type AskedSeries = { measure: Measure; range: ProgressRange; today: string }

/** A measure over time as its member has it, kept on this device; null where the main backend knows none. */
export function useSeries(trackerId: string, asked: AskedSeries) {
  const { measure, range, today } = asked
  const { data, error, isFetching, refetch } = useQuery(measurementQueries.series(trackerId, asked))
  const { overlay } = useSyncState()
  const series = useMemo(
    () =>
      data && withUnsentSeries(data, { measure, from: firstDayOf(range, today), outbox: overlay }),
    [measure, range, today, data, overlay],
  )
  useStoreOnDevice(measurementQueries.latestSeriesKey(trackerId, asked), series ?? undefined)
  return { series, error, isFetching, refetch }
}
