import * as v from 'valibot'
import type { SiteContext } from '#app/config/site-context.ts'
import { callAdmin } from '#app/features/admin/admin-call.server.ts'
import {
  type MadeStaffLink,
  madeStaffLinkSchema,
  type StaffList,
  type staffInvitationSchema,
  staffListSchema,
} from '#server/contract/staff.schema.ts'
import type { StaffActInput } from './staff-act.schema.ts'

export function readStaff(context: SiteContext): Promise<StaffList> {
  return callAdmin(context, 'v1/admin/staff', staffListSchema)
}

/** Returns the link of an act that makes one, else an empty text. */
export async function runStaffAct(
  context: SiteContext,
  { id, act, reason }: StaffActInput,
): Promise<MadeStaffLink> {
  const [name, role] = act.split(':')
  const answers = v.object({ link: v.optional(v.string(), '') })
  return callAdmin(context, `v1/admin/staff/${id}/${name}`, answers, {
    method: 'post',
    json: { reason, ...(role && { role }) },
  })
}

export function inviteStaff(
  context: SiteContext,
  invitation: v.InferOutput<typeof staffInvitationSchema>,
): Promise<MadeStaffLink> {
  const options = { method: 'post', json: invitation }
  return callAdmin(context, 'v1/admin/staff-invitations', madeStaffLinkSchema, options)
}
