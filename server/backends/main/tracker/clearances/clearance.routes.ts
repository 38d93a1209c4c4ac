import { Hono } from 'hono'
import * as v from 'valibot'
import { requireMember } from '#server/backends/main/identity/auth/require-member.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { documentCall } from '#server/backends/main/platform/http/document-call.ts'
import { endClearance } from './clearance.repository.ts'

export function createClearanceRoutes(context: MainContext) {
  const { db, clock } = context
  return new Hono().post(
    '/v1/goal-clearance/end',
    documentCall({
      does: 'Ends what a nutritionist signed so that the member may set a goal.',
      answers: v.null(),
    }),
    requireMember(context),
    async (c) => {
      const { id: userId } = c.get('member').user
      await endClearance(db, { userId, endedAt: clock.now(), endedBy: 'client' })
      return c.json({ data: null })
    },
  )
}
