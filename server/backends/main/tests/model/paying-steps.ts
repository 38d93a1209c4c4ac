import { expect } from 'vitest'
import { changeMethod } from '#server/backends/main/purchase/payments/change-method.service.ts'
import { orderIdOf } from '#server/backends/main/purchase/payments/payment-attempt.ts'
import { receiveNotification } from '#server/backends/main/purchase/payments/payment-notification.service.ts'
import { readRefund, requestRefund } from '#server/backends/main/purchase/refunds/refund.service.ts'
import type { ModelOrder, PurchaseModel } from './purchase-model.ts'
import { at, outcomeOf, type PurchaseWorld } from './purchase-world.ts'

/** The member takes a virtual account on the page of an attempt, and the provider tells of it. */
export async function chooseStep(
  model: PurchaseModel,
  real: PurchaseWorld,
  order: ModelOrder,
  wanted = order.attempt - 1,
): Promise<void> {
  const attempt = 1 + (wanted % order.attempt)
  const notification = {
    order_id: orderIdOf({ transactionId: order.transactionId ?? '', attempt }),
    gross_amount: `${order.totalRupiah}.00`,
    transaction_status: 'pending',
    transaction_id: 'a',
    fraud_status: 'accept',
    signature_key: '',
    status_code: '201',
    payment_type: 'bank_transfer',
    va_numbers: [{ bank: 'bca', va_number: '126000000001' }],
  }
  await receiveNotification(real.context, { notification, rawBody: JSON.stringify(notification) })
  model.choose(order, attempt)
}

export async function changeMethodStep(
  model: PurchaseModel,
  real: PurchaseWorld,
  order: ModelOrder,
): Promise<void> {
  const asked = at(real.members, order.member)
  const transactionId = order.transactionId ?? ''
  const outcome = await outcomeOf(changeMethod(real.context, asked, { transactionId }))
  expect(typeof outcome === 'string' ? outcome : 'ok').toBe(model.changeMethod(order))
  if (typeof outcome !== 'string') expect(outcome.chosenMethod).toBeNull()
}

/** Sees the amount and asks for it, or for another one. */
export async function refundStep(
  model: PurchaseModel,
  real: PurchaseWorld,
  order: ModelOrder,
  isAmountSeen: boolean,
): Promise<void> {
  const asked = at(real.members, order.member)
  const transactionId = order.transactionId ?? ''
  const { offer } = await readRefund(real.context, asked, transactionId)
  if (offer) expect(offer.amountRupiah).toBe(order.totalRupiah)
  const amountRupiah = isAmountSeen ? order.totalRupiah : order.totalRupiah - 1
  const outcome = await outcomeOf(
    requestRefund(real.context, asked, { transactionId, amountRupiah }),
  )
  expect(typeof outcome === 'string' ? outcome : 'ok').toBe(model.askRefund(order, amountRupiah))
  if (typeof outcome !== 'string') expect(outcome.refund?.amountRupiah).toBe(order.totalRupiah)
}
