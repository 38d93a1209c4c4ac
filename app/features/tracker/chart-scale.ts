/** Even steps that people read without effort, in kilograms. */
const stepsKilograms = [0.5, 1, 2, 5, 10, 20, 50, 100]
/** Gaps between the labels of the vertical axis. */
const gapCount = 4

/** A vertical axis: its ends and the evenly spaced labels between them, highest first. */
export type ChartScale = { least: number; most: number; labels: number[] }

/** The smallest even axis around all values; a single value sits in its middle. */
export function scaleFor(values: readonly number[]): ChartScale {
  const low = Math.min(...values)
  const high = Math.max(...values)
  const fitting = stepsKilograms
    .map((step) => scaleFrom(step, (low + high) / 2))
    .find(({ least, most }) => least <= low && high <= most)
  return fitting ?? { least: low, most: high, labels: [high, low] }
}

function scaleFrom(step: number, middle: number): ChartScale {
  const least = Math.max(0, Math.round(middle / step - gapCount / 2) * step)
  const labels = Array.from({ length: gapCount + 1 }, (_, index) => least + index * step)
  return { least, most: least + gapCount * step, labels: labels.reverse() }
}
