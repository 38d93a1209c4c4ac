import type { MainContext } from '#server/backends/main/main-context.ts'
import { later } from '#server/backends/main/platform/later.ts'
import { enqueueMail } from '#server/backends/main/platform/mail/enqueue-mail.ts'
import {
  writeRefundByHandMail,
  writeRefundPaidMail,
  writeRefundTaskMail,
} from '#server/backends/main/platform/mail/refund-mails.ts'
import {
  writeSurplusByHandMail,
  writeSurplusPaidMail,
} from '#server/backends/main/platform/mail/surplus-mails.ts'
import {
  lockPurchase,
  type Purchase,
} from '#server/backends/main/purchase/payments/transaction.repository.ts'
import type { RefundRow } from '#server/db/main/refund.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { postponeRefund, settleRefund, takeDueRefund } from './refund.repository.ts'

/** Longer than the provider may take for one answer. */
const holdMs = 2 * 60 * 1000
const firstRetryMs = 10 * 1000
/** A member's money is never given up: it is asked for until there is an answer. */
const longestRetryMs = 60 * 60 * 1000

/**
 * Asks the provider to give back what has waited longest; says whether there was something. It is
 * asked outside any database transaction and may be asked again after a crash, by the same key, which
 * is the same refund. No answer puts it off, longer each time.
 */
export async function payBackDue(context: MainContext): Promise<boolean> {
  const { db, clock, log, payments } = context
  const now = clock.now()
  const refund = await takeDueRefund(db, { now, heldUntil: later(now, holdMs) })
  if (!refund) return false
  try {
    const { id: refundKey, amountRupiah, providerOrderId: orderId } = refund
    const outcome = await payments.refund({ refundKey, orderId, amountRupiah })
    await settle(context, refund, outcome === 'accepted' ? 'paid_back' : 'by_hand')
  } catch (error) {
    log.warn({ refundId: refund.id, error }, 'the provider gave no answer to a refund')
    await postponeRefund(db, refund.id, nextTry(clock.now(), refund))
  }
  return true
}

const writers = {
  asked: { paid_back: writeRefundPaidMail, by_hand: writeRefundByHandMail },
  surplus: { paid_back: writeSurplusPaidMail, by_hand: writeSurplusByHandMail },
} as const

function nextTry(now: Date, { attempts }: RefundRow): Date {
  return later(now, Math.min(firstRetryMs * 2 ** (attempts - 1), longestRetryMs))
}

/** Keeps the answer and tells whoever has to know, once. */
async function settle(
  context: MainContext,
  refund: RefundRow,
  state: 'paid_back' | 'by_hand',
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const purchase = await lockPurchase(tx, refund.transactionId)
    if (!purchase) throw new Error('A refund has no purchase')
    const settledAt = context.clock.now()
    if (!(await settleRefund(tx, { id: refund.id, state, settledAt }))) return
    await tellMember(context, tx, { purchase, refund, state })
    if (state === 'by_hand')
      await enqueueMail(
        context,
        tx,
        context.leadsEmail,
        writeRefundTaskMail(context.productName, { ...refund, refundId: refund.id }),
      )
  })
}

type Settled = { purchase: Purchase; refund: RefundRow; state: 'paid_back' | 'by_hand' }

async function tellMember(
  context: MainContext,
  tx: Database,
  { purchase: { order, productService, user }, refund, state }: Settled,
): Promise<void> {
  // Whoever deleted their account meanwhile has no address any more.
  if (user.deletedAt) return
  const { firstName, email } = user
  const addressee = { firstName, locale: order.locale, productName: context.productName }
  const isSurplus = refund.surplusAttempt !== null
  const write = writers[isSurplus ? 'surplus' : 'asked'][state]
  const mail = write(addressee, {
    programSlug: productService.programSlug,
    amountRupiah: refund.amountRupiah,
    link: `${context.publicOrigin}/transaction/${refund.transactionId}`,
  })
  await enqueueMail(context, tx, email, mail)
}
