import * as v from 'valibot'
import { staffInvitationSchema, staffRoles } from '#server/contract/staff.schema.ts'

/** The form asks for one role; the list adds others later. */
export const invitationFormSchema = v.object({
  ...v.omit(staffInvitationSchema, ['roles']).entries,
  role: v.picklist(staffRoles),
})
