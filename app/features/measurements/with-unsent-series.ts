import { type TrendPoint, trendPointAfter } from '#app/nutrition/weight-trend.ts'
import type { Outbox } from '#app/sync/outbox.ts'
import { withUnsent } from '#app/sync/with-unsent.ts'
import type { Measure } from '#server/contract/measures.ts'
import {
  addsUp,
  type MeasuredEntry,
  type Series,
  type SeriesPoint,
} from '#server/contract/series.schema.ts'
import { entryOf } from './entry.ts'

/**
 * A series with what this device has changed of it: its entries, and its points where each of them is
 * a day. A day that had more entries than came along keeps its point until the server has answered.
 */
export function withUnsentSeries(measure: Measure, series: Series, outbox: Outbox): Series {
  const entries = withUnsent(series.entries, {
    outbox,
    kind: measure === 'weight' ? 'weight' : 'measurement',
    idOf: ({ id }) => id,
    entryOf: ({ operation: { next } }) => {
      const entry = next ? entryOf(next) : undefined
      if (entry?.kind !== measure) return undefined
      const { kind: _, ...measured } = entry
      return measured
    },
  }).sort((a, b) => b.measuredOn.localeCompare(a.measuredOn))
  const before = new Set(series.entries)
  const after = new Set(entries)
  const changed = [
    ...series.entries.filter((entry) => !after.has(entry)),
    ...entries.filter((entry) => !before.has(entry)),
  ]
  if (changed.length === 0) return series
  const entryCount = series.entryCount + entries.length - series.entries.length
  if (series.bucket !== 'day') return { ...series, entries, entryCount }
  const isWhole = series.entryCount <= series.entries.length
  const lastPartialDay = isWhole ? '' : (series.entries.at(-1)?.measuredOn ?? '')
  const days = changed.map(({ measuredOn }) => measuredOn).filter((day) => day > lastPartialDay)
  const points = [
    ...series.points.filter(({ on }) => !days.includes(on)),
    ...[...new Set(days)].flatMap((day) => pointOf(measure, day, entries)),
  ].sort((a, b) => a.on.localeCompare(b.on))
  return {
    ...series,
    from: [series.from, ...days].toSorted()[0] ?? series.from,
    to: [series.to, ...days].toSorted().at(-1) ?? series.to,
    entryCount,
    dayCount: points.length,
    points: measure === 'weight' ? withTrend(points) : points,
    entries,
  }
}

/** A day in which nothing is left has none. */
function pointOf(measure: Measure, on: string, entries: readonly MeasuredEntry[]): SeriesPoint[] {
  const ofDay = entries.filter(({ measuredOn }) => measuredOn === on)
  if (ofDay.length === 0) return []
  const values = ofDay.map(({ value }) => value)
  const seconds = ofDay.flatMap(({ secondValue }) => secondValue ?? [])
  const sum = sumOf(values)
  const isSum = addsUp(measure)
  return [
    {
      on,
      lastOn: on,
      mean: isSum ? sum : sum / values.length,
      least: isSum ? sum : Math.min(...values),
      most: isSum ? sum : Math.max(...values),
      secondMean: seconds.length > 0 ? sumOf(seconds) / seconds.length : null,
      trend: null,
    },
  ]
}

/** From the first new day on the trend follows. */
function withTrend(points: readonly SeriesPoint[]): SeriesPoint[] {
  const firstNew = points.findIndex(({ trend }) => trend === null)
  let before: TrendPoint | undefined
  return points.map((point, index) => {
    const known = index < firstNew || firstNew < 0 ? point.trend : null
    const weight = { measuredOn: point.on, kilograms: point.mean }
    before = known === null ? trendPointAfter(before, weight) : { ...weight, trendKilograms: known }
    return { ...point, trend: before.trendKilograms }
  })
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}
