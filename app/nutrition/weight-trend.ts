import { daysBetween } from '#server/contract/bare-dates.ts'
import type { Explained } from './explained.ts'
import { sources } from './sources.ts'
import { readFrom, type VersionedTable } from './versioned-table.ts'

/**
 * How weights are smoothed. One edition for all days, because a trend continues from its first
 * weight. `server/backends/main/tracker/series` calculates it in SQL with the same share.
 */
export const trendTable: VersionedTable<{ dailyShare: number }> = {
  table: 'tren-berat',
  version: '2026-11-21',
  validFrom: '2026-11-21',
  sources: [sources.weightTrend],
  rows: { dailyShare: 0.1 },
}

/** The share of the distance to a new weight that the trend covers in a day. */
export const { dailyShare } = trendTable.rows
/** After these days 0.9^180 of a difference is left, less than a gram for any two weights of a person. */
export const trendMemoryDays = 180

/** The weight of a day, `YYYY-MM-DD`. */
type DailyWeight = { measuredOn: string; kilograms: number }
export type TrendPoint = DailyWeight & { trendKilograms: number }

/**
 * Calculates the trend behind daily noise by exponential smoothing. It begins at the first weight; then
 *
 *     trend = previous trend + (1 − 0.9^days) × (weight − previous trend)
 *
 * where `days` is the time since the previous entry. One day covers 10 % of the distance and a week 52 %,
 * so missed days do not slow the trend down. Entries come oldest first, one a day.
 */
export function trendOf(entries: readonly DailyWeight[]): TrendPoint[] {
  const points: TrendPoint[] = []
  for (const entry of entries) points.push(trendPointAfter(points.at(-1), entry))
  return points
}

/** Returns the next point of a trend; the first trend is the weight itself. */
export function trendPointAfter(before: TrendPoint | undefined, entry: DailyWeight): TrendPoint {
  if (!before) return { ...entry, trendKilograms: entry.kilograms }
  const days = daysBetween(before.measuredOn, entry.measuredOn)
  const covered = 1 - (1 - dailyShare) ** days
  const distance = entry.kilograms - before.trendKilograms
  return { ...entry, trendKilograms: before.trendKilograms + covered * distance }
}

/** Explains how the trend of a point follows from the previous one. */
export function explainedTrend(before: TrendPoint, point: TrendPoint): Explained<number> {
  return readFrom(trendTable, {
    value: point.trendKilograms,
    formula: `T₀ + (1 − ${1 - dailyShare}^h) × (b − T₀)`,
    inputs: [
      {
        symbol: 'T₀',
        quantity: 'trendBefore',
        value: Number(before.trendKilograms.toFixed(2)),
        unit: 'kg',
      },
      {
        symbol: 'h',
        quantity: 'days',
        value: daysBetween(before.measuredOn, point.measuredOn),
        unit: '',
      },
      { symbol: 'b', quantity: 'weight', value: point.kilograms, unit: 'kg' },
    ],
  })
}

/** Explains a shared change in percent. Only the days are shown of its inputs, never a kilogram. */
export function explainedChange(change: {
  percent: number
  firstDay: string
  lastDay: string
}): Explained<number> {
  return readFrom(trendTable, {
    value: change.percent,
    formula: '(T ÷ T₀ − 1) × 100',
    inputs: [
      { symbol: 'T₀', quantity: 'privateTrend', value: change.firstDay, unit: '' },
      { symbol: 'T', quantity: 'privateTrend', value: change.lastDay, unit: '' },
    ],
  })
}
