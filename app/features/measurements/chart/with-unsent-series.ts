import { dayAfter } from '#app/lib/day-after.ts'
import { type TrendPoint, trendPointAfter } from '#app/nutrition/weight-trend.ts'
import { entryOf } from '#app/readings/measured-entry.ts'
import type { Outbox } from '#app/sync/outbox.ts'
import { withUnsent } from '#app/sync/with-unsent.ts'
import type { Measure } from '#server/contract/measures.ts'
import {
  addsUp,
  type MeasuredEntry,
  type Series,
  type SeriesPoint,
} from '#server/contract/series.schema.ts'
import type { EntryKind } from '#server/contract/sync.schema.ts'

export type ShownSeries = Series & {
  /** How many changed entries the points do not show yet. */
  waitingCount?: number
}

type Changes = {
  measure: Measure
  /** The first requested day; undefined requests all of them. */
  from?: string | undefined
  outbox: Outbox
}

/**
 * Applies the outbox to a series: to its entries, and to each point whose entries are all known. A point
 * with unknown entries stays unchanged until the server has answered.
 */
export function withUnsentSeries(
  series: Series,
  { measure, from = '', outbox }: Changes,
): ShownSeries {
  const touched = touchedBy(outbox, { measure, from })
  if (touched.length === 0) return series
  const bucketOf = (day: string) => bucketStart(day, series.bucket)
  const isWhole = series.entryCount <= series.entries.length
  const lastPartialDay = isWhole ? '' : (series.entries.at(-1)?.measuredOn ?? '')
  const isKnown = (day: string) => bucketOf(day) > lastPartialDay
  const listed = new Set(series.entries.map(({ id }) => id))
  const entries = withUnsent(series.entries, {
    outbox,
    kind: kindOf(measure),
    idOf: ({ id }) => id,
    entryOf: ({ operation: { next } }) => {
      const entry = next ? entryOf(next) : undefined
      if (entry?.kind !== measure || entry.measuredOn < from) return undefined
      // An entry older than the listed ones was never in the list.
      if (!listed.has(entry.id) && !isKnown(entry.measuredOn)) return undefined
      const { kind: _, ...measured } = entry
      return measured
    },
  }).sort((a, b) => momentOf(b).localeCompare(momentOf(a)))
  const waiting = touched.filter(({ days }) => !days.every(isKnown))
  const days = touched.flatMap((change) => change.days).filter(isKnown)
  const changed = new Set(days.map(bucketOf))
  const oldestFirst = entries.toReversed()
  const ofBucket = (on: string) => oldestFirst.filter((entry) => bucketOf(entry.measuredOn) === on)
  const points = [
    ...series.points.filter(({ on }) => !changed.has(on)),
    ...[...changed].flatMap((on) => pointOf(measure, on, ofBucket(on))),
  ].sort((a, b) => a.on.localeCompare(b.on))
  const dayCountIn = (among: readonly MeasuredEntry[]) =>
    new Set(among.map(({ measuredOn }) => measuredOn).filter((day) => changed.has(bucketOf(day))))
      .size
  return {
    ...series,
    from: [series.from, ...days].toSorted()[0] ?? series.from,
    to: [series.to, ...days].toSorted().at(-1) ?? series.to,
    entryCount: series.entryCount + entries.length - series.entries.length,
    dayCount: series.dayCount + dayCountIn(entries) - dayCountIn(series.entries),
    points: measure === 'weight' ? withTrend(points, { changed, ofBucket }) : points,
    entries,
    waitingCount: new Set(waiting.map(({ entryId }) => entryId)).size,
  }
}

/** Sorts a day by its times; entries without a time come first. */
function momentOf({ measuredOn, measuredAt }: MeasuredEntry): string {
  return `${measuredOn} ${measuredAt ?? ''}`
}

/** Entries in the outbox within the range, with their days before and after the change. */
function touchedBy(outbox: Outbox, { measure, from }: { measure: Measure; from: string }) {
  return outbox.flatMap(({ operation: { kind, entryId, base, next }, refusal }) => {
    if (kind !== kindOf(measure) || refusal) return []
    const days = [base, next].flatMap((content) => {
      const entry = content && entryOf(content)
      return entry?.kind === measure && entry.measuredOn >= from ? entry.measuredOn : []
    })
    return days.length > 0 ? { entryId, days } : []
  })
}

function kindOf(measure: Measure): EntryKind {
  return measure === 'weight' ? 'weight' : 'measurement'
}

/** Averages each day first, so that a day with many entries counts once. Returns no point without entries. */
function pointOf(measure: Measure, on: string, entries: readonly MeasuredEntry[]): SeriesPoint[] {
  const days = [...new Set(entries.map(({ measuredOn }) => measuredOn))].map((day) =>
    dayOf(
      measure,
      entries.filter(({ measuredOn }) => measuredOn === day),
    ),
  )
  const lastOn = entries.at(-1)?.measuredOn
  if (lastOn === undefined) return []
  const seconds = days.flatMap(({ second }) => second ?? [])
  return [
    {
      on,
      lastOn,
      mean: meanOf(days.map(({ mean }) => mean)),
      least: Math.min(...days.map(({ least }) => least)),
      most: Math.max(...days.map(({ most }) => most)),
      secondMean: seconds.length > 0 ? meanOf(seconds) : null,
      trend: null,
      dayCount: days.length,
    },
  ]
}

function dayOf(measure: Measure, entries: readonly MeasuredEntry[]) {
  const values = entries.map(({ value }) => value)
  const seconds = entries.flatMap(({ secondValue }) => secondValue ?? [])
  const sum = sumOf(values)
  const second = seconds.length > 0 ? meanOf(seconds) : undefined
  if (addsUp(measure)) return { mean: sum, least: sum, most: sum, second }
  return { mean: meanOf(values), least: Math.min(...values), most: Math.max(...values), second }
}

type ChangedPoints = {
  changed: ReadonlySet<string>
  ofBucket: (on: string) => MeasuredEntry[]
}

/** Recalculates the trend from the first changed point on: every later entry is known. */
function withTrend(points: readonly SeriesPoint[], { changed, ofBucket }: ChangedPoints) {
  const [firstChanged] = [...changed].toSorted()
  if (firstChanged === undefined) return [...points]
  let before: TrendPoint | undefined
  return points.map((point) => {
    if (point.on < firstChanged && point.trend !== null) {
      const { lastOn: measuredOn, mean: kilograms, trend: trendKilograms } = point
      before = { measuredOn, kilograms, trendKilograms }
      return point
    }
    for (const { measuredOn, value } of ofBucket(point.on))
      before = trendPointAfter(before, { measuredOn, kilograms: value })
    return { ...point, trend: before?.trendKilograms ?? null }
  })
}

function meanOf(values: readonly number[]): number {
  return sumOf(values) / values.length
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}

/** Returns the first day of the bucket that holds a day; weeks begin on Monday. */
function bucketStart(day: string, bucket: Series['bucket']): string {
  const date = new Date(day)
  switch (bucket) {
    case 'day':
      return day
    case 'week':
      return dayAfter(day, -((date.getUTCDay() + 6) % 7))
    case 'month':
      return `${day.slice(0, 7)}-01`
    case 'quarter': {
      const month = date.getUTCMonth() - (date.getUTCMonth() % 3) + 1
      return `${day.slice(0, 4)}-${String(month).padStart(2, '0')}-01`
    }
  }
}
