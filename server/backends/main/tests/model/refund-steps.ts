import { and, eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { dayInJakarta } from '#app/lib/day-in-jakarta.ts'
import { dayMs } from '#app/lib/time.ts'
import { requestDueRefund } from '#server/backends/main/purchase/refunds/due-refund.service.ts'
import {
  decide,
  proposeGoodwill,
  proposePayout,
} from '#server/backends/main/purchase/refunds/staff-refund.service.ts'
import {
  askAgain,
  refundForMember,
} from '#server/backends/main/purchase/staff-purchases/staff-purchase.service.ts'
import { approvalTable } from '#server/db/main/approval.table.ts'
import { staffAnswer } from './operator-act.ts'
import { offerOf, refundsOf } from './payment-model.ts'
import type { ModelOrder, PurchaseModel } from './purchase-model.ts'
import { type NotificationWish, notificationOf } from './purchase-steps.ts'
import { type RealShop, refundIdOf } from './real-shop.ts'
import {
  askGoodwill,
  askPayout,
  askRefund,
  decideApproval,
  endReturned,
  type ModelApproval,
} from './refund-model.ts'

/** Staff refund what the policy gives, for the member. */
export async function policyRefundStep(
  model: PurchaseModel,
  real: RealShop,
  order: ModelOrder,
  { by, isAmountSeen }: { by: number; isAmountSeen: boolean },
): Promise<void> {
  const seen = offerOf(order) ?? order.totalRupiah
  const amountRupiah = isAmountSeen ? seen : seen - 1
  const wish = { transactionId: order.transactionId ?? '', amountRupiah }
  const answer = await staffAnswer(model, real, by, (act) =>
    refundForMember(real.context, act, wish),
  )
  expect(answer).toBe(askRefund(order, amountRupiah))
}

/** `thirds`: the asked part of the total; four are more than was paid. */
export async function goodwillStep(
  model: PurchaseModel,
  real: RealShop,
  order: ModelOrder,
  { by, thirds }: { by: number; thirds: number },
): Promise<void> {
  const amountRupiah = Math.ceil((order.totalRupiah * thirds) / 3)
  const transactionId = order.transactionId ?? ''
  const wish = { transactionId, amountRupiah, reason: 'two lost sessions' }
  const answer = await staffAnswer(model, real, by, (act) =>
    proposeGoodwill(real.context, act, wish),
  )
  expect(answer).toBe(askGoodwill(model, order, { by, amountRupiah }))
  if (answer === 'ok') await learnApproval(model, real, transactionId)
}

type Transfer = { which: number; by: number; isToday: boolean; named: string | undefined }

/** A person says that they transferred a refund by hand, today or tomorrow. */
export async function payoutStep(
  model: PurchaseModel,
  real: RealShop,
  order: ModelOrder,
  { which, by, isToday, named }: Transfer,
): Promise<void> {
  const refund = refundsOf(order).at(-1 - which)
  if (!refund) return
  const refundId = await refundIdOf(real, order.transactionId ?? '', refund)
  const wish = {
    ...{ refundId, reference: 'TRX-1', evidence: 'Drive/TRX-1.pdf' },
    paidOn: dayInJakarta(new Date(model.now + (isToday ? 0 : dayMs))),
    account: named === undefined ? undefined : { bank: 'BCA', number: named, holder: 'Dewi' },
    reason: 'the provider refuses',
  }
  const answer = await staffAnswer(model, real, by, (act) => proposePayout(real.context, act, wish))
  expect(answer).toBe(askPayout(model, refund, { order, by, isToday, named }))
  if (answer === 'ok') await learnApproval(model, real, refundId)
}

export async function decideStep(
  model: PurchaseModel,
  real: RealShop,
  approval: ModelApproval,
  { by, isApproved }: { by: number; isApproved: boolean },
): Promise<void> {
  const decision = {
    approvalId: approval.id,
    state: isApproved ? ('approved' as const) : ('refused' as const),
  }
  const answer = await staffAnswer(model, real, by, (act) => decide(real.context, act, decision))
  expect(answer).toBe(decideApproval(model, approval, { by, isApproved }))
}

/** The worker asks the provider for every refund that is due. */
export async function workStep(
  model: PurchaseModel,
  real: RealShop,
  refund: 'accepted' | 'refused',
): Promise<void> {
  real.provider.refund = refund
  while (await requestDueRefund(real.context)) {}
  for (const asked of model.orders.flatMap(refundsOf))
    if (asked.state === 'requested') asked.state = refund === 'accepted' ? 'paid_back' : 'by_hand'
  model.orders.forEach(endReturned)
}

/** Staff ask the provider about the open attempt. Without a wish, it knows nothing yet. */
export async function askAgainStep(
  model: PurchaseModel,
  real: RealShop,
  order: ModelOrder,
  { by, wish }: { by: number; wish: Omit<NotificationWish, 'attempt'> | undefined },
): Promise<void> {
  const known = wish && notificationOf(order, { ...wish, attempt: order.attempt - 1 })
  real.provider.status = known?.received
  const answer = await staffAnswer(model, real, by, (act) =>
    askAgain(real.context, act, order.transactionId ?? ''),
  )
  expect(answer).toBe('ok')
  if (known) model.notify(order, known.expected)
}

/** Learns the id of the approval that was asked for last. */
async function learnApproval(
  { approvals }: PurchaseModel,
  { context }: RealShop,
  subject: string,
): Promise<void> {
  const [open] = await context.db
    .select({ id: approvalTable.id })
    .from(approvalTable)
    .where(and(eq(approvalTable.subject, subject), eq(approvalTable.state, 'requested')))
  const asked = approvals.at(-1)
  if (!asked || !open) throw new Error('No approval was asked for')
  asked.id = open.id
}
