import { listClientTimes } from '#server/backends/main/consultation/free-times/own-sessions.repository.ts'
import type { MailContext } from '#server/backends/main/platform/mail/enqueue-mail.ts'
import type { AppointmentRow } from '#server/db/main/appointment.table.ts'
import type { PracticeRow } from '#server/db/main/practice.table.ts'
import type { TrackerRow } from '#server/db/main/tracker.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { updateAppointment } from './appointment.repository.ts'
import { bookSession, chargeSession } from './book-session.service.ts'
import { isFreeStart } from './free-start.service.ts'
import { detachFromOrder, lockSessionOfOrder } from './held-session.repository.ts'

type Paid = {
  orderId: string
  /** Locked in this order: the practice, the client's account, the tracker. */
  practice: PracticeRow
  /** Has the credit that the order bought. */
  tracker: TrackerRow
  relationId: string
  paidAt: Date
}

/**
 * Books the session of a paid order with its credit. Payment in time needs no free time, because the
 * order holds it. After that the time must still be free. Returns undefined if it has gone.
 */
export async function bookHeldSession(
  context: MailContext,
  tx: Database,
  { orderId, paidAt, ...parties }: Paid,
): Promise<AppointmentRow | undefined> {
  const { tracker, relationId } = parties
  const held = await lockSessionOfOrder(tx, orderId)
  // A payment that was taken back and arrives again finds a cancelled session.
  if (!held || (held.state !== 'offered' && held.state !== 'withdrawn')) return undefined
  const now = context.clock.now()
  if (!isHeldAt(paidAt, held)) return bookLate(context, tx, { ...parties, orderId, held })
  if (held.startsAt <= now) return undefined
  const booked = await updateAppointment(tx, held.id, {
    state: 'booked',
    trackerId: tracker.id,
    relationId,
    changedBy: 'client',
    changedAt: now,
  })
  await chargeSession(context, tx, booked)
  return booked
}

function isHeldAt(paidAt: Date, { state, offeredUntil }: AppointmentRow): boolean {
  return state === 'offered' && offeredUntil !== null && paidAt < offeredUntil
}

type Late = Omit<Paid, 'paidAt'> & { held: AppointmentRow }

async function bookLate(
  context: MailContext,
  tx: Database,
  { held, orderId, practice, tracker, relationId }: Late,
): Promise<AppointmentRow | undefined> {
  const now = context.clock.now()
  const { userNumber, startsAt, endsAt, clientZone, locale, topic } = held
  const isFree =
    practice.state === 'active' &&
    (await isFreeStart(context, tx, { practice, userNumber, tracker, startsAt, by: 'client', now }))
  if (!isFree) return undefined
  const period = { now, from: startsAt, until: endsAt }
  // The database would refuse a second session of the client and fail the whole transaction.
  const own = await listClientTimes(tx, { user: { number: userNumber }, ...period })
  if (own.length > 0) return undefined
  await detachFromOrder(tx, held)
  return bookSession(context, tx, {
    ...{ practice, tracker, relationId, userNumber, orderId },
    ...{ startsAt, clientZone, locale, topic, by: 'client' },
  })
}
