import { Hono } from 'hono'
import * as v from 'valibot'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { readPathId } from '#server/backends/main/platform/http/read-path-id.ts'
import { validate } from '#server/backends/main/platform/http/validate.ts'
import { adminCall } from '#server/backends/main/staff/calls/admin-call.ts'
import {
  decisionSchema,
  refundDetailSchema,
  refundQueueSchema,
} from '#server/contract/admin-purchase.schema.ts'
import { goodwillWishSchema, payoutWishSchema } from '#server/contract/admin-refund.schema.ts'
import {
  decide,
  proposeGoodwill,
  proposePayout,
  readQueue,
  readStaffRefund,
} from './staff-refund.service.ts'

export function createStaffRefundRoutes(context: MainContext) {
  return new Hono()
    .get(
      '/v1/admin/refunds',
      adminCall(context, {
        does: 'Lists the refunds that people transfer, and those beyond the policy that wait for a second person.',
        answers: refundQueueSchema,
        permission: 'purchases.read',
        audit: 'impersonal',
      }),
      async (c) => c.json({ data: await readQueue(context, c.get('staff').userId) }),
    )
    .get(
      '/v1/admin/refunds/:id',
      adminCall(context, {
        does: 'Returns a refund with the account that it goes to.',
        answers: refundDetailSchema,
        permission: 'refunds.propose',
        audit: 'refund_read',
        about: 'refund',
      }),
      async (c) => {
        const refundId = readPathId(c.req.param('id'), 'ERR_NO_REFUND')
        const me = c.get('staff').userId
        return c.json({ data: await readStaffRefund(context, { refundId, me }) })
      },
    )
    .post(
      '/v1/admin/payouts',
      adminCall(context, {
        does: 'Says that a refund was transferred by hand, and asks a second person.',
        answers: v.null(),
        permission: 'refunds.propose',
        audit: 'payout_proposed',
        about: 'refund',
        needsStepUp: true,
      }),
      validate('json', payoutWishSchema),
      async (c) => {
        await proposePayout(context, c.get('act'), c.req.valid('json'))
        return c.json({ data: null })
      },
    )
    .post(
      '/v1/admin/goodwill-refunds',
      adminCall(context, {
        does: 'Asks a second person for a refund that the policy does not give.',
        answers: v.null(),
        permission: 'refunds.propose',
        audit: 'refund_proposed',
        about: 'purchase',
        needsStepUp: true,
      }),
      validate('json', goodwillWishSchema),
      async (c) => {
        await proposeGoodwill(context, c.get('act'), c.req.valid('json'))
        return c.json({ data: null })
      },
    )
    .post(
      '/v1/admin/approvals/:id/decision',
      adminCall(context, {
        does: 'Approves or refuses what another person proposed about money. What is approved happens at once.',
        answers: v.null(),
        permission: 'refunds.decide',
        audit: 'approval_decided',
        about: 'approval',
        needsStepUp: true,
      }),
      validate('json', decisionSchema),
      async (c) => {
        const approvalId = readPathId(c.req.param('id'), 'ERR_NO_APPROVAL')
        await decide(context, c.get('act'), { approvalId, ...c.req.valid('json') })
        return c.json({ data: null })
      },
    )
}
