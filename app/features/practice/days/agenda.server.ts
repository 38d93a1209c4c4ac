import * as v from 'valibot'
import type { SiteContext } from '#app/config/site-context.ts'
import {
  type ProgramTitles,
  readFreeDays,
  readPractice,
  readProgramTitles,
} from '#app/features/practice/practice.server.ts'
import { callMain } from '#app/session/main-backend.server.ts'
import type { FreeTimes } from '#server/contract/free-times.schema.ts'
import {
  type Practice,
  type PracticeAppointment,
  type PracticeHours,
  practiceAppointmentSchema,
  practiceHoursSchema,
} from '#server/contract/practice.schema.ts'

/** One local day of a practice. */
export type AgendaDay = {
  date: string
  /** Those of the date itself, or of its weekday. */
  hours: PracticeHours['weekly'][number]['hours']
  /** The zone of the hours if it is not the practice's. */
  zone: string | null
  /** Other hours than those of its weekday, or none, are stored for the date. */
  isOverridden: boolean
  timeOff: PracticeHours['timeOff']
  /** Free times, if they were asked for. */
  free: string[]
  sessions: PracticeAppointment[]
}

export type Agenda = {
  practice: Practice
  /** Today in the practice's zone. */
  today: string
  now: string
  days: AgendaDay[]
  titles: ProgramTitles
}

/** `before` counts days before the first one. */
type Span = { from: string | undefined; before: number; days: number; withFree: boolean }

/** Returns days of the practice's own calendar; from today on if `from` is undefined. */
export async function readAgenda(
  context: SiteContext,
  { from, before, days: count, withFree }: Span,
): Promise<Agenda> {
  const { practice, now } = await readPractice(context)
  const { zone } = practice
  const today = Temporal.Instant.from(now).toZonedDateTimeISO(zone).toPlainDate()
  const first = (from === undefined ? today : Temporal.PlainDate.from(from)).subtract({
    days: before,
  })
  const dates = Array.from({ length: before + count }, (_, index) => first.add({ days: index }))
  const bounds = {
    from: startOf(first, zone),
    until: startOf(first.add({ days: dates.length }), zone),
  }
  const [sessions, hours, free, titles] = await Promise.all([
    callMain(context, 'v1/practice/appointments', v.array(practiceAppointmentSchema), {
      searchParams: bounds,
    }),
    callMain(context, 'v1/practice/hours', practiceHoursSchema),
    withFree ? readFreeDays(context, practice, { from: first.toString(), days: dates.length }) : [],
    readProgramTitles(context),
  ])
  const days = dates.map((date) => agendaDay(date, { zone, hours, free, sessions }))
  return { practice, today: today.toString(), now, days, titles }
}

/** Returns the sessions that are over and have no outcome, oldest first. */
export function readUnrecorded(context: SiteContext): Promise<PracticeAppointment[]> {
  const path = 'v1/practice/unrecorded-appointments'
  return callMain(context, path, v.array(practiceAppointmentSchema))
}

type Facts = {
  zone: string
  hours: PracticeHours
  free: FreeTimes['days']
  sessions: PracticeAppointment[]
}

function agendaDay(date: Temporal.PlainDate, { zone, hours, free, sessions }: Facts): AgendaDay {
  const override = hours.overrides.find(({ onDate }) => onDate === date.toString())
  const weekday = hours.weekly.find(({ weekday }) => weekday === date.dayOfWeek)
  const starts = startOf(date, zone)
  const ends = startOf(date.add({ days: 1 }), zone)
  return {
    date: date.toString(),
    hours: override?.hours ?? weekday?.hours ?? [],
    zone: override?.zone ?? null,
    isOverridden: override !== undefined,
    timeOff: hours.timeOff.filter(
      ({ fromAt, untilAt }) => isBefore(fromAt, ends) && isBefore(starts, untilAt),
    ),
    free: free.find((day) => day.date === date.toString())?.starts ?? [],
    // A session belongs to the day on which it starts.
    sessions: sessions.filter(
      ({ startsAt }) => !isBefore(startsAt, starts) && isBefore(startsAt, ends),
    ),
  }
}

function startOf(date: Temporal.PlainDate, zone: string): string {
  return date.toZonedDateTime(zone).toInstant().toString()
}

function isBefore(one: string, other: string): boolean {
  return Date.parse(one) < Date.parse(other)
}
