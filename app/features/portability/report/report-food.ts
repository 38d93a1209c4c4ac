import { formatNumber } from '#app/i18n/format.ts'
import { knownPercent } from '#app/i18n/known-percent.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import type { DayValue } from '#app/lib/chart/chart-shapes.ts'
import { knownShareOf, knownSharesOf } from '#app/nutrition/known-share.ts'
import type { TrackerExport } from '#server/contract/tracker-export.schema.ts'

/** Kilocalories, with the share of them whose foods have a source. */
type FoodDay = DayValue & { knownShare: number }

/** The kilocalories of each day with food, oldest first. Empty in calm mode, which shows none. */
export function foodDaysOf({
  foodEntries,
  isCalm,
}: Pick<TrackerExport, 'foodEntries' | 'isCalm'>): FoodDay[] {
  if (isCalm) return []
  const entriesByDay = new Map<string, TrackerExport['foodEntries']>()
  for (const entry of foodEntries) {
    const ofDay = entriesByDay.get(entry.eatenOn)
    if (ofDay) ofDay.push(entry)
    else entriesByDay.set(entry.eatenOn, [entry])
  }
  return [...entriesByDay]
    .map(([day, entries]) => ({
      day,
      value: entries.reduce((sum, { grams, food }) => sum + kcalIn(food, grams), 0),
      knownShare: knownSharesOf(entries).energyKcal,
    }))
    .sort((one, other) => one.day.localeCompare(other.day))
}

function kcalIn({ per100g }: TrackerExport['foodEntries'][number]['food'], grams: number): number {
  return (per100g.energyKcal * grams) / 100
}

/** Returns how much of the energy of days is known; empty if all of it is. */
export function knownOfDays(days: readonly FoodDay[]): string {
  const parts = days.map(({ value, knownShare }) => ({ energyKcal: value, share: knownShare }))
  const percent = knownPercent(knownShareOf(parts))
  return percent === null ? '' : m.portability_pdf_food_known({ percent })
}

export function kcalText(kcal: number): string {
  return m.portability_pdf_kcal({ kcal: formatNumber(Math.round(kcal)) })
}
