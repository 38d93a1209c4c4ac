import { dayMs } from '#app/lib/time.ts'
import { addDays } from '#server/backends/main/platform/calendar-day.ts'
import type { Series } from '#server/contract/series.schema.ts'

/** Ten years with their leap days. */
const mostDays = 3653
/** The longest span that comes by days however few points are asked for: three months. */
const mostSingleDays = 93
const thinned = [
  ['week', 7],
  ['month', 30.4],
] as const satisfies [Series['bucket'], number][]

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
  const bucket = bucketFor(dayCount, points)
  return { bucket, from: begin, to }
}

function bucketFor(dayCount: number, points: number): Series['bucket'] {
  if (dayCount <= Math.max(mostSingleDays, points)) return 'day'
  return thinned.find(([, days]) => dayCount / days <= points)?.[0] ?? 'quarter'
}
