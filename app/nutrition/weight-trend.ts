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
  for (const entry of entries) {
    const before = points.at(-1)
    points.push({
      ...entry,
      trendKilograms: before
        ? before.trendKilograms +
          (1 - (1 - dailyShare) ** daysBetween(before.measuredOn, entry.measuredOn)) *
            (entry.kilograms - before.trendKilograms)
        : entry.kilograms,
    })
  }
  return points
}

/** Whole days from one `YYYY-MM-DD` to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs)
}
