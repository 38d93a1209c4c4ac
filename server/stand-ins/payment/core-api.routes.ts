import { vValidator } from '@hono/valibot-validator'
import { Hono } from 'hono'
import * as v from 'valibot'
import type { Clock } from '#server/clock.ts'
import { authenticateShop } from './authenticate-shop.ts'
import { createStatusAnswer } from './payment-notification.ts'
import { decide, type Payment, type PaymentStore, statusOf } from './payment-store.ts'
import { refundCharge } from './refund-charge.ts'

type CoreOptions = {
  store: PaymentStore
  clock: Clock
  serverKey: string
  /**
   * Notifies the shop of the charge's status. Resolves once the shop accepts or the retries end.
   */
  notifyShop: (payment: Payment) => Promise<unknown>
}

const unauthorized = {
  status_code: '401',
  status_message: 'Transaction cannot be authorized with the current client/server key.',
}
const absent = { status_code: '404', status_message: "Transaction doesn't exist." } as const
const unchangeable = {
  status_code: '412',
  status_message: 'Merchant cannot modify the status of the transaction',
} as const

/** Without an amount, Midtrans refunds the whole charge; our shop always sends one. */
const refundSchema = v.object({
  refund_key: v.pipe(v.string(), v.nonEmpty(), v.maxLength(50)),
  amount: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  reason: v.optional(v.string()),
})

/** Midtrans' core API for charges. Before a method is chosen there is no charge. */
export function createCoreApiRoutes({ store, clock, serverKey, notifyShop }: CoreOptions) {
  const authenticate = authenticateShop(serverKey, unauthorized)
  return new Hono()
    .get('/v2/:orderId/status', authenticate, (c) => {
      const payment = store.findOrder(c.req.param('orderId'))
      if (!payment?.charge) return c.json(absent, 404)
      const { charge } = payment
      const status = statusOf(charge, clock.now())
      return c.json(createStatusAnswer({ payment, charge, status, serverKey }))
    })
    .post('/v2/:orderId/cancel', authenticate, async (c) => {
      const payment = store.findOrder(c.req.param('orderId'))
      if (!payment?.charge) return c.json(absent, 404)
      const { charge } = payment
      if (!decide(charge, 'cancel', clock.now())) return c.json(unchangeable, 412)
      // The shop does not wait for its own notification.
      void notifyShop(payment)
      return c.json(createStatusAnswer({ payment, charge, status: 'cancel', serverKey }))
    })
    .post('/v2/:orderId/refund', authenticate, vValidator('json', refundSchema), (c) => {
      const payment = store.findOrder(c.req.param('orderId'))
      if (!payment?.charge) return c.json(absent, 404)
      const { charge, transaction } = payment
      const { refund_key: key, amount: amountRupiah } = c.req.valid('json')
      const totalRupiah = transaction.transaction_details.gross_amount
      const outcome = refundCharge(charge, { key, amountRupiah, totalRupiah, now: clock.now() })
      if (outcome === 'refused') return c.json(unchangeable, 412)
      if (outcome === 'refunded') void notifyShop(payment)
      return c.json(createStatusAnswer({ payment, charge, status: charge.status, serverKey }))
    })
}
