import { m } from '#app/i18n/paraglide/messages.js'
import { measureName, numberText, valueText } from '#app/readings/measure-words.ts'
import type { Measure } from '#server/contract/measures.ts'
import type { Series, SeriesPoint } from '#server/contract/series.schema.ts'
import { bucketText } from './chart-of-series.ts'

type SeriesTableProps = { measure: Measure; series: Series }

/** Every point of a chart as text, newest first. */
export function SeriesTable({ measure, series: { points, bucket } }: SeriesTableProps) {
  const hasTrend = measure === 'weight'
  const hasSpan = bucket !== 'day'
  return (
    <details className="print-open">
      <summary className="rounded-control py-1 text-link text-sm pointer-coarse:py-3 print:hidden">
        {m.measurements_table_title({ count: points.length })}
      </summary>
      <table className="mt-3 w-full text-left text-sm tabular-nums">
        <caption className="sr-only">{measureName(measure)}</caption>
        <thead>
          <tr className="border-line-strong border-b text-ink-muted">
            <Heading>{m.measurements_column_when()}</Heading>
            <Heading isNumber>
              {hasSpan ? m.measurements_column_mean() : m.measurements_column_value()}
            </Heading>
            {hasSpan && <Heading isNumber>{m.measurements_column_span()}</Heading>}
            {hasTrend && <Heading isNumber>{m.measurements_legend_trend()}</Heading>}
          </tr>
        </thead>
        <tbody>
          {points.toReversed().map((point) => (
            <tr key={point.on} className="break-inside-avoid border-line border-b">
              <td className="py-2 pr-3">{bucketText(point.on, bucket)}</td>
              <td className="py-2 pl-3 text-right">
                {valueText(measure, { value: point.mean, secondValue: point.secondMean })}
              </td>
              {hasSpan && <td className="py-2 pl-3 text-right">{spanText(measure, point)}</td>}
              {hasTrend && (
                <td className="py-2 pl-3 text-right">
                  {point.trend !== null && valueText(measure, { value: point.trend })}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

function spanText(measure: Measure, { least, most }: SeriesPoint): string {
  return `${numberText(measure, least)}–${numberText(measure, most)}`
}

function Heading({ children, isNumber = false }: { children: string; isNumber?: boolean }) {
  return (
    <th
      scope="col"
      className={isNumber ? 'py-2 pl-3 text-right font-semibold' : 'py-2 pr-3 font-semibold'}
    >
      {children}
    </th>
  )
}
