import { vValidator } from '@hono/valibot-validator'
import { Hono } from 'hono'
import type { Clock } from '#server/clock.ts'
import { authenticateShop } from './authenticate-shop.ts'
import type { PaymentStore } from './payment-store.ts'
import { type SnapTransaction, snapTransactionSchema } from './snap-transaction.schema.ts'

type SnapOptions = { store: PaymentStore; clock: Clock; serverKey: string; publicBaseUrl: string }

/** Midtrans' error format. */
const failure = (...messages: string[]) => ({ error_messages: messages })

/** The shop server's part of Snap. */
export function createSnapApiRoutes({ store, clock, serverKey, publicBaseUrl }: SnapOptions) {
  const authenticate = authenticateShop(
    serverKey,
    failure('Access denied due to unauthorized transaction, please check client or server key'),
  )
  const readTransaction = vValidator('json', snapTransactionSchema, (result, c) => {
    if (!result.success)
      return c.json(
        failure(...result.issues.map((issue) => `${pathOf(issue)} ${issue.message}`)),
        400,
      )
  })
  return new Hono().post('/snap/v1/transactions', authenticate, readTransaction, (c) => {
    const transaction = c.req.valid('json')
    if (!isSumRight(transaction))
      return c.json(
        failure('transaction_details.gross_amount is not equal to the sum of item_details'),
        400,
      )
    const payment = store.open(transaction, clock.now())
    if (payment === 'order-id-taken')
      return c.json(failure('transaction_details.order_id has already been taken'), 400)
    const redirectUrl = `${publicBaseUrl}/snap/v4/redirection/${payment.token}`
    return c.json({ token: payment.token, redirect_url: redirectUrl }, 201)
  })
}

function isSumRight({ transaction_details: details, item_details: items }: SnapTransaction) {
  if (!items) return true
  const sum = items.reduce((total, { price, quantity }) => total + price * quantity, 0)
  return sum === details.gross_amount
}

function pathOf({ path }: { path?: readonly { key: unknown }[] }): string {
  return (path ?? []).map(({ key }) => key).join('.')
}
