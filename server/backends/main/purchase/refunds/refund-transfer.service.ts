import type { MainContext } from '#server/backends/main/main-context.ts'
import { enqueueMail, type MailContext } from '#server/backends/main/platform/mail/enqueue-mail.ts'
import {
  writeRefundPaidMail,
  writeRefundTransferredMail,
} from '#server/backends/main/platform/mail/refund-mails.ts'
import { closeTasks } from '#server/backends/main/platform/tasks/task.repository.ts'
import { formatRupiah } from '#server/backends/main/platform/wib.ts'
import type { Purchase } from '#server/backends/main/purchase/payments/transaction.repository.ts'
import type { RefundRow } from '#server/db/main/refund.table.ts'
import type { RefundAccountRow } from '#server/db/main/refund-account.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { numberOf } from './refund-account.service.ts'
import { markTransferred, selectByHand } from './refund-transfer.repository.ts'

type TransferContext = MailContext & Pick<MainContext, 'db'>

/** Returns a line for each refund that staff must transfer. */
export async function listTransfers(context: TransferContext): Promise<string[]> {
  const rows = await selectByHand(context.db)
  return rows.map(({ refund, order, account }) => {
    const to = account
      ? `${account.bank} ${numberOf(context, account) ?? 'sealed with other secrets'}, ${account.holder}`
      : 'no account yet'
    return [refund.id, order.number, formatRupiah(refund.amountRupiah, 'id'), to].join('  ')
  })
}

/**
 * Records that staff have transferred a refund, and mails its member. Returns false if no refund with
 * this id waits for a transfer.
 */
export async function recordTransfer(context: TransferContext, refundId: string): Promise<boolean> {
  return context.db.transaction(async (tx) => {
    const [found] = await selectByHand(tx, refundId)
    if (!found) return false
    const { refund, order, productService, user, account } = found
    const settledAt = context.clock.now()
    if (!(await markTransferred(tx, { id: refund.id, settledAt }))) return false
    const kinds = ['refund_by_hand', 'surplus_by_hand'] as const
    await closeTasks(tx, { kinds, subject: refund.id, closedAt: settledAt })
    await mailTransfer(context, tx, { purchase: { order, productService, user }, refund, account })
    return true
  })
}

type Transfer = {
  purchase: Pick<Purchase, 'order' | 'productService' | 'user'>
  refund: RefundRow
  account: RefundAccountRow | null
}

export async function mailTransfer(
  context: TransferContext,
  tx: Database,
  { purchase: { order, productService, user }, refund, account }: Transfer,
): Promise<void> {
  // A deleted account has no address.
  if (user.deletedAt) return
  const { firstName, email } = user
  const addressee = { firstName, locale: order.locale, productName: context.productName }
  const facts = {
    orderNumber: order.number,
    programSlug: productService.programSlug,
    amountRupiah: refund.amountRupiah,
    link: `${context.publicOrigin}/transaction/${refund.transactionId}`,
  }
  // Without an account, staff found that the provider had paid it back after all.
  const mail = account
    ? writeRefundTransferredMail(addressee, { ...facts, ...account })
    : writeRefundPaidMail(addressee, facts)
  await enqueueMail(context, tx, email, mail)
}
