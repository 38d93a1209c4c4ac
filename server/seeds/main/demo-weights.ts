import { addDays } from '#server/backends/main/platform/calendar-day.ts'
import type { WeightEntry } from '#server/contract/tracker.schema.ts'

const startKilograms = 74.6
const lossKilogramsPerDay = 0.075
/** Water, salt and the hour on the scales; what a trend line is for. */
const dailySwingKilograms = [0, 0.4, -0.3, 0.2, 0.6, -0.2, 0.1, -0.4, 0.3, 0.5, -0.1]
/** Nobody steps on the scales every day. */
const missedEvery = 5

/** A believable course from one day to another, the same for the same days. */
export function demoWeights(from: string, dayCount: number): WeightEntry[] {
  return Array.from({ length: dayCount }, (_, day) => day)
    .filter((day) => day % missedEvery !== missedEvery - 2)
    .map((day) => {
      const swing = dailySwingKilograms[day % dailySwingKilograms.length] ?? 0
      const kilograms = startKilograms - day * lossKilogramsPerDay + swing
      return { measuredOn: addDays(from, day), kilograms: Math.round(kilograms * 10) / 10 }
    })
}
