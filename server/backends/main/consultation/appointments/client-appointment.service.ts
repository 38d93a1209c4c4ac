import {
  requireOpenFor,
  requirePaidNutritionist,
  startCare,
} from '#server/backends/main/consultation/care/care.service.ts'
import {
  type CareRelation,
  findActiveRelation,
} from '#server/backends/main/consultation/care/care-relation.repository.ts'
import { lockOwnTracker } from '#server/backends/main/consultation/care/lock-own-tracker.ts'
import { lockBookable } from '#server/backends/main/consultation/practices/lock-bookable.ts'
import { lockPractice } from '#server/backends/main/consultation/practices/practice.repository.ts'
import type { Member } from '#server/backends/main/identity/auth/session.service.ts'
import { lockBuyer } from '#server/backends/main/identity/users/user.repository.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { oncePerKey } from '#server/backends/main/platform/idempotency/once-per-key.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import type { Appointment, NewAppointment } from '#server/contract/appointment.schema.ts'
import type { AppointmentRow } from '#server/db/main/appointment.table.ts'
import type { PracticeRow } from '#server/db/main/practice.table.ts'
import type { TrackerRow } from '#server/db/main/tracker.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { findAppointment, lockAppointment, lockSessionTracker } from './appointment.repository.ts'
import { readAppointment } from './appointment-view.service.ts'
import { bookSession, refuseOverlap } from './book-session.service.ts'
import { endSession } from './end-session.service.ts'
import { moveSession } from './move-session.service.ts'
import { cancelKindByClient, isAhead, refusalOfMove } from './session-rules.ts'

type Wish = { trackerId: string; key: string; booking: NewAppointment }

/**
 * Books a session, once per key. The first one starts the care of the nutritionist, who sees the
 * sections that it names. With sections, it changes the nutritionist too, in the same transaction.
 * If the time has gone, the sessions with the former one stay.
 * @throws MainFailure `ERR_NO_PRACTICE`, `NO_NEW_CLIENTS`, `OTHER_NUTRITIONIST`, `NO_SESSION_LEFT`,
 *   `APPOINTMENT_TAKEN`, `AFTER_PROGRAM_END`, or `ERR_NO_TRACKER`, also for another member's tracker
 */
export async function bookAppointment(
  context: MainContext,
  member: Member,
  { trackerId, key, booking }: Wish,
): Promise<Appointment> {
  const { user } = member
  const { nutritionist, startsAt, zone: clientZone, locale, topic, sections } = booking
  const keyed = { userId: user.id, key, request: { trackerId, ...booking } }
  return refuseOverlap(() =>
    oncePerKey(context, keyed, async (tx) => {
      const practice = await lockBookable(tx, nutritionist, user)
      const found = await lockOwnTracker(tx, { trackerId, userId: user.id })
      const care = { practice, tracker: found, sections }
      const { id: relationId } = await requireCare(context, tx, care)
      // A change of nutritionist has given back the sessions ahead.
      const tracker = (sections && (await lockSessionTracker(tx, trackerId))) ?? found
      const session = await bookSession(context, tx, {
        ...{ practice, tracker, relationId, userNumber: user.number },
        ...{ startsAt: new Date(startsAt), clientZone, locale, topic, by: 'client' },
      })
      return readAppointment({ ...context, db: tx }, member, session.id)
    }),
  )
}

type WantedCare = {
  practice: PracticeRow
  tracker: TrackerRow
  sections: NewAppointment['sections']
}

/** Another nutritionist needs the sections as the client's word, because that cancels sessions. */
async function requireCare(
  context: MainContext,
  tx: Database,
  { practice, tracker, sections }: WantedCare,
): Promise<CareRelation> {
  requirePaidNutritionist({ practice, tracker })
  const active = await findActiveRelation(tx, tracker.id)
  if (active?.practiceNumber === practice.number) return active
  if (active && !sections) throw new MainFailure('OTHER_NUTRITIONIST')
  await requireOpenFor(tx, { practice, userId: tracker.userId })
  return startCare(context, tx, { practice, tracker, sections: sections ?? [] })
}

/**
 * Moves a session. Moving it to where it is changes nothing.
 * @throws MainFailure `ERR_NO_APPOINTMENT`, `ERR_NO_PRACTICE` if the practice pauses,
 *   `APPOINTMENT_CLOSED`, `TOO_MANY_MOVES`, `TOO_LATE_TO_MOVE`, `APPOINTMENT_TAKEN`,
 *   `AFTER_PROGRAM_END`
 */
export async function moveAppointment(
  context: MainContext,
  member: Member,
  { id, ...to }: { id: string; startsAt: string; zone: string },
): Promise<Appointment> {
  const { user } = member
  const startsAt = new Date(to.startsAt)
  await refuseOverlap(() =>
    context.db.transaction(async (tx) => {
      const found = await requireOwnAppointment(tx, member, id)
      const practice = await lockPractice(tx, { number: found.practiceNumber })
      await lockBuyer(tx, user.id)
      const tracker = found.trackerId ? await lockSessionTracker(tx, found.trackerId) : undefined
      const session = await lockAppointment(tx, found)
      if (session.startsAt.getTime() === startsAt.getTime() && session.state === 'booked') return
      if (!practice) throw new Error('A session has no practice')
      const refusal = refusalOfMove(session, practice, context.clock.now())
      if (refusal) throw new MainFailure(refusal)
      if (!tracker) throw new MainFailure('APPOINTMENT_CLOSED')
      await moveSession(context, tx, {
        ...{ practice, tracker, session, startsAt, clientZone: to.zone, by: 'client' },
      })
    }),
  )
  return readAppointment(context, member, id)
}

/**
 * Cancels a session. Cancelling it again changes nothing.
 * @throws MainFailure `ERR_NO_APPOINTMENT`, or `APPOINTMENT_CLOSED` if it has begun
 */
export async function cancelAppointment(
  context: MainContext,
  member: Member,
  id: string,
): Promise<Appointment> {
  await context.db.transaction(async (tx) => {
    const session = await lockAppointment(tx, await requireOwnAppointment(tx, member, id))
    if (session.state === 'cancelled') return
    const now = context.clock.now()
    if (!isAhead(session, now)) throw new MainFailure('APPOINTMENT_CLOSED')
    const kind = cancelKindByClient(session, now)
    await endSession(context, tx, session, { kind, by: 'client' })
  })
  return readAppointment(context, member, id)
}

/** @throws MainFailure `ERR_NO_APPOINTMENT`, also for another member's session */
export async function requireOwnAppointment(
  tx: Database,
  { user }: Member,
  id: string,
): Promise<AppointmentRow> {
  const found = await findAppointment(tx, { id, userNumber: user.number })
  if (!found) throw new MainFailure('ERR_NO_APPOINTMENT')
  return found
}
