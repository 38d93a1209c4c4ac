import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useStoreOnDevice } from '#app/device/use-store-on-device.ts'
import { measurementQueries } from '#app/features/measurements/measurements.queries.ts'
import type { MeasuredDay } from '#app/features/measurements/measurements.server.ts'
import { useSyncState } from '#app/sync/sync-provider.tsx'
import { withUnsentEntries } from './with-unsent-entries.ts'

/** What was measured on a day as its member has it; null where the main backend keeps only weight. */
export function useMeasuredDay(trackerId: string, day: string): MeasuredDay | null | undefined {
  const query = measurementQueries.day(trackerId, day)
  const { data } = useQuery(query)
  const { overlay } = useSyncState()
  const shown = useMemo(() => data && withUnsentEntries(data, day, overlay), [data, day, overlay])
  useStoreOnDevice(query.queryKey, shown ?? undefined)
  useStoreOnDevice(measurementQueries.latestDayKey(trackerId), shown ?? undefined)
  return shown
}
