import { Hono } from 'hono'
import { requireMember } from '#server/backends/main/identity/auth/require-member.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { documentCall } from '#server/backends/main/platform/http/document-call.ts'
import { validate } from '#server/backends/main/platform/http/validate.ts'
import {
  acceptedInviteSchema,
  inviteAcceptanceSchema,
} from '#server/contract/practice-invite.schema.ts'
import { acceptInvite } from './practice-invite.service.ts'

export function createPracticeInviteRoutes(context: MainContext) {
  return new Hono().post(
    '/v1/practice-invites/accept',
    documentCall({
      does: 'Makes the member the owner of the practice that the link invites to.',
      answers: acceptedInviteSchema,
    }),
    requireMember(context),
    validate('json', inviteAcceptanceSchema),
    async (c) => {
      const { token } = c.req.valid('json')
      return c.json({ data: await acceptInvite(context, c.get('member'), token) })
    },
  )
}
