import { dayInJakarta } from '#app/lib/day-in-jakarta.ts'
import {
  listAhead,
  lockSessionTracker,
} from '#server/backends/main/consultation/appointments/appointment.repository.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { addDays } from '#server/backends/main/platform/calendar-day.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import { daysBetween } from '#server/contract/bare-dates.ts'
import { isConsultationSlug } from '#server/contract/single-consultation.ts'
import type { TrackerRow } from '#server/db/main/tracker.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { latestStartOf } from './latest-start.ts'
import { findFirstPeriod, hasBegunSession, moveProgram } from './program-clock.repository.ts'

type Clock = Pick<MainContext, 'clock'>
type Days = Pick<TrackerRow, 'id' | 'programSlug' | 'startsOn' | 'endsOn'>

/**
 * Lets a program that has not begun start on the day of its first session ahead. It never starts
 * after its latest day. Called in the transaction of each booking, move and cancellation, and of a
 * session that did not take place.
 */
export async function followFirstSession(
  { clock }: Clock,
  tx: Database,
  trackerId: string,
): Promise<void> {
  const now = clock.now()
  const tracker = await lockSessionTracker(tx, trackerId)
  const latest = tracker && (await findLatestStart(tx, tracker, now))
  if (!latest) return
  const [session] = await listBookedDays(tx, trackerId, now)
  const startsOn = session && session < latest ? session : latest
  const days = daysBetween(tracker.startsOn, startsOn)
  if (days !== 0) await moveProgram(tx, trackerId, days)
}

/**
 * Returns the end by which a session can be booked. A program that has not begun may still move to
 * its latest days.
 */
export async function findLatestEnd(
  { clock }: Clock,
  tx: Database,
  tracker: Days,
): Promise<Pick<Days, 'endsOn'>> {
  const { startsOn, endsOn } = tracker
  const latest = await findLatestStart(tx, tracker, clock.now())
  return { endsOn: latest ? addDays(endsOn, daysBetween(startsOn, latest)) : endsOn }
}

/**
 * Refuses a start of the program that would end it before one of its sessions ahead.
 * @throws MainFailure `AFTER_PROGRAM_END`
 */
export async function requireCoveredSessions(
  { clock }: Clock,
  tx: Database,
  trackerId: string,
): Promise<void> {
  const tracker = await lockSessionTracker(tx, trackerId)
  const last = (await listBookedDays(tx, trackerId, clock.now())).at(-1)
  if (tracker && last && last >= tracker.endsOn) throw new MainFailure('AFTER_PROGRAM_END')
}

/**
 * Returns the last day on which the program starts. Undefined if it has begun, and then never moves,
 * or if it was taken back before. It begins with its first session, or on its last day. Without
 * sessions it never waits.
 */
export async function findLatestStart(
  tx: Database,
  { id: trackerId, startsOn, programSlug }: Days,
  now: Date,
): Promise<string | undefined> {
  const today = dayInJakarta(now)
  const first = await findFirstPeriod(tx, trackerId)
  if (!first) return undefined
  const { createdAt: since, sessionCount } = first
  const latest = latestStartOf(dayInJakarta(since))
  if (startsOn > today) return latest
  const couldWait = sessionCount > 0 && !isConsultationSlug(programSlug) && today < latest
  const hasBegun = !couldWait || (await hasBegunSession(tx, { trackerId, since, now }))
  return hasBegun ? undefined : latest
}

/** The days of the booked sessions that have not begun, in order. */
async function listBookedDays(tx: Database, trackerId: string, now: Date): Promise<string[]> {
  const ahead = await listAhead(tx, { trackerId, now })
  return ahead
    .filter(({ state }) => state === 'booked')
    .map(({ startsAt }) => dayInJakarta(startsAt))
}
