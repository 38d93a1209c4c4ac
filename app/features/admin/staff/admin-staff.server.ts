import * as v from 'valibot'
import type { SiteContext } from '#app/config/site-context.ts'
import { callAdmin } from '#app/features/admin/admin-call.server.ts'
import {
  type StaffInvitations,
  type StaffList,
  type staffInvitationSchema,
  staffInvitationsSchema,
  staffListSchema,
} from '#server/contract/staff.schema.ts'
import type { InvitationActInput } from './invitation-act.schema.ts'
import type { StaffActInput } from './staff-act.schema.ts'

const invitationsPath = 'v1/admin/staff-invitations'

export async function readStaff(context: SiteContext): Promise<StaffList & StaffInvitations> {
  const [staff, open] = await Promise.all([
    callAdmin(context, 'v1/admin/staff', staffListSchema),
    callAdmin(context, invitationsPath, staffInvitationsSchema),
  ])
  return { ...staff, ...open }
}

export async function runStaffAct(
  context: SiteContext,
  { id, act, reason }: StaffActInput,
): Promise<void> {
  const [name, role] = act.split(':')
  await callAdmin(context, `v1/admin/staff/${id}/${name}`, v.object({}), {
    method: 'post',
    json: { reason, ...(role && { role }) },
  })
}

export async function inviteStaff(
  context: SiteContext,
  invitation: v.InferOutput<typeof staffInvitationSchema>,
): Promise<void> {
  const options = { method: 'post', json: invitation }
  await callAdmin(context, invitationsPath, v.object({}), options)
}

export async function runInvitationAct(
  context: SiteContext,
  { id, act }: InvitationActInput,
): Promise<void> {
  await callAdmin(context, `${invitationsPath}/${id}/${act}`, v.object({}), { method: 'post' })
}
