import { area, curveMonotoneX, line } from 'd3-shape'
import { dayMs } from '#app/lib/time.ts'
import type { ChartAxis } from './chart-axis.ts'

/** The size of a chart in its own units. The component that draws it scales them. */
export const chartBox = { width: 1000, height: 400 } as const

export type DayValue = { day: string; value: number }
export type DayRange = { day: string; least: number; most: number }

type Frame = { from: string; to: string; axis: ChartAxis }

/**
 * Returns the shapes of a chart as `d` of SVG paths, for pages and for print. Days are placed in
 * proportion to time, values in proportion to the axis. Curves never overshoot their values.
 */
export function shapesIn({ from, to, axis }: Frame) {
  const begin = Date.parse(from)
  const span = Date.parse(to) - begin
  // A single day is placed in the middle.
  const x = (day: string) =>
    span === 0 ? chartBox.width / 2 : ((Date.parse(day) - begin) / span) * chartBox.width
  const y = (value: number) => ((axis.most - value) / (axis.most - axis.least)) * chartBox.height
  const within = (value: number) => Math.min(axis.most, Math.max(axis.least, value))
  const curve = line<DayValue>(
    ({ day }) => x(day),
    ({ value }) => y(value),
  )
  const ranges = area<DayRange>(
    ({ day }) => x(day),
    ({ least }) => y(least),
    ({ most }) => y(most),
  )
  const ground = area<DayValue>(
    ({ day }) => x(day),
    chartBox.height,
    ({ value }) => y(value),
  )
  curve.curve(curveMonotoneX).digits(1)
  ground.curve(curveMonotoneX).digits(1)
  ranges.digits(1)
  return {
    x,
    y,
    lineThrough: (points: readonly DayValue[]) => curve(points) ?? '',
    areaBetween: (points: readonly DayRange[]) => ranges(points) ?? '',
    areaUnder: (points: readonly DayValue[]) => ground(points) ?? '',
    /** Zero-length lines: with round caps they stay round when the chart is stretched. */
    dotsAt: (points: readonly DayValue[]) =>
      points.map(({ day, value }) => `M${x(day).toFixed(1)} ${y(value).toFixed(1)}h0`).join(''),
    uprightsAt: (points: readonly DayRange[]) =>
      points
        .map(
          ({ day, least, most }) =>
            `M${x(day).toFixed(1)} ${y(least).toFixed(1)}V${y(most).toFixed(1)}`,
        )
        .join(''),
    /**
     * Columns from the bottom, as wide as their share of the days; the first and last are cut in
     * half.
     */
    columnsAt: (points: readonly DayValue[], daysEach: number) => {
      const width =
        span === 0
          ? chartBox.width / 8
          : Math.min(chartBox.width / 8, (daysEach * dayMs * chartBox.width * 0.7) / span)
      return points
        .map(({ day, value }) => {
          const left = Math.max(0, x(day) - width / 2)
          const right = Math.min(chartBox.width, x(day) + width / 2)
          return `M${left.toFixed(1)} ${chartBox.height}V${y(value).toFixed(1)}H${right.toFixed(1)}V${chartBox.height}Z`
        })
        .join('')
    },
    /** A line across the whole chart; empty if it lies outside. */
    lineAt: (value: number) =>
      value === within(value) ? `M0 ${y(value).toFixed(1)}H${chartBox.width}` : '',
    /** A band across the whole chart, clipped to the axis; empty if it lies outside. */
    bandFrom: (least: number | undefined, most: number | undefined) => {
      const [foot, head] = [y(within(least ?? axis.least)), y(within(most ?? axis.most))]
      return foot - head < 0.5
        ? ''
        : `M0 ${head.toFixed(1)}H${chartBox.width}V${foot.toFixed(1)}H0Z`
    },
  }
}

/** Returns up to `count` days, evenly spread from first to last. */
export function daysAcross(from: string, to: string, count: number): string[] {
  const begin = Date.parse(from)
  const span = Date.parse(to) - begin
  const gaps = Math.max(0, Math.min(count - 1, span / dayMs))
  const days = Array.from({ length: gaps + 1 }, (_, index) =>
    new Date(begin + (gaps === 0 ? 0 : Math.round((span * index) / gaps / dayMs) * dayMs))
      .toISOString()
      .slice(0, 10),
  )
  return [...new Set(days)]
}
