import { dayAfter } from '#app/lib/day-after.ts'
import { dayInJakarta } from '#app/lib/day-in-jakarta.ts'
import type { Appointment, Consultations } from '#server/contract/appointment.schema.ts'
import { daysBetween } from '#server/contract/bare-dates.ts'

type Program = Pick<
  Consultations['trackers'][number],
  'trackerId' | 'startsOn' | 'endsOn' | 'latestStartsOn'
>

type Question = {
  /** The start of the session to be. */
  start: string
  /** The sessions of the program that stay. */
  beside: Appointment[]
}

/** Whether the session lets a program begin on its day that waits for its first session. */
export function startsProgram(program: Program, { start, beside }: Question): boolean {
  if (program.latestStartsOn === null) return false
  return programWith(program, [start, ...startsOf(beside)]).startsOn === dayOf(start)
}

/** Whether the program covers the session, and with it still the sessions that stay. */
export function isCovered(program: Program, { start, beside }: Question): boolean {
  const starts = [start, ...startsOf(beside)]
  const { endsOn } = programWith(program, starts)
  return starts.every((one) => dayOf(one) < endsOn)
}

/** The first day on which the program has ended, however late it begins. */
export function latestEndOf(program: Program): string {
  return programWith(program, []).endsOn
}

/** The booked sessions of a program that have not begun. */
export function aheadOf(
  { trackerId }: Pick<Program, 'trackerId'>,
  { upcoming, now }: { upcoming: Appointment[]; now: string },
): Appointment[] {
  return upcoming.filter(
    (session) =>
      session.trackerId === trackerId && session.state === 'booked' && session.startsAt > now,
  )
}

/** A program that waits begins on the day of its first session, or on its latest day before that. */
function programWith({ startsOn, endsOn, latestStartsOn }: Program, starts: string[]) {
  if (latestStartsOn === null) return { startsOn, endsOn }
  const [first = latestStartsOn] = [latestStartsOn, ...starts.map(dayOf)].toSorted()
  return { startsOn: first, endsOn: dayAfter(endsOn, daysBetween(startsOn, first)) }
}

function startsOf(sessions: Appointment[]): string[] {
  return sessions.map(({ startsAt }) => startsAt)
}

function dayOf(start: string): string {
  return dayInJakarta(new Date(start))
}
