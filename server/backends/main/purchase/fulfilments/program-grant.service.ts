import { lockSessionTracker } from '#server/backends/main/consultation/appointments/appointment.repository.ts'
import { startCare } from '#server/backends/main/consultation/care/care.service.ts'
import { isBookable } from '#server/backends/main/consultation/practices/lock-bookable.ts'
import { lockPractice } from '#server/backends/main/consultation/practices/practice.repository.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { enqueueMail, type MailContext } from '#server/backends/main/platform/mail/enqueue-mail.ts'
import { writeReceiptMail } from '#server/backends/main/platform/mail/purchase-mails.ts'
import type { Purchase } from '#server/backends/main/purchase/payments/transaction.repository.ts'
import { openPeriod } from '#server/backends/main/purchase/programs/open-period.service.ts'
import { reversePeriod } from '#server/backends/main/purchase/programs/reverse-period.service.ts'
import { issueReceipt } from '#server/backends/main/purchase/receipts/receipt.service.ts'
import type { Database } from '#server/db/open-database.ts'

export type GrantContext = MailContext & Pick<MainContext, 'takesRealMoney'>

/**
 * Opens the program, adds its sessions, starts the care of the chosen nutritionist, and mails the
 * receipt.
 */
export async function grantProgram(
  context: GrantContext,
  tx: Database,
  purchase: Purchase,
): Promise<void> {
  const { transaction, order, productService, user } = purchase
  const { nutritionistSlug: slug } = order
  // Practices are locked before accounts.
  const practice = slug === null ? undefined : await lockPractice(tx, { slug })
  const { trackerId, startsOn, endsOn, isExtension, isWaiting } = await openPeriod(context, tx, {
    order,
    productService,
  })
  const tracker = isBookable(practice) ? await lockSessionTracker(tx, trackerId) : undefined
  if (practice && tracker) await startCare(context, tx, { practice, tracker })
  const nutritionistName = tracker ? practice?.name : undefined
  const receiptNumber = await issueReceipt(context, tx, { ...purchase, nutritionistName })
  const addressee = {
    firstName: user.firstName,
    locale: order.locale,
    productName: context.productName,
  }
  const mail = writeReceiptMail(addressee, {
    links: {
      tracker: `${context.publicOrigin}/tracker/${trackerId}`,
      firstSession: `${context.publicOrigin}/konsultasi/jadwal?tracker=${trackerId}`,
    },
    orderNumber: order.number,
    programSlug: productService.programSlug,
    durationWeeks: productService.durationWeeks,
    totalRupiah: transaction.totalRupiah,
    nutritionistName,
    start: isWaiting
      ? { kind: 'waiting', latestStart: startsOn }
      : { kind: isExtension ? 'extension' : 'today' },
    endsOn,
    receiptNumber,
  })
  await enqueueMail(context, tx, user.email, { ...mail, receiptNumber, about: order.id })
}

/** Ends the order's program today. The member keeps the tracker's entries. */
export async function revokeProgram(
  context: MailContext,
  tx: Database,
  orderId: string,
): Promise<void> {
  await reversePeriod(context, tx, orderId)
}
