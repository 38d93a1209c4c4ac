import { lockSessionTracker } from '#server/backends/main/consultation/appointments/appointment.repository.ts'
import { bookHeldSession } from '#server/backends/main/consultation/appointments/book-held-session.service.ts'
import { withdrawHold } from '#server/backends/main/consultation/appointments/held-session.repository.ts'
import { startCare } from '#server/backends/main/consultation/care/care.service.ts'
import { isBookable } from '#server/backends/main/consultation/practices/lock-bookable.ts'
import { lockPractice } from '#server/backends/main/consultation/practices/practice.repository.ts'
import { writeConsultationPaidMail } from '#server/backends/main/platform/mail/consultation-paid-mail.ts'
import { enqueueMail } from '#server/backends/main/platform/mail/enqueue-mail.ts'
import type { Purchase } from '#server/backends/main/purchase/payments/transaction.repository.ts'
import { openPeriod } from '#server/backends/main/purchase/programs/open-period.service.ts'
import { issueReceipt } from '#server/backends/main/purchase/receipts/receipt.service.ts'
import type { AppointmentRow } from '#server/db/main/appointment.table.ts'
import type { Database } from '#server/db/open-database.ts'
import type { GrantContext } from './program-grant.service.ts'

/**
 * Grants the session of a single consultation and books it at the time that the order chose. If the
 * time has gone, the client keeps the session. Mails the receipt either way.
 */
export async function grantConsultation(
  context: GrantContext,
  tx: Database,
  purchase: Purchase,
  nutritionist: string,
): Promise<void> {
  const { transaction, order, productService, user } = purchase
  // Practices are locked before accounts.
  const practice = await lockPractice(tx, { slug: nutritionist })
  const { trackerId, endsOn } = await openPeriod(context, tx, { order, productService })
  const tracker = await lockSessionTracker(tx, trackerId)
  let session: AppointmentRow | undefined
  if (tracker && (practice?.state === 'active' || practice?.state === 'paused')) {
    const { id: relationId } = await startCare(context, tx, { practice, tracker })
    const paidAt = transaction.paidAt ?? context.clock.now()
    const paid = { orderId: order.id, practice, tracker, relationId, paidAt }
    session = await bookHeldSession(context, tx, paid)
  }
  if (!session) await withdrawHold(tx, { orderId: order.id, now: context.clock.now() })
  const receiptNumber = await issueReceipt(context, tx, { ...purchase, session })
  const { firstName, email } = user
  const to = { firstName, locale: order.locale, productName: context.productName }
  const canChoose = isBookable(practice)
  const path = session
    ? `/konsultasi/sesi/${session.id}`
    : canChoose
      ? `/konsultasi/jadwal?nutritionist=${nutritionist}&tracker=${trackerId}`
      : `/transaction/${transaction.id}`
  const mail = writeConsultationPaidMail(to, {
    ...productService,
    ...{ session, canChoose, endsOn, receiptNumber },
    totalRupiah: transaction.totalRupiah,
    link: context.publicOrigin + path,
    orderNumber: order.number,
  })
  await enqueueMail(context, tx, email, { ...mail, receiptNumber, about: order.id })
}
