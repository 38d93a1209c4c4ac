import { Hono } from 'hono'
import * as v from 'valibot'
import { requireMember } from '#server/backends/main/identity/auth/require-member.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { answerInvalidInput } from '#server/backends/main/platform/http/answer-failure.ts'
import { clientOf } from '#server/backends/main/platform/http/caller.ts'
import { documentCall } from '#server/backends/main/platform/http/document-call.ts'
import { idempotencySchema } from '#server/backends/main/platform/http/idempotency-key.ts'
import { limitRate } from '#server/backends/main/platform/http/limit-rate.ts'
import { readPathId } from '#server/backends/main/platform/http/read-path-id.ts'
import { validate } from '#server/backends/main/platform/http/validate.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import { transactionListSchema, transactionSchema } from '#server/contract/purchase.schema.ts'
import { cancelTransaction } from './cancellation.service.ts'
import { changeMethod } from './change-method.service.ts'
import { checkPayment } from './payment-check.service.ts'
import { receiveNotification } from './payment-notification.service.ts'
import { findOwnTransaction, listOwnTransactions } from './transaction.service.ts'

export function createPaymentRoutes(context: MainContext) {
  return new Hono()
    .get(
      '/v1/transactions',
      documentCall({
        does: 'Lists the member’s transactions, newest first.',
        answers: transactionListSchema,
      }),
      requireMember(context),
      async (c) => c.json({ data: await listOwnTransactions(context, c.get('member')) }),
    )
    .get(
      '/v1/transactions/:id',
      documentCall({
        does: 'Returns one of the member’s transactions.',
        answers: transactionSchema,
      }),
      requireMember(context),
      async (c) => {
        const id = readPathId(c.req.param('id'), 'ERR_NO_TRANSACTION_ID')
        return c.json({ data: await findOwnTransaction(context, c.get('member'), id) })
      },
    )
    .post(
      '/v1/transactions/:id/cancellation',
      documentCall({ does: 'Cancels a pending transaction.', answers: transactionSchema }),
      requireMember(context),
      validate('header', idempotencySchema),
      async (c) => {
        const transactionId = readPathId(c.req.param('id'), 'ERR_NO_TRANSACTION_ID')
        const { 'idempotency-key': key } = c.req.valid('header')
        const member = c.get('member')
        return c.json({ data: await cancelTransaction(context, member, { transactionId, key }) })
      },
    )
    .post(
      '/v1/transactions/:id/method-change',
      documentCall({
        does: 'Closes the chosen method and opens a new choice for the same order.',
        answers: transactionSchema,
      }),
      requireMember(context),
      validate('header', idempotencySchema),
      async (c) => {
        const transactionId = readPathId(c.req.param('id'), 'ERR_NO_TRANSACTION_ID')
        const { 'idempotency-key': key } = c.req.valid('header')
        await limitRate(context, 'askProvider', {
          client: clientOf(c),
          account: c.get('member').user.id,
        })
        const member = c.get('member')
        return c.json({ data: await changeMethod(context, member, { transactionId, key }) })
      },
    )
    .post(
      '/v1/transactions/:id/payment-check',
      documentCall({
        does: 'Asks the payment provider for the status of a transaction.',
        answers: transactionSchema,
      }),
      requireMember(context),
      async (c) => {
        const id = readPathId(c.req.param('id'), 'ERR_NO_TRANSACTION_ID')
        await limitRate(context, 'askProvider', {
          client: clientOf(c),
          account: c.get('member').user.id,
        })
        return c.json({ data: await checkPayment(context, c.get('member'), id) })
      },
    )
    .post(
      '/v1/payments/notifications',
      documentCall({
        does: 'Takes a signed notification of a transaction, in the payment provider’s own format.',
        answers: v.object({}),
        needs: 'nothing',
      }),
      async (c) => {
        // The provider's adapter parses the body, which is stored as received.
        const rawBody = await c.req.text()
        const notification = context.payments.read(rawBody, c.req.raw.headers)
        if (notification === 'not-authentic') throw new MainFailure('NOTIFICATION_NOT_AUTHENTIC')
        if (notification === 'unreadable')
          return answerInvalidInput(c, 'The notification is not valid')
        await receiveNotification(context, { notification, rawBody })
        return c.json({ data: {} })
      },
    )
}
