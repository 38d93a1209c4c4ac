import * as v from 'valibot'
import { programNeedSchema } from '#server/contract/content.schema.ts'

/** The query of /program. A need that nobody sorts by shows all programs. */
export const programSearchSchema = v.object({
  need: v.optional(v.fallback(v.optional(programNeedSchema), undefined)),
})
