import { queryOptions } from '@tanstack/react-query'
import { withDeviceFallback } from '#app/device/device-fallback.ts'
import { findAnswer } from '#app/device/stored-answers.ts'
import type { ProgressRange } from '#app/features/measurements/chart/progress-search.ts'
import { firstDayOf } from '#app/features/measurements/chart/progress-search.ts'
import type { Measure } from '#server/contract/measures.ts'
import type { Series } from '#server/contract/series.schema.ts'
import { getMeasuredDay, getSeries } from './measurements.functions.ts'
import type { MeasuredDay } from './measurements.server.ts'

/** Nested in the key of the tracker, so that invalidating the tracker invalidates them. */
export const measurementQueries = {
  all: (trackerId: string) => ['tracker', trackerId] as const,
  day: (trackerId: string, day: string) =>
    queryOptions({
      queryKey: [...measurementQueries.all(trackerId), 'day', day],
      queryFn: () =>
        withDeviceFallback(
          () => getMeasuredDay({ data: { trackerId, day } }),
          () => recallDay(trackerId, day),
        ),
    }),
  /** The key of the day that this device showed last. */
  latestDayKey: (trackerId: string) =>
    [...measurementQueries.all(trackerId), 'latest-day'] as const,
  series: (trackerId: string, { measure, range, today }: SeriesQuery) =>
    queryOptions({
      queryKey: [...measurementQueries.all(trackerId), 'series', measure, range, today],
      queryFn: () =>
        withDeviceFallback(
          () =>
            getSeries({ data: { trackerId, measure, from: firstDayOf(range, today), to: today } }),
          () => recallSeries(trackerId, { measure, range }),
        ),
    }),
  /** The key of the series that this device showed last. */
  latestSeriesKey: (trackerId: string, { measure, range }: Omit<SeriesQuery, 'today'>) =>
    [...measurementQueries.all(trackerId), 'latest-series', measure, range] as const,
}

async function recallSeries(trackerId: string, query: Omit<SeriesQuery, 'today'>) {
  return (await findAnswer(measurementQueries.latestSeriesKey(trackerId, query))) as
    | Series
    | undefined
}

export type SeriesQuery = { measure: Measure; range: ProgressRange; today: string }

/** Returns the stored day; for a day never shown, the latest stored day without its entries. */
async function recallDay(trackerId: string, day: string): Promise<MeasuredDay | undefined> {
  const { queryKey } = measurementQueries.day(trackerId, day)
  const storedDay = (await findAnswer(queryKey)) as MeasuredDay | undefined
  if (storedDay) return storedDay
  const latest = await findAnswer(measurementQueries.latestDayKey(trackerId))
  return latest ? { ...(latest as MeasuredDay), entries: [] } : undefined
}
