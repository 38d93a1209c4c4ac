import { formatDate, formatMonth } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import type { DayRange, DayValue } from '#app/lib/chart/chart-shapes.ts'
import { dayAfter } from '#app/lib/day-after.ts'
import { dayMs } from '#app/lib/time.ts'
import { valueText } from '#app/readings/measure-words.ts'
import type { ChartSeries } from '#app/ui/chart/chart-series.ts'
import { daysBetween } from '#server/contract/bare-dates.ts'
import { factsOf, type Measure } from '#server/contract/measures.ts'
import type { Series, SeriesPoint } from '#server/contract/series.schema.ts'

const daysOfBucket = { day: 1, week: 7, month: 30, quarter: 91 } as const satisfies Record<
  Series['bucket'],
  number
>

/** Converts a series for the chart: each measure in its look, thinned points with their span. */
export function chartOfSeries(measure: Measure, series: Series): ChartSeries {
  const { points, bucket } = series
  const placed = points.map((point) => ({ ...point, day: middleOf(point, series) }))
  const means: DayValue[] = placed.map(({ day, mean }) => ({ day, value: mean }))
  const spans: DayRange[] = placed.map(({ day, least, most }) => ({ day, least, most }))
  const isThinned = bucket !== 'day'
  const measured = isThinned
    ? { ranges: { name: m.measurements_legend_ranges(), points: spans } }
    : { dots: { name: m.measurements_legend_values(), points: means } }
  return {
    from: series.from,
    to: series.to,
    readings: placed.map((point) => ({
      day: point.day,
      value: point.trend ?? point.mean,
      text: () => readingText(measure, point, bucket),
    })),
    ...partsByLook(),
  }

  function partsByLook(): Partial<ChartSeries> {
    switch (factsOf(measure).look) {
      case 'trend':
        return {
          line: {
            name: m.measurements_legend_trend(),
            points: trendOfPoints(points),
            isFilled: true,
          },
          ...measured,
        }
      case 'pair':
        return {
          line: { name: m.measurements_legend_systolic(), points: means },
          secondLine: {
            name: m.measurements_legend_diastolic(),
            points: placed.flatMap(({ day, secondMean }) =>
              secondMean === null ? [] : { day, value: secondMean },
            ),
          },
        }
      case 'columns':
        return {
          columns: {
            name: isThinned ? m.measurements_legend_daily_mean() : m.measurements_legend_sum(),
            points: means,
            daysEach: daysOfBucket[bucket],
          },
        }
      case 'line':
        return { line: { name: meanName(), points: means }, ...measured }
    }
  }

  function meanName(): string {
    return isThinned ? m.measurements_legend_mean() : m.measurements_legend_line()
  }
}

/** A trend belongs to a day, while a week or month is drawn in its middle. */
function trendOfPoints(points: readonly SeriesPoint[]): DayValue[] {
  return points.flatMap(({ lastOn, trend }) =>
    trend === null ? [] : { day: lastOn, value: trend },
  )
}

function middleOf({ on }: SeriesPoint, { bucket, from, to }: Series): string {
  if (bucket === 'day') return on
  const middle = Date.parse(on) + Math.floor(daysOfBucket[bucket] / 2) * dayMs
  const [, day = on] = [from, new Date(middle).toISOString().slice(0, 10), to].toSorted()
  return day
}

/** `3 Maret 2026`, `Minggu mulai 2 Maret 2026`, `Maret 2026` or `Januari 2026–Maret 2026`. */
export function bucketText(on: string, bucket: Series['bucket']): string {
  switch (bucket) {
    case 'day':
      return formatDate(on)
    case 'week':
      return m.measurements_week_of({ date: formatDate(on) })
    case 'month':
      return formatMonth(on)
    case 'quarter':
      return m.measurements_quarter({
        first: formatMonth(on),
        last: formatMonth(monthsAfter(on, 2)),
      })
  }
}

function readingText(measure: Measure, point: SeriesPoint, bucket: Series['bucket']): string {
  const when = bucketText(point.on, bucket)
  const value = valueText(measure, { value: point.mean, secondValue: point.secondMean })
  if (point.trend === null) return m.measurements_reading({ when, value })
  const trend = valueText(measure, { value: point.trend })
  return m.measurements_reading_trend({ when, value, trend })
}

/** Returns the first day of the month `count` months later. */
function monthsAfter(on: string, count: number): string {
  const day = new Date(on)
  day.setUTCMonth(day.getUTCMonth() + count)
  return day.toISOString().slice(0, 10)
}

const aheadDays = { least: 7, most: 56 }
const shareAhead = 1 / 4

/** Returns the last day of a chart with a goal corridor: late enough to show where the corridor leads. */
export function dayAhead({ from, to }: { from: string; to: string }): string {
  const wished = Math.round(daysBetween(from, to) * shareAhead)
  return dayAfter(to, Math.min(aheadDays.most, Math.max(aheadDays.least, wished)))
}
