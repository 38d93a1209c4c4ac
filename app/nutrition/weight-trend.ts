import type { Explained } from './explained.ts'
import { sources } from './sources.ts'

/** How much of the distance to a new weight the trend covers in a day. */
export const dailyShare = 0.1
/**
 * Days after which a trend has forgotten what came before: 0.9^180 of a difference is left, less than
 * a gram for any two weights of a person.
 */
export const trendMemoryDays = 180
const dayMs = 24 * 60 * 60 * 1000

/** A weight of a day, `YYYY-MM-DD`. */
type DailyWeight = { measuredOn: string; kilograms: number }
export type TrendPoint = DailyWeight & { trendKilograms: number }

/**
 * The trend behind daily noise, by exponential smoothing. It begins at the first weight; then
 *
 *     trend = trend before + (1 − 0.9^days) × (weight − trend before)
 *
 * where `days` is the time since the entry before. One day covers 10 % of the distance and a gap of
 * a week 52 %, so a missed day changes nothing about how fast the trend follows.
 * Entries come oldest first, one a day.
 */
export function trendOf(entries: readonly DailyWeight[]): TrendPoint[] {
  const points: TrendPoint[] = []
  for (const entry of entries) points.push(trendPointAfter(points.at(-1), entry))
  return points
}

/** The next point of a trend; the first is the weight itself. */
export function trendPointAfter(before: TrendPoint | undefined, entry: DailyWeight): TrendPoint {
  if (!before) return { ...entry, trendKilograms: entry.kilograms }
  const days = daysBetween(before.measuredOn, entry.measuredOn)
  const covered = 1 - (1 - dailyShare) ** days
  const distance = entry.kilograms - before.trendKilograms
  return { ...entry, trendKilograms: before.trendKilograms + covered * distance }
}

/** The trend of the later of two points, with how it follows from the earlier. */
export function explainedTrend(before: TrendPoint, point: TrendPoint): Explained<number> {
  return {
    value: point.trendKilograms,
    formula: `T₀ + (1 − ${1 - dailyShare}^h) × (b − T₀)`,
    inputs: [
      { symbol: 'T₀', quantity: 'trendBefore', value: before.trendKilograms, unit: 'kg' },
      {
        symbol: 'h',
        quantity: 'days',
        value: daysBetween(before.measuredOn, point.measuredOn),
        unit: '',
      },
      { symbol: 'b', quantity: 'weight', value: point.kilograms, unit: 'kg' },
    ],
    sources: [sources.weightTrend],
  }
}

/** Whole days from one `YYYY-MM-DD` to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs)
}
