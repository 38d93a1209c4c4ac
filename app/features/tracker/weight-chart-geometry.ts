import { daysBetween, type TrendPoint } from '#app/nutrition/weight-trend.ts'
import type { ChartScale } from './chart-scale.ts'

/** The chart's own units; the page stretches them, so they are no pixels. */
export const chartBox = { width: 1000, height: 400 } as const

export type Position = { x: number; y: number }

/** Where a weight of a day stands. A single day stands in the middle. */
export function positionsOf(
  points: readonly TrendPoint[],
  scale: ChartScale,
): { weights: Position[]; trend: Position[] } {
  const first = points[0]?.measuredOn ?? ''
  const dayCount = daysBetween(first, points.at(-1)?.measuredOn ?? '')
  const x = (day: string) =>
    dayCount === 0 ? chartBox.width / 2 : (daysBetween(first, day) / dayCount) * chartBox.width
  const y = (kilograms: number) =>
    ((scale.most - kilograms) / (scale.most - scale.least)) * chartBox.height
  return {
    weights: points.map((point) => ({ x: x(point.measuredOn), y: y(point.kilograms) })),
    trend: points.map((point) => ({ x: x(point.measuredOn), y: y(point.trendKilograms) })),
  }
}

/** A line through the positions, as the `d` of a path. */
export function lineThrough(positions: readonly Position[]): string {
  return positions.map(({ x, y }, index) => `${index ? 'L' : 'M'}${at(x)} ${at(y)}`).join('')
}

/** The ground under such a line, down to the foot of the chart. */
export function areaUnder(positions: readonly Position[]): string {
  const first = positions[0]
  const last = positions.at(-1)
  if (!first || !last) return ''
  return `${lineThrough(positions)}V${chartBox.height}H${at(first.x)}Z`
}

/** Dots as lines of no length: drawn with round ends they stay round when the chart is stretched. */
export function dotsAt(positions: readonly Position[]): string {
  return positions.map(({ x, y }) => `M${at(x)} ${at(y)}h0`).join('')
}

function at(value: number): string {
  return value.toFixed(1)
}
