import { dayInJakarta } from '#server/backends/main/calendar-day.ts'
import { enqueueMail } from '#server/backends/main/mail/enqueue-mail.ts'
import { writeReceiptMail } from '#server/backends/main/mail/purchase-mails.ts'
import type { MainParts } from '#server/backends/main/main-parts.ts'
import type { Purchase } from '#server/backends/main/payments/transaction.repository.ts'
import { openTracker } from '#server/backends/main/trackers/open-tracker.service.ts'
import { endTracker } from '#server/backends/main/trackers/tracker.repository.ts'
import type { Database } from '#server/db/open-database.ts'

/** Gives the member what was paid for, and the receipt. */
export async function grantProgram(
  parts: Pick<MainParts, 'clock' | 'publicOrigin' | 'productName'>,
  tx: Database,
  { transaction, order, productService, user }: Purchase,
): Promise<void> {
  const trackerId = await openTracker(parts, tx, { order, productService })
  const addressee = {
    firstName: user.firstName,
    locale: order.locale,
    productName: parts.productName,
  }
  const receipt = writeReceiptMail(addressee, {
    link: `${parts.publicOrigin}/tracker/${trackerId}`,
    transactionId: transaction.id,
    programSlug: productService.programSlug,
    durationWeeks: productService.durationWeeks,
    totalRupiah: transaction.totalRupiah,
  })
  await enqueueMail(parts, tx, user.email, receipt)
}

/** Ends today what an order gave; what the member wrote into it stays theirs. */
export async function revokeProgram(
  { clock }: Pick<MainParts, 'clock'>,
  tx: Database,
  orderId: string,
): Promise<void> {
  await endTracker(tx, { orderId, day: dayInJakarta(clock.now()) })
}
