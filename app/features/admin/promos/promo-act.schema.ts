import * as v from 'valibot'
import { promoEndSchema, promoQuotaSchema } from '#server/contract/admin-promo.schema.ts'
import { pathIdSchema } from '#server/contract/ids.schema.ts'

/** A change of a promotion or code that exists. */
export const promoActSchema = v.variant('kind', [
  v.object({
    kind: v.picklist(['end-promotion', 'end-code']),
    id: pathIdSchema,
    ...promoEndSchema.entries,
  }),
  v.object({ kind: v.literal('quota'), id: pathIdSchema, ...promoQuotaSchema.entries }),
])
export type PromoAct = v.InferOutput<typeof promoActSchema>
