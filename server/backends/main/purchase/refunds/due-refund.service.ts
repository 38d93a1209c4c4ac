import { hourMs, minuteMs } from '#app/lib/time.ts'
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
import { endOfNextWorkingDay } from '#server/backends/main/platform/tasks/next-working-day.ts'
import { openTask } from '#server/backends/main/platform/tasks/task.repository.ts'
import {
  lockPurchase,
  type Purchase,
} from '#server/backends/main/purchase/payments/transaction.repository.ts'
import type { RefundRow } from '#server/db/main/refund.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { postponeRefund, settleRefund, takeDueRefund } from './refund.repository.ts'
import { consoleLinkOf } from './refund.service.ts'
import { endReturned } from './returned-refunds.service.ts'

/** Longer than one answer of the provider can take. */
const holdMs = 2 * minuteMs
const firstRetryMs = 10 * 1000
/** A refund is retried until the provider answers; it is never given up. */
const longestRetryMs = hourMs

/**
 * Requests the refund that has been due longest. Returns false if none is due. The provider is
 * called outside any database transaction. A retry after a crash uses the same key, so it is the
 * same refund. Without an answer it is retried with a growing delay.
 */
export async function requestDueRefund(context: MainContext): Promise<boolean> {
  const { db, clock, log, payments } = context
  const now = clock.now()
  const refund = await takeDueRefund(db, { now, heldUntil: later(now, holdMs) })
  if (!refund) return false
  try {
    const { id: refundKey, amountRupiah, providerOrderId: orderId } = refund
    const outcome = await payments.refund({ refundKey, orderId, amountRupiah })
    await settle(context, refund, outcome === 'accepted' ? 'paid_back' : 'by_hand')
  } catch (error) {
    log.warn({ refundId: refund.id, error }, 'a refund got no answer and is retried')
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

/**
 * Stores the provider's answer and mails the member, and staff if they must act, once. A provider also
 * refuses a refund of money that went back meanwhile: then staff need not act.
 */
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
    const returned = await endReturned(tx, purchase.transaction, settledAt)
    if (returned.includes(refund.id)) return
    await mailMember(context, tx, { purchase, refund, state })
    if (state === 'by_hand') await assignTransfer(context, tx, { purchase, refund, settledAt })
  })
}

type Refused = { purchase: Purchase; refund: RefundRow; settledAt: Date }

async function assignTransfer(
  context: MainContext,
  tx: Database,
  { purchase, refund, settledAt }: Refused,
): Promise<void> {
  await openTask(tx, {
    kind: refund.surplusAttempt === null ? 'refund_by_hand' : 'surplus_by_hand',
    subject: refund.id,
    openedAt: settledAt,
    dueAt: endOfNextWorkingDay(settledAt),
  })
  const mail = writeRefundTaskMail(context.productName, {
    ...refund,
    orderNumber: purchase.order.number,
    refundId: refund.id,
    link: consoleLinkOf(context, refund.id),
    dashboard: context.payments.dashboard,
  })
  await enqueueMail(context, tx, context.leadsEmail, { ...mail, about: purchase.order.id })
}

type Settled = { purchase: Purchase; refund: RefundRow; state: 'paid_back' | 'by_hand' }

async function mailMember(
  context: MainContext,
  tx: Database,
  { purchase: { order, productService, user }, refund, state }: Settled,
): Promise<void> {
  // A deleted account has no address.
  if (user.deletedAt) return
  const { firstName, email } = user
  const addressee = { firstName, locale: order.locale, productName: context.productName }
  const isSurplus = refund.surplusAttempt !== null
  const write = writers[isSurplus ? 'surplus' : 'asked'][state]
  const mail = write(addressee, {
    orderNumber: order.number,
    programSlug: productService.programSlug,
    amountRupiah: refund.amountRupiah,
    link: `${context.publicOrigin}/transaction/${refund.transactionId}`,
  })
  await enqueueMail(context, tx, email, { ...mail, about: order.id })
}
