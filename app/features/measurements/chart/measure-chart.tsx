import { formatDate, formatShortDay, formatShortMonth } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { measureName, numberText, valueText } from '#app/readings/measure-words.ts'
import { Chart } from '#app/ui/chart/chart.tsx'
import type { ChartSeries } from '#app/ui/chart/chart-series.ts'
import { factsOf, type Measure } from '#server/contract/measures.ts'
import type { Series } from '#server/contract/series.schema.ts'
import { chartOfSeries } from './chart-of-series.ts'
import { SeriesTable } from './series-table.tsx'

type MeasureChartProps = {
  measure: Measure
  /** Has at least one point. */
  series: Series
  /** Limits, the goal corridor and the last day to draw. */
  extra?: Pick<ChartSeries, 'bands' | 'corridor'> & { to?: string }
}

/** A measure over time as a chart and as a table. */
export function MeasureChart({ measure, series, extra = {} }: MeasureChartProps) {
  const isLong = series.from.slice(0, 4) !== series.to.slice(0, 4) || series.bucket !== 'day'
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <Chart
        key={`${measure} ${series.from} ${series.to}`}
        series={{ ...chartOfSeries(measure, series), ...extra }}
        summary={summaryOf(measure, series)}
        readerLabel={m.measurements_reader({ measure: measureName(measure) })}
        axis={factsOf(measure).axis}
        formatValue={(value) => numberText(measure, value)}
        formatDay={isLong ? formatShortMonth : formatShortDay}
      />
      <SeriesTable measure={measure} series={series} />
    </div>
  )
}

function summaryOf(measure: Measure, { points }: Series): string {
  const first = points[0]
  const last = points.at(-1)
  if (!first || !last) return ''
  const name = measureName(measure)
  const text = (point: typeof first) =>
    valueText(measure, { value: point.trend ?? point.mean, secondValue: point.secondMean })
  if (first === last)
    return m.measurements_chart_one({
      measure: name,
      value: text(last),
      date: formatDate(last.lastOn),
    })
  return m.measurements_chart_summary({
    measure: name,
    count: points.length,
    start: formatDate(first.on),
    end: formatDate(last.lastOn),
    first: text(first),
    last: text(last),
  })
}
