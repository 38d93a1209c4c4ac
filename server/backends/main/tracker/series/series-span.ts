import { dayMs } from '#app/lib/time.ts'
import { addDays } from '#server/backends/main/platform/calendar-day.ts'
import type { Series } from '#server/contract/series.schema.ts'

/** Ten years including leap days. */
const mostDays = 3653
/** Three months: up to this span the points are days, even if the caller asks for fewer. */
const mostSingleDays = 93
const thinned = [
  ['week', 7],
  ['month', 30.4],
] as const satisfies [Series['bucket'], number][]

/** The days of a series and the bucket that yields at most `points` points. */
export type SeriesSpan = Pick<Series, 'bucket' | 'from' | 'to'>

/** Limits the span to ten years. A start after the end becomes the last day. */
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
