import { expect } from 'vitest'
import { checkOrder, placeOrder } from '#server/backends/main/purchase/orders/order.service.ts'
import { sendOtp, verifyOtp } from '#server/backends/main/purchase/orders/otp.service.ts'
import { cancelTransaction } from '#server/backends/main/purchase/payments/cancellation.service.ts'
import { receiveNotification } from '#server/backends/main/purchase/payments/payment-notification.service.ts'
import { cancelForMember } from '#server/backends/main/purchase/staff-purchases/purchase-act.service.ts'
import { learnCart } from './cart-steps.ts'
import { staffAnswer } from './operator-act.ts'
import type { Outcome } from './payment-model.ts'
import type { ModelOrder, PurchaseModel } from './purchase-model.ts'
import { at, kolCode, outcomeOf, type RealShop, takeCode } from './real-shop.ts'

/** Each step acts on the real system and on the model and compares the answers. */

/** `promo` is the index of one of the run's codes, or of an unknown one. */
export type Wish = { member: number; service: number; promo: number | undefined }

/** Returns the shown total, or undefined of what is not on sale. */
export async function checkStep(
  model: PurchaseModel,
  real: RealShop,
  { member, service, promo }: Wish,
): Promise<number | undefined> {
  const wanted = at(model.services, service)
  const promoCode = codeOf(model, promo)
  const subject = { productServiceId: wanted.id }
  const caller = at(real.members, member)
  const answer = await outcomeOf(checkOrder(real.context, caller, { subject, promoCode }))
  if (typeof answer === 'string' || !wanted.isOnSale) {
    expect([answer, wanted.isOnSale]).toEqual(['ERR_NO_PRODUCT_SERVICE_ID', false])
    return undefined
  }
  model.endOverdue(member)
  const quote = model.quote(member, wanted, promoCode)
  expect(answer).toMatchObject({
    totalRupiah: typeof quote === 'number' ? quote : model.priceOf(wanted),
    pendingTransactionId: model.pendingOf(member, wanted)?.transactionId ?? null,
  })
  expect(answer.promoRefusal?.reason).toBe(typeof quote === 'number' ? undefined : quote.refused)
  return answer.totalRupiah
}

export type OrderWish = Wish & { fromCart: boolean; seenRupiah?: number | undefined }

/** Returns the order if one was placed. */
export async function placeStep(
  model: PurchaseModel,
  real: RealShop,
  { member, service, promo, fromCart, seenRupiah }: OrderWish,
): Promise<ModelOrder | undefined> {
  const promoCode = codeOf(model, promo)
  const cart = fromCart ? model.carts.find(({ member: owner }) => owner === member) : undefined
  const wanted = cart ? cart.service : at(model.services, service)
  const subject = cart ? { cartId: cart.id } : { productServiceId: wanted.id }
  const call = {
    key: crypto.randomUUID(),
    creation: { subject, promoCode, kolCode, expectedTotalRupiah: seenRupiah, locale: 'id' },
  } as const
  const outcome = await outcomeOf(placeOrder(real.context, at(real.members, member), call))
  const before = model.orders.map((order) => ({ ...order }))
  const quote = model.quoteOfOrder(member, wanted, { promoCode, seenRupiah })
  if (typeof quote !== 'number') {
    // A refused order changes nothing, overdue orders included.
    for (const [index, order] of before.entries()) Object.assign(at(model.orders, index), order)
    expect(outcome).toBe(quote.refused)
    return undefined
  }
  if (typeof outcome === 'string') throw new Error(`${outcome} in place of an order`)
  expect(outcome.totalRupiah).toBe(quote)
  const order = model.place({ id: outcome.id, member, service: wanted, quote, promoCode, call })
  await learnCart(model, real, order)
  return order
}

export async function placeAgainStep(real: RealShop, order: ModelOrder): Promise<void> {
  const again = await placeOrder(real.context, at(real.members, order.member), order.call)
  expect(again).toMatchObject({ id: order.id, totalRupiah: order.totalRupiah })
}

export async function sendStep(
  model: PurchaseModel,
  real: RealShop,
  order: ModelOrder,
): Promise<void> {
  const caller = at(real.members, order.member)
  const outcome = await outcomeOf(sendOtp(real.context, caller, { orderId: order.id }))
  expect(typeof outcome === 'string' ? outcome : 'ok').toBe(model.sendCode(order))
  if (typeof outcome === 'string') return
  order.state = 'otp_pending'
  const code = await takeCode(real, order.member)
  order.otp = { code, sentAt: model.now, tries: 0, isUsed: false }
}

export async function giveStep(
  model: PurchaseModel,
  real: RealShop,
  order: ModelOrder,
  isRight: boolean,
): Promise<void> {
  const right = order.otp?.code ?? ''
  const code = isRight ? right : right === '000000' ? '111111' : '000000'
  const given = { orderId: order.id, code, key: crypto.randomUUID() }
  const caller = at(real.members, order.member)
  const outcome = await outcomeOf(verifyOtp(real.context, caller, given))
  expect(typeof outcome === 'string' ? outcome : 'ok').toBe(model.giveCode(order, isRight))
  if (typeof outcome === 'string') return
  expect(outcome.totalRupiah).toBe(order.totalRupiah)
  order.transactionId = outcome.id
  // The same key returns the same payment at any later time.
  expect((await verifyOtp(real.context, caller, given)).id).toBe(outcome.id)
}

/** `thirds`: the refunded part of the total. `attempt`: counted from the first, from 0. */
export type NotificationWish = {
  outcome: Outcome
  charge: string
  thirds: number
  attempt: number
}

export async function notifyStep(
  model: PurchaseModel,
  real: RealShop,
  order: ModelOrder,
  wish: NotificationWish,
): Promise<void> {
  const { received, expected } = notificationOf(order, wish)
  await receiveNotification(real.context, received)
  model.notify(order, expected)
}

/** Returns what the provider says, as it arrives and as the model reads it. */
export function notificationOf(
  order: ModelOrder,
  { outcome, charge, thirds, attempt: wanted }: NotificationWish,
) {
  const attempt = 1 + (wanted % order.attempt)
  const refundedRupiah =
    outcome === 'partially_refunded' ? Math.ceil((order.totalRupiah * thirds) / 3) : 0
  const notification = {
    transactionId: order.transactionId ?? '',
    attempt,
    outcome,
    amountRupiah: order.totalRupiah,
    chargeId: charge,
    refundedRupiah: refundedRupiah > 0 ? refundedRupiah : null,
    instruction: undefined,
  }
  return {
    received: { notification, rawBody: JSON.stringify(notification) },
    expected: { attempt, charge, outcome, refundedRupiah },
  }
}

export async function cancelStep(
  model: PurchaseModel,
  real: RealShop,
  order: ModelOrder,
): Promise<void> {
  const transactionId = order.transactionId ?? ''
  const caller = at(real.members, order.member)
  const outcome = await outcomeOf(cancelTransaction(real.context, caller, { transactionId }))
  model.endOverdue(order.member)
  const isPending = order.state === 'awaiting_payment'
  if (typeof outcome === 'string') expect(outcome).toBe('ERR_TRANSACTION_CLOSED')
  expect(typeof outcome === 'object').toBe(isPending)
  if (isPending) model.endUnpaid(order, 'cancelled')
}

/** Staff cancel for the member, also after the deadline that nothing has noticed yet. */
export async function cancelForMemberStep(
  model: PurchaseModel,
  real: RealShop,
  order: ModelOrder,
  by: number,
): Promise<void> {
  const wish = { transactionId: order.transactionId ?? '', reason: 'the buyer asks' }
  const answer = await staffAnswer(model, real, by, (act) =>
    cancelForMember(real.context, act, wish),
  )
  const isPending = order.state === 'awaiting_payment'
  expect(answer).toBe(isPending ? 'ok' : 'ERR_TRANSACTION_CLOSED')
  if (isPending) model.endUnpaid(order, 'cancelled')
}

function codeOf(model: PurchaseModel, index: number | undefined): string | undefined {
  if (index === undefined) return undefined
  return model.promos[index]?.code ?? 'NO-SUCH-CODE'
}
