import type { Order, OrderedSession, Transaction } from '#server/contract/purchase.schema.ts'
import type { MainFixture, SignedInMember } from './main-backend.fixture.ts'

export const serviceId = 'jantung-sehat-12w'

type OrderWish = {
  productServiceId?: string
  key?: string
  promoCode?: string | undefined
  expectedTotalRupiah?: number
  kolCode?: string | undefined
  nutritionist?: string | undefined
  age?: 'adult'
  session?: OrderedSession
}
type Start = {
  member?: Pick<SignedInMember, 'user' | 'token'>
  promoCode?: string
  productServiceId?: string
  kolCode?: string
  nutritionist?: string
  session?: OrderedSession
}

/** The steps of a purchase, for a member's token. */
export function createPurchases(main: MainFixture) {
  const order = (token: string, wish: OrderWish = {}) => {
    const { productServiceId = serviceId, key = crypto.randomUUID(), ...others } = wish
    return main.post('/v1/orders', {
      token,
      headers: { 'idempotency-key': key },
      body: { subject: { productServiceId }, ...others, locale: 'id' },
    })
  }
  const sendCode = (token: string, orderId: string) =>
    main.post(`/v1/orders/${orderId}/otp`, { token })
  const verify = (token: string, orderId: string, code: string) =>
    main.post(`/v1/orders/${orderId}/otp/verification`, { token, body: { code } })
  const lastCode = async (email: string): Promise<string> =>
    (await main.mailsTo(email)).at(-1)?.text.match(/\n(\d{6})\n/)?.[1] ?? ''
  const notify = (notification: Record<string, string>) =>
    main.post('/v1/payments/notifications', { body: notification })

  /** Places an order and returns it with its OTP. */
  async function orderWithCode({ member: known, ...wish }: Start = {}) {
    const member = known ?? (await main.signedInMember())
    const placed: Order = (await order(member.token, wish)).body.data
    await sendCode(member.token, placed.id)
    return { ...member, order: placed, code: await lastCode(member.user.email) }
  }

  /** Opens a payment that is still pending. */
  async function pendingTransaction(start: Start = {}) {
    const started = await orderWithCode(start)
    const verified = await verify(started.token, started.order.id, started.code)
    const transaction: Transaction = verified.body.data
    return { ...started, transaction }
  }

  /** Buys a program: paid and open. */
  async function paidTransaction(start: Start = {}) {
    const bought = await pendingTransaction(start)
    await notify(main.midtrans.notification(bought.transaction))
    const { data } = (
      await main.get(`/v1/transactions/${bought.transaction.id}`, { token: bought.token })
    ).body
    return { ...bought, transaction: data as Transaction }
  }

  return {
    paidTransaction,
    order,
    sendCode,
    verify,
    lastCode,
    notify,
    orderWithCode,
    pendingTransaction,
  }
}
