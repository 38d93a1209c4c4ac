import { Hono } from 'hono'
import * as v from 'valibot'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { readPathId } from '#server/backends/main/platform/http/read-path-id.ts'
import { validate } from '#server/backends/main/platform/http/validate.ts'
import { adminCall } from '#server/backends/main/staff/calls/admin-call.ts'
import { staffInvitationSchema, staffInvitationsSchema } from '#server/contract/staff.schema.ts'
import {
  inviteAgain,
  inviteStaff,
  readInvitations,
  withdrawInvitation,
} from './invitation.service.ts'

const path = '/v1/admin/staff-invitations'
const changesRights = {
  permission: 'staff.grant',
  about: 'staff_link',
  needsStepUp: true,
} as const

export function createInvitationRoutes(context: MainContext) {
  return new Hono()
    .get(
      path,
      adminCall(context, {
        does: 'Lists the open invitations of staff.',
        answers: staffInvitationsSchema,
        permission: 'staff.read',
        audit: 'staff_listed',
      }),
      async (c) => c.json({ data: await readInvitations(context) }),
    )
    .post(
      path,
      adminCall(context, {
        does: 'Mails a link with which the owner of an address joins the staff.',
        answers: v.object({}),
        audit: 'staff_link_made',
        ...changesRights,
      }),
      validate('json', staffInvitationSchema),
      async (c) => {
        await inviteStaff(context, c.get('act'), c.req.valid('json'))
        return c.json({ data: {} })
      },
    )
    .post(
      `${path}/:id/send-again`,
      adminCall(context, {
        does: 'Mails another link for an open invitation.',
        answers: v.object({}),
        audit: 'staff_link_made',
        ...changesRights,
      }),
      async (c) => {
        await inviteAgain(context, c.get('act'), readPathId(c.req.param('id'), 'ERR_NO_INVITE'))
        return c.json({ data: {} })
      },
    )
    .post(
      `${path}/:id/withdraw`,
      adminCall(context, {
        does: 'Ends an open invitation.',
        answers: v.object({}),
        audit: 'staff_link_withdrawn',
        ...changesRights,
      }),
      async (c) => {
        const id = readPathId(c.req.param('id'), 'ERR_NO_INVITE')
        await withdrawInvitation(context, c.get('act'), id)
        return c.json({ data: {} })
      },
    )
}
