import type * as v from 'valibot'
import type { Member } from '#server/backends/main/identity/auth/session.service.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { enqueueMail } from '#server/backends/main/platform/mail/enqueue-mail.ts'
import { writeRefundAccountMail } from '#server/backends/main/platform/mail/refund-mails.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import { openAtRest, sealAtRest } from '#server/backends/main/platform/rest-key.ts'
import type { RefundView, refundAccountSchema } from '#server/contract/refund.schema.ts'
import type { RefundAccountRow } from '#server/db/main/refund-account.table.ts'
import { consoleLinkOf, lockPurchaseOf, viewOf } from './refund.service.ts'
import { listAccounts, lockRefundByHand, upsertAccount } from './refund-account.repository.ts'

type Given = v.InferOutput<typeof refundAccountSchema> & { transactionId: string }

/**
 * Stores where a refund by hand goes and mails it to staff. The same account again changes nothing.
 * @throws MainFailure `ERR_NO_TRANSACTION_ID`, or `REFUND_NOT_POSSIBLE` if the refund needs no account
 */
export async function giveRefundAccount(
  context: MainContext,
  member: Member,
  { transactionId, refundId, bank, number, holder }: Given,
): Promise<RefundView> {
  return context.db.transaction(async (tx) => {
    const purchase = await lockPurchaseOf(tx, member, transactionId)
    const refund = await lockRefundByHand(tx, { refundId, transactionId })
    if (!refund) throw new MainFailure('REFUND_NOT_POSSIBLE')
    const before = (await listAccounts(tx, [refundId])).get(refundId)
    const isKnown =
      before?.bank === bank && before.holder === holder && numberOf(context, before) === number
    if (!isKnown) {
      await upsertAccount(tx, {
        refundId,
        userId: member.user.id,
        bank,
        number: sealAtRest(context, number),
        lastDigits: number.slice(-4),
        holder,
        givenAt: context.clock.now(),
      })
      const mail = writeRefundAccountMail(context.productName, {
        ...{ bank, number, holder },
        amountRupiah: refund.amountRupiah,
        orderNumber: purchase.order.number,
        isChanged: before !== undefined,
        link: consoleLinkOf(context, refundId),
      })
      const about = purchase.order.id
      await enqueueMail(context, tx, context.leadsEmail, { ...mail, about })
    }
    return viewOf(context, tx, purchase)
  })
}

/** Returns undefined if other secrets sealed the number. The member may give it again. */
export function numberOf(
  context: Pick<MainContext, 'secrets'>,
  { number }: RefundAccountRow,
): string | undefined {
  try {
    return openAtRest(context, number)
  } catch {
    return undefined
  }
}
