import { useState } from 'react'
import { type AxisOptions, axisAround } from '#app/lib/chart/chart-axis.ts'
import { chartBox, daysAcross, shapesIn } from '#app/lib/chart/chart-shapes.ts'
import { ChartLegend } from './chart-legend.tsx'
import { ChartMarks } from './chart-marks.tsx'
import { ChartReader } from './chart-reader.tsx'
import { type ChartSeries, valuesOnAxis } from './chart-series.ts'

type ChartProps = {
  series: ChartSeries
  /** The text alternative of the chart. */
  summary: string
  /** The accessible name of the slider. */
  readerLabel: string
  axis: AxisOptions
  formatValue: (value: number) => string
  formatDay: (day: string) => string
}

/** A phone has room for no more. */
const dayLabelCount = 4

/**
 * A chart over days that renders on the server. The drawing stretches to the page width; labels are
 * text beside it, so they keep their size.
 */
export function Chart({ series, summary, readerLabel, axis: axisOptions, ...format }: ChartProps) {
  const [read, setRead] = useState<number>()
  const axis = axisAround(valuesOnAxis(series, axisOptions.leastSpan), axisOptions)
  const shapes = shapesIn({ from: series.from, to: series.to, axis })
  const reading = read === undefined ? undefined : series.readings[read]
  return (
    <figure className="flex break-inside-avoid flex-col gap-2">
      <div className="flex gap-3">
        <AxisLabels labels={axis.labels.map(format.formatValue)} />
        <div className="min-w-0 flex-1">
          <div className="relative">
            <svg
              viewBox={`0 0 ${chartBox.width} ${chartBox.height}`}
              preserveAspectRatio="none"
              role="img"
              aria-label={summary}
              className="block h-56 w-full overflow-visible sm:h-72"
            >
              <ChartMarks series={series} shapes={shapes} lineCount={axis.labels.length} />
              {reading && (
                <g fill="none" strokeLinecap="round" className="stroke-ink">
                  <path
                    d={`M${shapes.x(reading.day)} 0V${chartBox.height}`}
                    vectorEffect="non-scaling-stroke"
                    className="opacity-30"
                  />
                  <path
                    d={shapes.dotsAt([reading])}
                    strokeWidth="11"
                    vectorEffect="non-scaling-stroke"
                  />
                </g>
              )}
            </svg>
            <ChartReader
              label={readerLabel}
              readings={series.readings}
              shareOf={(day) => shapes.x(day) / chartBox.width}
              read={read}
              onRead={setRead}
            />
          </div>
          <DayLabels
            days={daysAcross(series.from, series.to, dayLabelCount).map(format.formatDay)}
          />
        </div>
      </div>
      <figcaption className="flex min-h-6 flex-wrap items-baseline justify-between gap-x-6 gap-y-1 text-ink-muted text-sm">
        <ChartLegend series={series} />
        {/* The slider announces it. */}
        <span aria-hidden="true" className="font-semibold text-ink tabular-nums">
          {reading?.text()}
        </span>
      </figcaption>
    </figure>
  )
}

function AxisLabels({ labels }: { labels: string[] }) {
  return (
    <div
      aria-hidden="true"
      className="-my-2.5 flex h-61 flex-col justify-between text-right text-ink-muted text-sm tabular-nums sm:h-77"
    >
      {labels.map((label) => (
        <span key={label} className="h-5 leading-5">
          {label}
        </span>
      ))}
    </div>
  )
}

function DayLabels({ days }: { days: string[] }) {
  return (
    <div
      aria-hidden="true"
      className="flex justify-between gap-2 whitespace-nowrap pt-2 text-ink-muted text-xs sm:text-sm"
    >
      {days.map((day) => (
        <span key={day} className="only:mx-auto max-[17rem]:not-first:not-last:hidden">
          {day}
        </span>
      ))}
    </div>
  )
}
