import { addDays } from '#server/backends/main/calendar-day.ts'
import type { Series } from '#server/contract/series.schema.ts'

/** Ten years with their leap days. */
const mostDays = 3653
const daysOfBucket = { day: 1, week: 7, month: 30.4 } as const satisfies Record<
  Series['bucket'],
  number
>
const dayMs = 24 * 60 * 60 * 1000

/** The days of a series and how they are put together so that no more than `points` are left. */
export type SeriesSpan = Pick<Series, 'bucket' | 'from' | 'to'>

/** Ten years at the most; what begins after its end is its last day. */
export function spanOf({
  from,
  to,
  points,
}: {
  from: string
  to: string
  points: number
}): SeriesSpan {
  const earliest = addDays(to, -mostDays)
  const [, begin = to] = [earliest, from, to].toSorted()
  const dayCount = (Date.parse(to) - Date.parse(begin)) / dayMs + 1
  const fits = (bucket: Series['bucket']) => dayCount / daysOfBucket[bucket] <= points
  const bucket = fits('day') ? 'day' : fits('week') ? 'week' : 'month'
  return { bucket, from: begin, to }
}
