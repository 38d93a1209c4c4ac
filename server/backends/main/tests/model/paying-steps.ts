import { expect } from 'vitest'
import { changeMethod } from '#server/backends/main/purchase/payments/change-method.service.ts'
import { receiveNotification } from '#server/backends/main/purchase/payments/payment-notification.service.ts'
import { readRefund, requestRefund } from '#server/backends/main/purchase/refunds/refund.service.ts'
import type { ModelOrder, PurchaseModel } from './purchase-model.ts'
import { at, outcomeOf, type RealShop } from './real-shop.ts'

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
  model: PurchaseModel,
  real: RealShop,
  order: ModelOrder,
  isAmountSeen: boolean,
): Promise<void> {
  const caller = at(real.members, order.member)
  const transactionId = order.transactionId ?? ''
  const { offer } = await readRefund(real.context, caller, transactionId)
  if (offer) expect(offer.amountRupiah).toBe(order.totalRupiah)
  const amountRupiah = isAmountSeen ? order.totalRupiah : order.totalRupiah - 1
  const outcome = await outcomeOf(
    requestRefund(real.context, caller, { transactionId, amountRupiah }),
  )
  expect(typeof outcome === 'string' ? outcome : 'ok').toBe(model.askRefund(order, amountRupiah))
  if (typeof outcome !== 'string') expect(outcome.refund?.amountRupiah).toBe(order.totalRupiah)
}
