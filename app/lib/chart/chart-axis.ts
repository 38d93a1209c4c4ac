import { nice, ticks } from 'd3-array'

/** Gaps between the labels of a vertical axis, more or less. */
const gapCount = 4

/** A vertical axis: its ends and the evenly spaced labels between them, highest first. */
export type ChartAxis = { least: number; most: number; labels: number[] }

export type AxisOptions = {
  /** What the axis spans at the least, so that a slight change does not look like a fall. */
  leastSpan: number
  startsAtZero?: boolean
  /** Numbers that are always on it, such as both ends of a scale. */
  includes?: readonly number[]
}

/** An even axis around all values; a single value sits in its middle. Nothing measured is negative. */
export function axisAround(
  values: readonly number[],
  { leastSpan, startsAtZero = false, includes = [] }: AxisOptions,
): ChartAxis {
  const low = Math.min(...values, ...includes)
  const high = Math.max(...values, ...includes)
  const missing = startsAtZero ? 0 : Math.max(0, leastSpan - (high - low)) / 2
  const from = startsAtZero ? 0 : Math.max(0, low - missing)
  const [least, most] = nice(from, Math.max(high + missing, from + leastSpan), gapCount)
  return { least, most, labels: ticks(least, most, gapCount).reverse() }
}
