import type { Explained } from '#app/nutrition/explained.ts'
import { readFrom } from '#app/nutrition/versioned-table.ts'
import { trendTable } from '#app/nutrition/weight-trend.ts'
import { daysBetween } from '#server/contract/bare-dates.ts'
import type { BriefPart } from '#server/contract/brief.schema.ts'

type Weighed = Pick<BriefPart<'weightTrend'>[number], 'firstDay' | 'lastDay'>

/** Explains the trend of the last weight, in kilograms. */
export function explainedLatestTrend({
  kilograms,
  trendKilograms,
}: NonNullable<BriefPart<'weight'>['latest']>): Explained<number> {
  return readFrom(trendTable, {
    value: trendKilograms,
    formula: `T₀ + (1 − ${1 - trendTable.rows.dailyShare}^h) × (b − T₀)`,
    inputs: [{ symbol: 'b', quantity: 'weight', value: kilograms, unit: 'kg' }],
  })
}

/** Explains a pace in kilograms a week. Undefined with too little data. */
export function explainedPace({
  firstKilograms,
  lastKilograms,
  kilogramsPerWeek,
  ...weighed
}: BriefPart<'weight'>['paces'][number]): Explained<number> | undefined {
  if (firstKilograms === null || lastKilograms === null || kilogramsPerWeek === null)
    return undefined
  return readFrom(trendTable, {
    value: kilogramsPerWeek,
    formula: '(T − T₀) ÷ h × 7',
    inputs: [
      { symbol: 'T₀', quantity: 'firstTrend', value: firstKilograms, unit: 'kg' },
      { symbol: 'T', quantity: 'lastTrend', value: lastKilograms, unit: 'kg' },
      { symbol: 'h', quantity: 'daysApart', value: daysApart(weighed), unit: '' },
    ],
  })
}

/** Explains a pace in percent a week. Only the days are shown of its inputs, never a kilogram. */
export function explainedPercentPace({
  percentPerWeek,
  ...weighed
}: BriefPart<'weightTrend'>[number]): Explained<number> | undefined {
  const { firstDay, lastDay } = weighed
  if (percentPerWeek === null || firstDay === null || lastDay === null) return undefined
  return readFrom(trendTable, {
    value: percentPerWeek,
    formula: '(T ÷ T₀ − 1) × 100 ÷ h × 7',
    inputs: [
      { symbol: 'T₀', quantity: 'privateTrend', value: firstDay, unit: '' },
      { symbol: 'T', quantity: 'privateTrend', value: lastDay, unit: '' },
      { symbol: 'h', quantity: 'daysApart', value: daysApart(weighed), unit: '' },
    ],
  })
}

function daysApart({ firstDay, lastDay }: Weighed): number {
  return firstDay && lastDay ? daysBetween(firstDay, lastDay) : 0
}
