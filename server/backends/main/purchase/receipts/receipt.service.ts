import { dayInJakarta } from '#app/lib/day-in-jakarta.ts'
import type { Member } from '#server/backends/main/identity/auth/session.service.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import type { OutboxMail } from '#server/backends/main/platform/mail/outbox.repository.ts'
import type { ChosenTime } from '#server/backends/main/platform/mail/purchase-name.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import { listLines } from '#server/backends/main/purchase/orders/order-line.repository.ts'
import type { Purchase } from '#server/backends/main/purchase/payments/transaction.repository.ts'
import type { Receipt } from '#server/contract/receipt.schema.ts'
import type { Database } from '#server/db/open-database.ts'
import type { Attachment } from '#server/mail/smtp-mailer.ts'
import { composeReceipt } from './compose-receipt.ts'
import {
  findReceipt,
  findReceiptOf,
  findReceiptOfOrder,
  insertReceipt,
  type ReceiptRow,
  takeReceiptNumber,
} from './receipt.repository.ts'
import { renderReceipt } from './render-receipt.ts'

type IssuerContext = Pick<MainContext, 'clock' | 'productName' | 'seller' | 'takesRealMoney'>

/**
 * Issues the receipt of a purchase in the transaction of its payment and returns its number. A
 * second call returns the existing number.
 */
export async function issueReceipt(
  context: IssuerContext,
  tx: Database,
  purchase: Pick<Purchase, 'transaction' | 'order' | 'productService' | 'user'> & {
    /** In whose care the program is. */
    nutritionistName?: string | undefined
    /** The booked session of a single consultation. */
    session?: ChosenTime | undefined
  },
): Promise<string> {
  const { order, user } = purchase
  const issued = await findReceiptOfOrder(tx, order.id)
  if (issued) return issued.number
  const lines = (await listLines(tx, [order.id])).get(order.id) ?? []
  return storeNumbered(context, tx, {
    orderId: order.id,
    buyerName: `${user.firstName} ${user.lastName}`.trim(),
    content: composeReceipt(context, purchase, lines),
    replaces: null,
  })
}

/**
 * Issues a receipt with another name of the buyer, which replaces a receipt that counts, and returns
 * its number. All other facts stay.
 */
export async function replaceReceipt(
  context: Pick<MainContext, 'clock'>,
  tx: Database,
  { receipt, buyerName }: { receipt: ReceiptRow; buyerName: string },
): Promise<string> {
  const { orderId, content, number: replaces } = receipt
  return storeNumbered(context, tx, { orderId, content, buyerName, replaces })
}

/** Stores a receipt of today under the next number, which it returns. */
async function storeNumbered(
  { clock }: Pick<MainContext, 'clock'>,
  tx: Database,
  receipt: Omit<ReceiptRow, 'number' | 'issuedAt'>,
): Promise<string> {
  const issuedAt = clock.now()
  const year = Number(dayInJakarta(issuedAt).slice(0, 4))
  const taken = `KW-${year}-${String(await takeReceiptNumber(tx, year)).padStart(6, '0')}`
  await insertReceipt(tx, { ...receipt, number: taken, issuedAt })
  return taken
}

/**
 * @throws MainFailure `ERR_NO_TRANSACTION_ID`, also for another member's transaction or one without
 *   a receipt
 */
export async function readOwnReceipt(
  { db }: Pick<MainContext, 'db'>,
  { user }: Member,
  transactionId: string,
): Promise<Receipt> {
  const receipt = await findReceiptOf(db, { userId: user.id, transactionId })
  if (!receipt) throw new MainFailure('ERR_NO_TRANSACTION_ID')
  return asDocument(receipt)
}

/** Returns a receipt as PDF. */
export async function asDocument(receipt: ReceiptRow): Promise<Receipt> {
  return { number: receipt.number, pdfBase64: (await printReceipt(receipt)).toString('base64') }
}

async function printReceipt({ number, buyerName, replaces, content }: ReceiptRow): Promise<Buffer> {
  return Buffer.from(await renderReceipt({ ...content, number, buyerName, replaces }))
}

/** Returns the receipt of a mail as a PDF attachment, or an empty list if the mail names no receipt. */
export async function attachReceipt(
  { db }: Pick<MainContext, 'db'>,
  { receiptNumber }: OutboxMail,
): Promise<Attachment[]> {
  const receipt = receiptNumber && (await findReceipt(db, receiptNumber))
  if (!receipt) return []
  const content = await printReceipt(receipt)
  return [{ filename: `${receipt.number}.pdf`, content, contentType: 'application/pdf' }]
}
