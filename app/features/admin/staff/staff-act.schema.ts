import * as v from 'valibot'
import { pathIdSchema } from '#server/contract/ids.schema.ts'
import { staffReasonSchema, staffRoles } from '#server/contract/staff.schema.ts'

/** What an owner does with a person of the staff: `grant:finance`, or an act without a role. */
const staffActs = [
  ...staffRoles.map((role) => `grant:${role}` as const),
  ...staffRoles.map((role) => `end-grant:${role}` as const),
  'suspend',
  'resume',
  'end-sessions',
  'factor-link',
] as const
export type StaffActName = (typeof staffActs)[number]

export const staffActFormSchema = v.object({
  act: v.picklist(staffActs),
  ...staffReasonSchema.entries,
})
export const staffActSchema = v.object({ id: pathIdSchema, ...staffActFormSchema.entries })
export type StaffActInput = v.InferOutput<typeof staffActSchema>
