import type { TrendPoint } from '#app/nutrition/weight-trend.ts'
import type { Series } from '#server/contract/series.schema.ts'

const shownEntryCount = 10

/** Converts daily weights with their trend to a series. Returns null without weights. */
export function seriesOfWeights(points: readonly TrendPoint[]): Series | null {
  const first = points[0]
  const last = points.at(-1)
  if (!first || !last) return null
  return {
    bucket: 'day',
    from: first.measuredOn,
    to: last.measuredOn,
    entryCount: points.length,
    dayCount: points.length,
    points: points.map(({ measuredOn, kilograms, trendKilograms }) => ({
      on: measuredOn,
      lastOn: measuredOn,
      mean: kilograms,
      least: kilograms,
      most: kilograms,
      secondMean: null,
      trend: trendKilograms,
      dayCount: 1,
    })),
    entries: points
      .slice(-shownEntryCount)
      .reverse()
      .map(({ measuredOn, kilograms }) => ({
        id: measuredOn,
        measuredOn,
        value: kilograms,
        secondValue: null,
      })),
  }
}
