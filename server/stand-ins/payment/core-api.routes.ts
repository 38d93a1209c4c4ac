import { Hono } from 'hono'
import type { Clock } from '#server/clock.ts'
import { authenticateShop } from './authenticate-shop.ts'
import { createStatusAnswer } from './payment-notification.ts'
import { decide, type Payment, type PaymentStore, statusOf } from './payment-store.ts'

type CoreParts = {
  store: PaymentStore
  clock: Clock
  serverKey: string
  /** Tells the shop what has happened; settles once the shop knows, or cannot be told. */
  tellShop: (payment: Payment) => Promise<unknown>
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

/** Midtrans' core API about a charge; before a method is chosen there is none to speak of. */
export function createCoreApiRoutes({ store, clock, serverKey, tellShop }: CoreParts) {
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
      // The shop is told as of every other change; it does not wait for its own notification.
      void tellShop(payment)
      return c.json(createStatusAnswer({ payment, charge, status: 'cancel', serverKey }))
    })
}
