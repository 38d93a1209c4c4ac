import * as v from 'valibot'
import { staffInvitationSchema, staffRoles } from '#server/contract/staff.schema.ts'

/** At least one role is ticked. The form reads all of them by their common name. */
export const invitationFormSchema = v.object({
  ...v.omit(staffInvitationSchema, ['roles']).entries,
  roles: v.picklist(staffRoles),
})
