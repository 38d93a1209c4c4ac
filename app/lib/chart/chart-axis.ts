import { nice, ticks } from 'd3-array'

/** Approximate number of gaps between the labels of a vertical axis. */
const gapCount = 4

/** A vertical axis: its ends and evenly spaced labels, highest first. */
export type ChartAxis = { least: number; most: number; labels: number[] }

export type AxisOptions = {
  /** Smallest range of the axis, so that a slight change does not look like a fall. */
  leastSpan: number
  startsAtZero?: boolean
  /** Values that the axis always includes, such as both ends of a scale. */
  includes?: readonly number[]
}

/** Returns an even axis around all values, never below zero. A single value sits in its middle. */
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
