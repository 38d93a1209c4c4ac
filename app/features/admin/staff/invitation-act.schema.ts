import * as v from 'valibot'
import { pathIdSchema } from '#server/contract/ids.schema.ts'

/** What an owner does with an open invitation. */
export const invitationActSchema = v.object({
  id: pathIdSchema,
  act: v.picklist(['send-again', 'withdraw']),
})
export type InvitationActInput = v.InferOutput<typeof invitationActSchema>
