import type { DayValue } from '#app/lib/chart/chart-shapes.ts'
import type { TrackerExport } from '#server/contract/tracker-export.schema.ts'

/** The kilocalories of each day with food, oldest first. Empty in calm mode, which shows none. */
export function foodDaysOf({
  foodEntries,
  isCalm,
}: Pick<TrackerExport, 'foodEntries' | 'isCalm'>): DayValue[] {
  if (isCalm) return []
  const kcalOfDay = new Map<string, number>()
  for (const { eatenOn, grams, food } of foodEntries) {
    const kcal = (food.per100g.energyKcal * grams) / 100
    kcalOfDay.set(eatenOn, (kcalOfDay.get(eatenOn) ?? 0) + kcal)
  }
  return [...kcalOfDay]
    .map(([day, value]) => ({ day, value }))
    .sort((one, other) => one.day.localeCompare(other.day))
}
