import { Hono } from 'hono'
import { requireMember } from '#server/backends/main/identity/auth/require-member.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { documentCall } from '#server/backends/main/platform/http/document-call.ts'
import { readPathId } from '#server/backends/main/platform/http/read-path-id.ts'
import { receiptSchema } from '#server/contract/receipt.schema.ts'
import { readOwnReceipt } from './receipt.service.ts'

export function createReceiptRoutes(context: MainContext) {
  return new Hono().get(
    '/v1/transactions/:id/receipt',
    documentCall({
      does: 'Returns the receipt of one of the member’s paid transactions as PDF.',
      answers: receiptSchema,
    }),
    requireMember(context),
    async (c) => {
      const id = readPathId(c.req.param('id'), 'ERR_NO_TRANSACTION_ID')
      return c.json({ data: await readOwnReceipt(context, c.get('member'), id) })
    },
  )
}
