import { findActiveRelation } from '#server/backends/main/consultation/care/care-relation.repository.ts'
import { requireLockedPractice } from '#server/backends/main/consultation/practices/require-practice.ts'
import { lockBuyer } from '#server/backends/main/identity/users/user.repository.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import type { AppointmentRow } from '#server/db/main/appointment.table.ts'
import type { PracticeRow } from '#server/db/main/practice.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { findAppointment, lockAppointment, lockSessionTracker } from './appointment.repository.ts'
import { bookSession, refuseOverlap } from './book-session.service.ts'
import { findClient } from './client.repository.ts'
import { endSession } from './end-session.service.ts'
import { moveSession } from './move-session.service.ts'
import { isAhead } from './session-rules.ts'

// What a nutritionist changes about the sessions of their practice.

/**
 * Books a session for a client in the practice's care, in the zone of the client's last booking.
 * Returns its id.
 * @throws MainFailure `ERR_NO_PRACTICE`, `ERR_NO_TRACKER` if the care never began or has ended, or the
 *   account is suspended, `NO_SESSION_LEFT`, `APPOINTMENT_TAKEN`, `AFTER_PROGRAM_END`
 */
export async function bookForClient(
  context: MainContext,
  own: PracticeRow,
  { trackerId, startsAt }: { trackerId: string; startsAt: Date },
): Promise<string> {
  const booked = await refuseOverlap(() =>
    context.db.transaction(async (tx) => {
      const practice = await requireLockedPractice(tx, own)
      const client = await findClient(tx, trackerId)
      if (client) await lockBuyer(tx, client.id)
      const tracker = await lockSessionTracker(tx, trackerId)
      const relation = tracker && (await findActiveRelation(tx, trackerId))
      const isInCare = relation?.practiceNumber === practice.number
      if (!client || client.suspendedAt || !tracker || !isInCare)
        throw new MainFailure('ERR_NO_TRACKER')
      return bookSession(context, tx, {
        ...{ practice, tracker, startsAt, topic: '', by: 'nutritionist' },
        ...{ userNumber: client.number, relationId: relation.id, locale: client.locale },
        clientZone: client.lastZone ?? practice.zone,
      })
    }),
  )
  return booked.id
}

/**
 * Moves a session that has not begun. The client may then cancel it without cost until it starts.
 * @throws MainFailure `ERR_NO_PRACTICE`, `ERR_NO_APPOINTMENT`, `APPOINTMENT_CLOSED`,
 *   `APPOINTMENT_TAKEN`, `AFTER_PROGRAM_END`
 */
export async function moveForPractice(
  context: MainContext,
  own: PracticeRow,
  { id, startsAt }: { id: string; startsAt: Date },
): Promise<void> {
  await refuseOverlap(() =>
    context.db.transaction(async (tx) => {
      const practice = await requireLockedPractice(tx, own)
      const found = await findOfPractice(tx, practice, id)
      const client = found.trackerId && (await findClient(tx, found.trackerId))
      if (client) await lockBuyer(tx, client.id)
      const tracker = found.trackerId ? await lockSessionTracker(tx, found.trackerId) : undefined
      const session = await lockAppointment(tx, found)
      if (!tracker || !isAhead(session, context.clock.now()))
        throw new MainFailure('APPOINTMENT_CLOSED')
      const { clientZone } = session
      const move = { practice, tracker, session, startsAt, clientZone, by: 'nutritionist' } as const
      await moveSession(context, tx, move)
    }),
  )
}

/**
 * Cancels a session that has not begun. Cancelling it again changes nothing.
 * @throws MainFailure `ERR_NO_PRACTICE`, `ERR_NO_APPOINTMENT`, `APPOINTMENT_CLOSED`
 */
export async function cancelForPractice(
  context: MainContext,
  own: PracticeRow,
  id: string,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const practice = await requireLockedPractice(tx, own)
    const session = await lockAppointment(tx, await findOfPractice(tx, practice, id))
    if (session.state === 'cancelled') return
    if (!isAhead(session, context.clock.now())) throw new MainFailure('APPOINTMENT_CLOSED')
    await endSession(context, tx, session, { kind: 'by_nutritionist', by: 'nutritionist' })
  })
}

async function findOfPractice(
  tx: Database,
  { number: practiceNumber }: PracticeRow,
  id: string,
): Promise<AppointmentRow> {
  const found = await findAppointment(tx, { id, practiceNumber })
  if (!found) throw new MainFailure('ERR_NO_APPOINTMENT')
  return found
}
