import { queryOptions } from '@tanstack/react-query'
import type { Measure } from '#server/contract/measurement.schema.ts'
import { getMeasuredDay, getSeries } from './measurements.functions.ts'
import { firstDayOf, type ProgressRange } from './progress-search.schema.ts'

/** Under the key of their tracker, so that whatever makes it old makes them old. */
export const measurementQueries = {
  all: (trackerId: string) => ['tracker', trackerId] as const,
  day: (trackerId: string, day: string) =>
    queryOptions({
      queryKey: [...measurementQueries.all(trackerId), 'day', day],
      queryFn: () => getMeasuredDay({ data: { trackerId, day } }),
    }),
  series: (trackerId: string, { measure, range, today }: AskedSeries) =>
    queryOptions({
      queryKey: [...measurementQueries.all(trackerId), 'series', measure, range, today],
      queryFn: () =>
        getSeries({ data: { trackerId, measure, from: firstDayOf(range, today), to: today } }),
    }),
}

type AskedSeries = { measure: Measure; range: ProgressRange; today: string }
