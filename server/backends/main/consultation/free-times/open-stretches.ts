import { memoize } from '#app/lib/memoize.ts'
import { minuteMs } from '#app/lib/time.ts'
import type { DayStretch } from '#server/db/main/day-minutes-column.ts'

type Weekday = { weekday: number; hours: DayStretch[] }
type Override = { onDate: string; hours: DayStretch[]; zone: string | null }

/** When a practice is open: each week in its zone, and on single dates that replace the weekday. */
export type OpeningHours = { zone: string; weekly: Weekday[]; overrides: Override[] }

/** Hours on one local date as moments, in milliseconds since 1970. */
export type OpenStretch = {
  date: Temporal.PlainDate
  zone: string
  /** In local minutes, from whose start the grid counts. */
  hours: DayStretch
  startMs: number
  endMs: number
}

/**
 * Returns the hours on the local dates from `first` to `last`, sorted by their start. Each bound is
 * found in the zone separately: a day on which clocks change has 23 or 25 hours.
 */
export function openStretches(
  { zone: ownZone, weekly, overrides }: OpeningHours,
  { first, last }: { first: Temporal.PlainDate; last: Temporal.PlainDate },
): OpenStretch[] {
  const onWeekday = new Map(weekly.map(({ weekday, hours }) => [weekday, hours]))
  const onDate = new Map(overrides.map((override) => [override.onDate, override]))
  return datesBetween(first, last)
    .flatMap((date) => {
      const override = onDate.get(date.toString())
      const zone = override?.zone ?? ownZone
      const stretches = override?.hours ?? onWeekday.get(date.dayOfWeek) ?? []
      return stretches.map((hours) => ({
        date,
        zone,
        hours,
        startMs: momentAt(date, hours.startMinute, zone),
        endMs: momentAt(date, hours.endMinute, zone),
      }))
    })
    .toSorted((one, other) => one.startMs - other.startMs)
}

/** Minute 1440 is the next midnight. A time that clocks skip is as far after the change. */
export function momentAt(date: Temporal.PlainDate, minute: number, zone: string): number {
  const midnightMs = midnightOfEvenDay(`${date} ${zone}`)
  if (midnightMs !== undefined) return midnightMs + minute * minuteMs
  const local = date.toPlainDateTime().add({ minutes: minute })
  return local.toZonedDateTime(zone).epochMilliseconds
}

/** Returns undefined for a day on which clocks change. The list of all practices asks often. */
const midnightOfEvenDay = memoize((dateAndZone: string): number | undefined => {
  const [date = '', zone = ''] = dateAndZone.split(' ')
  const midnight = Temporal.PlainDate.from(date).toZonedDateTime(zone)
  return midnight.hoursInDay === 24 ? midnight.epochMilliseconds : undefined
})

/** Returns the date and the minute of a moment in a zone. */
export function localTimeAt(momentMs: number, zone: string) {
  const local = Temporal.Instant.fromEpochMilliseconds(momentMs).toZonedDateTimeISO(zone)
  return { date: local.toPlainDate(), minute: local.hour * 60 + local.minute }
}

function datesBetween(first: Temporal.PlainDate, last: Temporal.PlainDate): Temporal.PlainDate[] {
  const count = first.until(last).days + 1
  return Array.from({ length: Math.max(count, 0) }, (_, days) => first.add({ days }))
}
