import { Hono } from 'hono'
import { requireMember } from '#server/backends/main/identity/auth/require-member.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { clientOf } from '#server/backends/main/platform/http/caller.ts'
import { documentCall } from '#server/backends/main/platform/http/document-call.ts'
import { limitRate } from '#server/backends/main/platform/http/limit-rate.ts'
import { readPathId } from '#server/backends/main/platform/http/read-path-id.ts'
import { validate } from '#server/backends/main/platform/http/validate.ts'
import {
  refundAccountSchema,
  refundRequestSchema,
  refundViewSchema,
} from '#server/contract/refund.schema.ts'
import { readRefund, requestRefund } from './refund.service.ts'
import { giveRefundAccount } from './refund-account.service.ts'

export function createRefundRoutes(context: MainContext) {
  return new Hono()
    .get(
      '/v1/transactions/:id/refund',
      documentCall({
        does: 'Returns the refund offer of a transaction, or the requested refund.',
        answers: refundViewSchema,
      }),
      requireMember(context),
      async (c) => {
        const id = readPathId(c.req.param('id'), 'ERR_NO_TRANSACTION_ID')
        return c.json({ data: await readRefund(context, c.get('member'), id) })
      },
    )
    .post(
      '/v1/transactions/:id/refund',
      documentCall({
        does: 'Requests a refund and ends the program; a repeated request changes nothing.',
        answers: refundViewSchema,
      }),
      requireMember(context),
      validate('json', refundRequestSchema),
      async (c) => {
        const transactionId = readPathId(c.req.param('id'), 'ERR_NO_TRANSACTION_ID')
        const { amountRupiah } = c.req.valid('json')
        const wish = { transactionId, amountRupiah }
        return c.json({ data: await requestRefund(context, c.get('member'), wish) })
      },
    )
    .post(
      '/v1/transactions/:id/refund-account',
      documentCall({
        does: 'Takes the bank account for a refund by hand; another one replaces it.',
        answers: refundViewSchema,
      }),
      requireMember(context),
      validate('json', refundAccountSchema),
      async (c) => {
        const transactionId = readPathId(c.req.param('id'), 'ERR_NO_TRANSACTION_ID')
        const member = c.get('member')
        const subjects = { client: clientOf(c), account: member.user.id }
        await limitRate(context, 'giveRefundAccount', subjects)
        const given = { transactionId, ...c.req.valid('json') }
        return c.json({ data: await giveRefundAccount(context, member, given) })
      },
    )
}
