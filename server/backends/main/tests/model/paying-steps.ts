import { expect } from 'vitest'
import { changeMethod } from '#server/backends/main/purchase/payments/change-method.service.ts'
import { receiveNotification } from '#server/backends/main/purchase/payments/payment-notification.service.ts'
import { readRefund, requestRefund } from '#server/backends/main/purchase/refunds/refund.service.ts'
import { giveRefundAccount } from '#server/backends/main/purchase/refunds/refund-account.service.ts'
import { offerOf, refundsOf } from './payment-model.ts'
import type { ModelOrder, PurchaseModel } from './purchase-model.ts'
import { giveStep, notifyStep, type OrderWish, placeStep, sendStep } from './purchase-steps.ts'
import { answerOf, at, outcomeOf, type RealShop, refundIdOf } from './real-shop.ts'
import { askRefund, giveAccount } from './refund-model.ts'

const method = { type: 'bank', bank: 'bca', number: '126000000001', billerCode: null } as const

/** The member chooses a virtual account on the page of an attempt, and the provider notifies us. */
export async function chooseStep(
  model: PurchaseModel,
  real: RealShop,
  order: ModelOrder,
  wanted = order.attempt - 1,
): Promise<void> {
  const attempt = 1 + (wanted % order.attempt)
  const notification = {
    transactionId: order.transactionId ?? '',
    attempt,
    outcome: null,
    amountRupiah: order.totalRupiah,
    chargeId: 'a',
    refundedRupiah: null,
    instruction: { method, expiresAt: undefined },
  }
  await receiveNotification(real.context, { notification, rawBody: JSON.stringify(notification) })
  model.choose(order, attempt)
}

export async function changeMethodStep(
  model: PurchaseModel,
  real: RealShop,
  order: ModelOrder,
): Promise<void> {
  const caller = at(real.members, order.member)
  const transactionId = order.transactionId ?? ''
  const outcome = await outcomeOf(changeMethod(real.context, caller, { transactionId }))
  expect(typeof outcome === 'string' ? outcome : 'ok').toBe(model.changeMethod(order))
  if (typeof outcome !== 'string') expect(outcome.chosenMethod).toBeNull()
}

/** Requests the shown amount, or another one. */
export async function refundStep(
  real: RealShop,
  order: ModelOrder,
  isAmountSeen: boolean,
): Promise<void> {
  const caller = at(real.members, order.member)
  const transactionId = order.transactionId ?? ''
  const { offer } = await readRefund(real.context, caller, transactionId)
  expect(offer?.amountRupiah).toBe(offerOf(order))
  const seen = offerOf(order) ?? order.totalRupiah
  const amountRupiah = isAmountSeen ? seen : seen - 1
  const outcome = await outcomeOf(
    requestRefund(real.context, caller, { transactionId, amountRupiah }),
  )
  expect(typeof outcome === 'string' ? outcome : 'ok').toBe(askRefund(order, amountRupiah))
  if (typeof outcome !== 'string')
    expect(outcome.refund).toMatchObject({
      amountRupiah: order.refund?.amountRupiah,
      state: order.refund?.state,
    })
}

/** The member says where a refund by hand goes. */
export async function accountStep(
  real: RealShop,
  order: ModelOrder,
  { which, number }: { which: number; number: string },
): Promise<void> {
  const refund = refundsOf(order).at(-1 - which)
  if (!refund) return
  const transactionId = order.transactionId ?? ''
  const refundId = await refundIdOf(real, transactionId, refund)
  const given = { transactionId, refundId, bank: 'BCA', number, holder: 'Dewi' }
  const caller = at(real.members, order.member)
  const answer = await answerOf(giveRefundAccount(real.context, caller, given))
  expect(answer).toBe(giveAccount(refund, number))
}

export type Purchasing = OrderWish & { steps: number }

/** The usual flow, cut off after some steps: an order, an OTP, a payment, the money. */
export async function buyStep(
  model: PurchaseModel,
  real: RealShop,
  { steps, ...wish }: Purchasing,
): Promise<ModelOrder | undefined> {
  const order = await placeStep(model, real, wish)
  if (!order) return undefined
  await sendStep(model, real, order)
  if (steps > 1) await giveStep(model, real, order, true)
  if (steps < 3 || !order.transactionId) return undefined
  // The last step changes the method and pays the first one anyway.
  if (steps > 3) {
    await chooseStep(model, real, order)
    await changeMethodStep(model, real, order)
  }
  const settled = { outcome: 'paid', charge: 'a', thirds: 0, attempt: 0 } as const
  await notifyStep(model, real, order, settled)
  return order
}
