import { Hono } from 'hono'
import * as v from 'valibot'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { readPathId } from '#server/backends/main/platform/http/read-path-id.ts'
import { validate } from '#server/backends/main/platform/http/validate.ts'
import { adminCall } from '#server/backends/main/staff/calls/admin-call.ts'
import { pkpDeskSchema, pkpWishSchema } from '#server/contract/admin-pkp.schema.ts'
import { decisionSchema } from '#server/contract/admin-purchase.schema.ts'
import { askPkpStatus, decidePkpStatus } from './pkp-change.service.ts'
import { readPkpDesk } from './pkp-status.service.ts'

export function createStaffPkpRoutes(context: MainContext) {
  return new Hono()
    .get(
      '/v1/admin/pkp-statuses',
      adminCall(context, {
        does: 'Returns whether the company is PKP, since when, and what changes.',
        answers: pkpDeskSchema,
        permission: 'prices.propose',
        audit: 'impersonal',
      }),
      async (c) => c.json({ data: await readPkpDesk(context, c.get('staff').userId) }),
    )
    .post(
      '/v1/admin/pkp-statuses',
      adminCall(context, {
        does: 'Asks a second person whether the company is PKP from a day on.',
        answers: v.null(),
        permission: 'prices.propose',
        audit: 'pkp_proposed',
        about: 'approval',
        needsStepUp: true,
      }),
      validate('json', pkpWishSchema),
      async (c) => {
        await askPkpStatus(context, c.get('act'), c.req.valid('json'))
        return c.json({ data: null })
      },
    )
    .post(
      '/v1/admin/pkp-approvals/:id/decision',
      adminCall(context, {
        does: 'Approves or refuses a PKP status that another person proposed.',
        answers: v.null(),
        permission: 'prices.decide',
        audit: 'pkp_decided',
        about: 'approval',
        needsStepUp: true,
      }),
      validate('json', decisionSchema),
      async (c) => {
        const approvalId = readPathId(c.req.param('id'), 'ERR_NO_APPROVAL')
        await decidePkpStatus(context, c.get('act'), { approvalId, ...c.req.valid('json') })
        return c.json({ data: null })
      },
    )
}
