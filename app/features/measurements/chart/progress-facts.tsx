import { formatDate, formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { wordOfScale } from '#app/i18n/scale-words.ts'
import { entryText, numberText, valueText } from '#app/readings/measure-words.ts'
import { daysBetween } from '#server/contract/bare-dates.ts'
import { factsOf, isScale, type Measure } from '#server/contract/measures.ts'
import type { Series, SeriesPoint } from '#server/contract/series.schema.ts'
import { LargeNumber } from './large-number.tsx'

type ProgressFactsProps = { measure: Measure; series: Series }

/** The latest value in large type, with its change, mean, span and number of days. */
export function ProgressFacts({ measure, series }: ProgressFactsProps) {
  const { points, from, to, dayCount } = series
  const first = points[0]
  const last = points.at(-1)
  if (!first || !last) return null
  const latest = series.entries[0]
  const date = formatDate(last.lastOn)
  const isSum = factsOf(measure).addsUp
  const shown =
    isSum || !latest
      ? valueText(measure, { value: last.mean })
      : entryText({ kind: measure, ...latest })
  const least = Math.min(...points.map((point) => point.least))
  const most = Math.max(...points.map((point) => point.most))
  const mean = meanOfDays(points, ({ mean }) => mean)
  const secondMean = last.secondMean && meanOfDays(points, (point) => point.secondMean ?? 0)
  const facts: [string, string][] = [
    [m.measurements_fact_change(), changeText(measure, series)],
    [m.measurements_fact_mean(), valueText(measure, { value: mean, secondValue: secondMean })],
    [
      factsOf(measure).second ? m.measurements_fact_span_systolic() : m.measurements_fact_span(),
      spanText(measure, least, most),
    ],
    [
      m.measurements_fact_days(),
      m.measurements_fact_days_of({
        count: formatNumber(dayCount),
        days: formatNumber(daysBetween(from, to) + 1),
      }),
    ],
  ]
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
      <LargeNumber
        above={m.measurements_latest_on({ date })}
        number={shown}
        below={
          last.trend === null
            ? undefined
            : m.measurements_trend_now({ trend: valueText(measure, { value: last.trend }) })
        }
      />
      <dl className="grid grid-cols-2 gap-x-8 gap-y-2 text-sm sm:grid-cols-4">
        {facts.map(([term, text]) => (
          <div key={term}>
            <dt className="text-ink-muted">{term}</dt>
            <dd className="font-semibold tabular-nums">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** The mean of all days, so that it is the same whether days, weeks or months are drawn. */
function meanOfDays(points: SeriesPoint[], meanOf: (point: SeriesPoint) => number): number {
  const days = points.reduce((sum, { dayCount = 1 }) => sum + dayCount, 0)
  return points.reduce((sum, point) => sum + meanOf(point) * (point.dayCount ?? 1), 0) / days
}

/** Writes scales as words, and a single value if the lowest equals the highest. */
function spanText(measure: Measure, least: number, most: number): string {
  const ends = [least, most].map((end) =>
    isScale(measure) ? wordOfScale(measure, end) : numberText(measure, end),
  )
  return [...new Set(ends)].join('–')
}

/** A signed number without judgement. */
function changeText(measure: Measure, { points }: Series): string {
  const first = points[0]
  const last = points.at(-1)
  if (!first || !last || first === last) return '–'
  const { decimals, unit } = factsOf(measure)
  const change = (last.trend ?? last.mean) - (first.trend ?? first.mean)
  const number = formatNumber(change, {
    signDisplay: 'exceptZero',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
  return `${number}\u00a0${unit}`.trim()
}
