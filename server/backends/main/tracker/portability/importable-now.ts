import * as v from 'valibot'
import { isCalendarDay, latestDayOnEarth } from '#server/backends/main/platform/calendar-day.ts'
import { lastPlannableDay } from '#server/backends/main/tracker/foods/plannable-day.ts'
import type { Clock } from '#server/clock.ts'
import { trackerImportSchema } from '#server/contract/tracker-import.schema.ts'

/** An import whose days are days, and none to come but those of plans. */
export function importableNow(clock: Clock) {
  const hasBegun = (day: string) => isCalendarDay(day) && day <= latestDayOnEarth(clock.now())
  return v.pipe(
    trackerImportSchema,
    v.check(({ weights, measurements, foodEntries, plannedFoods, goals }) => {
      const days = [
        ...[...weights, ...measurements].map(({ measuredOn }) => measuredOn),
        ...foodEntries.map(({ eatenOn }) => eatenOn),
        ...goals.map(({ startsOn }) => startsOn),
        ...goals.map(({ startsOn, endedOn }) => endedOn ?? startsOn),
      ]
      const last = lastPlannableDay(clock.now())
      return (
        days.every(hasBegun) &&
        plannedFoods.every(({ plannedOn }) => isCalendarDay(plannedOn) && plannedOn <= last)
      )
    }),
  )
}
