import * as v from 'valibot'
import type { SiteContext } from '#app/config/site-context.ts'
import {
  type ProgramTitles,
  readPractice,
  readProgramTitles,
} from '#app/features/practice/practice.server.ts'
import { callMain } from '#app/session/main-backend.server.ts'
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
  timeOff: PracticeHours['timeOff']
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

/** Before the first day, for sessions without an outcome. */
type Span = { from: string | undefined; before: number; days: number }

/** Returns days of the practice's own calendar; from today on if `from` is undefined. */
export async function readAgenda(
  context: SiteContext,
  { from, before, days: count }: Span,
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
  const [sessions, hours, titles] = await Promise.all([
    callMain(context, 'v1/practice/appointments', v.array(practiceAppointmentSchema), {
      searchParams: bounds,
    }),
    callMain(context, 'v1/practice/hours', practiceHoursSchema),
    readProgramTitles(context),
  ])
  const days = dates.map((date) => agendaDay(date, { zone, hours, sessions }))
  return { practice, today: today.toString(), now, days, titles }
}

type Facts = { zone: string; hours: PracticeHours; sessions: PracticeAppointment[] }

function agendaDay(date: Temporal.PlainDate, { zone, hours, sessions }: Facts): AgendaDay {
  const override = hours.overrides.find(({ onDate }) => onDate === date.toString())
  const weekday = hours.weekly.find(({ weekday }) => weekday === date.dayOfWeek)
  const starts = startOf(date, zone)
  const ends = startOf(date.add({ days: 1 }), zone)
  return {
    date: date.toString(),
    hours: override?.hours ?? weekday?.hours ?? [],
    zone: override?.zone ?? null,
    timeOff: hours.timeOff.filter(
      ({ fromAt, untilAt }) => isBefore(fromAt, ends) && isBefore(starts, untilAt),
    ),
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
