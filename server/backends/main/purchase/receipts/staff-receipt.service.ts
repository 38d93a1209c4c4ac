import type { MainContext } from '#server/backends/main/main-context.ts'
import { enqueueMail } from '#server/backends/main/platform/mail/enqueue-mail.ts'
import {
  writeReceiptCopyMail,
  writeReceiptCorrectedMail,
} from '#server/backends/main/platform/mail/receipt-copy-mail.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import {
  lockPurchase,
  type Purchase,
} from '#server/backends/main/purchase/payments/transaction.repository.ts'
import { appendStaffEntry, type StaffAct } from '#server/backends/main/staff/calls/staff-audit.ts'
import type { Receipt } from '#server/contract/receipt.schema.ts'
import type { Database } from '#server/db/open-database.ts'
import { findReceiptOfOrder, listReceipts, type ReceiptRow } from './receipt.repository.ts'
import { asDocument, replaceReceipt } from './receipt.service.ts'

/** Returns one of the receipts of a purchase as PDF. @throws MainFailure `ERR_NO_RECEIPT` */
export async function readStaffReceipt(
  { db }: MainContext,
  { transactionId, number }: { transactionId: string; number: string },
): Promise<Receipt> {
  const receipts = await db.transaction(async (tx) => {
    const purchase = await lockPurchase(tx, transactionId)
    return purchase ? listReceipts(tx, purchase.order.id) : []
  })
  const receipt = receipts.find((it) => it.number === number)
  if (!receipt) throw new MainFailure('ERR_NO_RECEIPT')
  return asDocument(receipt)
}

/** @throws MainFailure `ERR_NO_RECEIPT`, also if the buyer has no address any more */
export async function mailReceipt(
  context: MainContext,
  act: StaffAct,
  transactionId: string,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const { purchase, receipt } = await lockReceipted(tx, transactionId)
    const { order, user } = purchase
    const facts = { receiptNumber: receipt.number, orderNumber: order.number }
    const mail = writeReceiptCopyMail(addresseeOf(context, purchase), facts)
    const { number: receiptNumber } = receipt
    await enqueueMail(context, tx, user.email, { ...mail, receiptNumber, about: order.id })
    await appendStaffEntry(context, tx, act, { objectId: transactionId, subjectId: user.id })
  })
}

type Correction = { transactionId: string; buyerName: string; reason: string }

/**
 * Replaces the receipt that counts by one with another name of the buyer, and mails that.
 * @throws MainFailure `ERR_NO_RECEIPT`, also if the buyer has no address any more, or
 *   `RECEIPT_NAME_SAME`
 */
export async function correctReceipt(
  context: MainContext,
  act: StaffAct,
  { transactionId, buyerName, reason }: Correction,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const { purchase, receipt } = await lockReceipted(tx, transactionId)
    const { order, user } = purchase
    if (receipt.buyerName === buyerName) throw new MainFailure('RECEIPT_NAME_SAME')
    const receiptNumber = await replaceReceipt(context, tx, { receipt, buyerName })
    const facts = { receiptNumber, replaces: receipt.number, orderNumber: order.number }
    const mail = writeReceiptCorrectedMail(addresseeOf(context, purchase), facts)
    await enqueueMail(context, tx, user.email, { ...mail, receiptNumber, about: order.id })
    const entry = { objectId: transactionId, subjectId: user.id, reason }
    await appendStaffEntry(context, tx, act, entry)
  })
}

/** Locks a purchase whose receipt can be mailed. @throws MainFailure `ERR_NO_RECEIPT` */
async function lockReceipted(
  tx: Database,
  transactionId: string,
): Promise<{ purchase: Purchase; receipt: ReceiptRow }> {
  const purchase = await lockPurchase(tx, transactionId)
  const receipt = purchase && (await findReceiptOfOrder(tx, purchase.order.id))
  if (!receipt || purchase.user.deletedAt) throw new MainFailure('ERR_NO_RECEIPT')
  return { purchase, receipt }
}

function addresseeOf({ productName }: MainContext, { user, order }: Purchase) {
  return { firstName: user.firstName, locale: order.locale, productName }
}
