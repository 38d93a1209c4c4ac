import { Hono } from 'hono'
import { requireMember } from '#server/backends/main/identity/auth/require-member.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { clientOf } from '#server/backends/main/platform/http/caller.ts'
import { documentCall } from '#server/backends/main/platform/http/document-call.ts'
import { limitRate, refundRateLimit } from '#server/backends/main/platform/http/limit-rate.ts'
import { validate } from '#server/backends/main/platform/http/validate.ts'
import { enrolledFactorSchema } from '#server/contract/second-factor.schema.ts'
import {
  openedStaffLinkSchema,
  staffLinkAcceptanceSchema,
  staffLinkSchema,
} from '#server/contract/staff.schema.ts'
import { acceptStaffLink, openStaffLink } from './staff-link.service.ts'

export function createStaffLinkRoutes(context: MainContext) {
  return new Hono()
    .post(
      '/v1/staff-links/open',
      documentCall({ does: 'Shows what a staff link is for.', answers: openedStaffLinkSchema }),
      requireMember(context),
      validate('json', staffLinkSchema),
      async (c) => {
        const { token } = c.req.valid('json')
        return c.json({ data: await openStaffLink(context, c.get('member'), token) })
      },
    )
    .post(
      '/v1/staff-links/accept',
      documentCall({
        does: 'Makes the member one of the staff, or gives them another second factor.',
        answers: enrolledFactorSchema,
      }),
      requireMember(context),
      validate('json', staffLinkAcceptanceSchema),
      async (c) => {
        const member = c.get('member')
        const subjects = { client: clientOf(c), account: member.user.id }
        await limitRate(context, 'proveStaff', subjects)
        const acceptance = { ...c.req.valid('json'), requestId: c.get('requestId') }
        const accepted = await acceptStaffLink(context, member, acceptance)
        await refundRateLimit(context, 'proveStaff', subjects)
        return c.json({ data: accepted })
      },
    )
}
