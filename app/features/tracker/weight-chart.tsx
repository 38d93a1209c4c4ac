import { formatDate, formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import type { TrendPoint } from '#app/nutrition/weight-trend.ts'
import { scaleFor } from './chart-scale.ts'
import { formatKilograms } from './format-kilograms.ts'
import { areaUnder, chartBox, dotsAt, lineThrough, positionsOf } from './weight-chart-geometry.ts'

type WeightChartProps = {
  /** One at least, oldest first. */
  points: TrendPoint[]
}

/**
 * The trend as one strong line, the weights as pale dots. The drawing is stretched to the width of
 * the page; labels are text beside it, so that they keep their size.
 */
export function WeightChart({ points }: WeightChartProps) {
  const scale = scaleFor(points.flatMap((point) => [point.kilograms, point.trendKilograms]))
  const { weights, trend } = positionsOf(points, scale)
  return (
    <figure className="flex flex-col gap-2">
      <div role="img" aria-label={summaryOf(points)} className="flex gap-3">
        <AxisLabels labels={scale.labels} />
        <div className="min-w-0 flex-1">
          <svg
            viewBox={`0 0 ${chartBox.width} ${chartBox.height}`}
            preserveAspectRatio="none"
            className="block h-56 w-full overflow-visible sm:h-80"
            aria-hidden="true"
          >
            <g fill="none" strokeLinecap="round" strokeLinejoin="round">
              <path d={gridOf(scale.labels.length)} className="stroke-line" {...steady} />
              <path
                d={dotsAt(weights)}
                strokeWidth="7"
                className="stroke-action opacity-35"
                {...steady}
              />
              <path d={areaUnder(trend)} className="fill-action opacity-10" />
              <path d={lineThrough(trend)} strokeWidth="3" className="stroke-action" {...steady} />
              <path
                d={dotsAt(trend.slice(-1))}
                strokeWidth="13"
                className="stroke-action"
                {...steady}
              />
            </g>
          </svg>
          <DayLabels points={points} />
        </div>
      </div>
      <Legend />
    </figure>
  )
}

/** Strokes keep their width however the drawing is stretched. */
const steady = { vectorEffect: 'non-scaling-stroke' } as const

function AxisLabels({ labels }: { labels: number[] }) {
  return (
    <div className="-my-2.5 flex h-61 flex-col justify-between text-right text-ink-muted text-sm tabular-nums sm:h-85">
      {labels.map((label) => (
        <span key={label} className="h-5 leading-5">
          {formatNumber(label)}
        </span>
      ))}
    </div>
  )
}

function DayLabels({ points }: { points: TrendPoint[] }) {
  const days = new Set([points[0], points.at(-1)].flatMap((point) => point?.measuredOn ?? []))
  return (
    <div className="flex justify-between gap-4 pt-2 text-ink-muted text-sm">
      {[...days].map((day) => (
        <span key={day} className="only:mx-auto">
          {formatDate(day)}
        </span>
      ))}
    </div>
  )
}

function Legend() {
  return (
    <figcaption className="flex flex-wrap gap-x-6 gap-y-1 text-ink-muted text-sm">
      <span className="inline-flex items-center gap-2">
        <span className="h-1 w-6 rounded-full bg-action" />
        {m.tracker_legend_trend()} ({m.tracker_chart_unit()})
      </span>
      <span className="inline-flex items-center gap-2">
        <span className="size-2 rounded-full bg-action opacity-35" />
        {m.tracker_legend_weights()}
      </span>
    </figcaption>
  )
}

function gridOf(lineCount: number): string {
  const gap = chartBox.height / (lineCount - 1)
  return Array.from({ length: lineCount }, (_, i) => `M0 ${i * gap}H${chartBox.width}`).join('')
}

function summaryOf(points: TrendPoint[]): string {
  const first = points[0]
  const last = points.at(-1)
  if (!first || !last) return ''
  if (first === last)
    return m.tracker_chart_summary_one({
      weight: formatKilograms(first.kilograms),
      date: formatDate(first.measuredOn),
    })
  return m.tracker_chart_summary({
    count: points.length,
    start: formatDate(first.measuredOn),
    end: formatDate(last.measuredOn),
    first: formatKilograms(first.trendKilograms),
    last: formatKilograms(last.trendKilograms),
  })
}
