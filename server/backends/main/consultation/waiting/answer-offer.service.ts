import { dayInJakarta } from '#app/lib/day-in-jakarta.ts'
import {
  lockAppointment,
  updateAppointment,
} from '#server/backends/main/consultation/appointments/appointment.repository.ts'
import { readAppointment } from '#server/backends/main/consultation/appointments/appointment-view.service.ts'
import { chargeSession } from '#server/backends/main/consultation/appointments/book-session.service.ts'
import { requireOwnAppointment } from '#server/backends/main/consultation/appointments/client-appointment.service.ts'
import { startCare } from '#server/backends/main/consultation/care/care.service.ts'
import { findActiveRelation } from '#server/backends/main/consultation/care/care-relation.repository.ts'
import { lockOwnTracker } from '#server/backends/main/consultation/care/lock-own-tracker.ts'
import { lockPractice } from '#server/backends/main/consultation/practices/practice.repository.ts'
import { requireCoveredSessions } from '#server/backends/main/consultation/program-clock/program-clock.service.ts'
import type { Member } from '#server/backends/main/identity/auth/session.service.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import type { Appointment } from '#server/contract/appointment.schema.ts'
import type { ShareSection } from '#server/contract/share.schema.ts'
import type { Database } from '#server/db/open-database.ts'
import { bookEntry } from './waitlist-entry.repository.ts'
import { isOpenOffer, withdrawOffer } from './withdraw-offer.ts'

/**
 * Books the time of an offer and takes its credit. If the care begins with it, the nutritionist sees
 * the sections. The offer itself is the promise: hours, notice and a pause that changed since do not
 * matter. Accepting again changes nothing.
 * @throws MainFailure `ERR_NO_APPOINTMENT`, also for another member's offer; `OFFER_ENDED`,
 *   `NO_SESSION_LEFT`, `AFTER_PROGRAM_END`, `OTHER_NUTRITIONIST`
 */
export async function acceptOffer(
  context: MainContext,
  member: Member,
  { id, sections }: { id: string; sections: ShareSection[] },
): Promise<Appointment> {
  await context.db.transaction(async (tx) => {
    const { practiceNumber, trackerId } = await requireOwnOffer(tx, member, id)
    const practice = await lockPractice(tx, { number: practiceNumber })
    const tracker = await lockOwnTracker(tx, { trackerId, userId: member.user.id })
    const offer = await lockAppointment(tx, { id, trackerId })
    if (offer.state === 'booked') return
    const now = context.clock.now()
    if (!isOpenOffer(offer, now)) throw new MainFailure('OFFER_ENDED')
    if (!practice) throw new Error('An offer has no practice')
    if (dayInJakarta(offer.startsAt) >= tracker.endsOn) throw new MainFailure('AFTER_PROGRAM_END')
    if (tracker.sessionBalance < 1) throw new MainFailure('NO_SESSION_LEFT')
    const active = await findActiveRelation(tx, trackerId)
    if (active && active.practiceNumber !== practiceNumber)
      throw new MainFailure('OTHER_NUTRITIONIST')
    const relation = active ?? (await startCare(context, tx, { practice, tracker, sections }))
    const booked = await updateAppointment(tx, id, {
      state: 'booked',
      relationId: relation.id,
      changedBy: 'client',
      changedAt: now,
    })
    await chargeSession(context, tx, booked)
    await requireCoveredSessions(context, tx, trackerId)
    await bookEntry(tx, id)
  })
  return readAppointment(context, member, id)
}

/**
 * Declines an offer. The client keeps their place on the list. Declining again changes nothing.
 * @throws MainFailure `ERR_NO_APPOINTMENT`, also for another member's offer, or `APPOINTMENT_CLOSED`
 *   if it has become a session
 */
export async function declineOffer(
  context: MainContext,
  member: Member,
  id: string,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const { trackerId } = await requireOwnOffer(tx, member, id)
    const { state } = await withdrawOffer(context, tx, { id, trackerId })
    if (state !== 'withdrawn') throw new MainFailure('APPOINTMENT_CLOSED')
  })
}

/** Leaves out the time that an order holds: only its payment books that. */
async function requireOwnOffer(tx: Database, member: Member, id: string) {
  const { practiceNumber, trackerId, orderId } = await requireOwnAppointment(tx, member, id)
  if (orderId !== null || trackerId === null) throw new MainFailure('ERR_NO_APPOINTMENT')
  return { practiceNumber, trackerId }
}
