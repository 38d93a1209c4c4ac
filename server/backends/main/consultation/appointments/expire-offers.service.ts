import type { MainContext } from '#server/backends/main/main-context.ts'
import type { MailContext } from '#server/backends/main/platform/mail/enqueue-mail.ts'
import type { AppointmentRow } from '#server/db/main/appointment.table.ts'
import type { Database } from '#server/db/open-database.ts'
import {
  lockExpiredOffer,
  lockExpiredOffersOf,
  updateAppointment,
} from './appointment.repository.ts'
import { mailHoldEnded } from './mail-hold-ended.ts'

/**
 * Ends the offer of the waiting list that expired first, and tells its client. Returns false if none
 * has expired.
 */
export async function expireOffer(context: MainContext): Promise<boolean> {
  return context.db.transaction(async (tx) => {
    const expired = await lockExpiredOffer(tx, context.clock.now())
    await expire(context, tx, expired)
    return expired.length > 0
  })
}

/** Frees the expired times of a practice and of a client, even before a worker does. */
export async function expireOffersOf(
  context: MailContext,
  tx: Database,
  of: { practiceNumber: number; userNumber: number; now: Date },
): Promise<void> {
  await expire(context, tx, await lockExpiredOffersOf(tx, of))
}

/** Orders have other mails about the time that they hold. */
async function expire(context: MailContext, tx: Database, expired: AppointmentRow[]) {
  const changed = { changedBy: 'system', changedAt: context.clock.now() } as const
  for (const { id } of expired) {
    const offer = await updateAppointment(tx, id, { state: 'withdrawn', ...changed })
    if (offer.orderId === null) await mailHoldEnded(context, tx, offer, 'expired')
  }
}
