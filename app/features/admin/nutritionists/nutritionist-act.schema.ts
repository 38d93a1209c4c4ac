import * as v from 'valibot'
import {
  handoverSchema,
  nutritionistInvitationSchema,
  practiceActSchema,
} from '#server/contract/admin-nutritionist.schema.ts'
import { credentialDecisionSchema } from '#server/contract/credential.schema.ts'
import { pathIdSchema } from '#server/contract/ids.schema.ts'

const id = pathIdSchema

/** What staff do with a nutritionist: the id is a slug, or that of a credential. */
export const nutritionistActSchema = v.variant('kind', [
  v.object({ kind: v.literal('invitation'), id, body: nutritionistInvitationSchema }),
  v.object({ kind: v.literal('state'), id, body: practiceActSchema }),
  v.object({ kind: v.literal('handover'), id, body: handoverSchema }),
  v.object({ kind: v.literal('decision'), id, body: credentialDecisionSchema }),
])
export type NutritionistAct = v.InferOutput<typeof nutritionistActSchema>
