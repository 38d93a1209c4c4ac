import * as v from 'valibot'
import type { SiteContext } from '#app/config/site-context.ts'
import { callAdmin } from '#app/features/admin/admin-call.server.ts'
import { type StaffList, staffListSchema } from '#server/contract/staff.schema.ts'

export function readStaff(context: SiteContext): Promise<StaffList> {
  return callAdmin(context, 'v1/admin/staff', staffListSchema)
}

type Suspension = { id: string; isSuspended: boolean; reason: string }

export async function changeSuspension(
  context: SiteContext,
  { id, isSuspended, reason }: Suspension,
): Promise<void> {
  const path = `v1/admin/staff/${id}/${isSuspended ? 'suspend' : 'resume'}`
  await callAdmin(context, path, v.object({}), { method: 'post', json: { reason } })
}
