import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { readBearer, requireMember } from '#server/backends/main/identity/auth/require-member.ts'
import { identify } from '#server/backends/main/identity/auth/session.service.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { clientOf } from '#server/backends/main/platform/http/caller.ts'
import { documentCall } from '#server/backends/main/platform/http/document-call.ts'
import { limitRate, refundRateLimit } from '#server/backends/main/platform/http/limit-rate.ts'
import { validate } from '#server/backends/main/platform/http/validate.ts'
import { createOwnSecurityRoutes } from '#server/backends/main/staff/own-security/own-security.routes.ts'
import { factorAnswerSchema } from '#server/contract/passkey.schema.ts'
import { openedFactorSessionSchema } from '#server/contract/second-factor.schema.ts'
import { staffSessionHeader, staffSessionSchema } from '#server/contract/staff.schema.ts'
import {
  endStaffSession,
  identifyStaff,
  openStaffSession,
  readStaffSession,
  requireStaffMember,
} from './staff-session.service.ts'

export function createStaffSessionRoutes(context: MainContext) {
  return new Hono()
    .get(
      '/v1/staff-session',
      documentCall({
        does: 'Says whether the member has an open staff session.',
        answers: staffSessionSchema,
      }),
      requireMember(context),
      async (c) =>
        c.json({ data: await readStaffSession(context, c.get('member'), staffTokenOf(c)) }),
    )
    .post(
      '/v1/staff-session',
      documentCall({
        does: 'Opens a staff session with the second factor.',
        answers: openedFactorSessionSchema,
      }),
      requireMember(context),
      validate('json', factorAnswerSchema),
      async (c) => {
        const member = c.get('member')
        const subjects = { client: clientOf(c), account: member.user.id }
        await limitRate(context, 'proveStaff', subjects)
        const proof = { answer: c.req.valid('json'), requestId: c.get('requestId') }
        const opened = await openStaffSession(context, member, proof)
        await refundRateLimit(context, 'proveStaff', subjects)
        return c.json({ data: opened })
      },
    )
    .post(
      '/v1/staff-session/end',
      documentCall({ does: 'Ends the staff session.', answers: v.object({}) }),
      requireMember(context),
      async (c) => {
        const staff = await identifyStaff(context, c.get('member'), staffTokenOf(c))
        await endStaffSession(context, staff, c.get('requestId'))
        return c.json({ data: {} })
      },
    )
}

/** Calls of any person of the staff about their own sessions and second factor. */
export function createStaffSecurityRoutes(context: MainContext) {
  return createOwnSecurityRoutes(context, {
    path: '/v1/staff-session',
    requireEntitled: (member) => requireStaffMember(context.db, member),
    identify: async (c) => {
      const member = await identify(context, readBearer(c.req.header('authorization')))
      return (await identifyStaff(context, member, staffTokenOf(c))).session
    },
  })
}

export function staffTokenOf(c: Context): string | undefined {
  return c.req.header(staffSessionHeader)
}
