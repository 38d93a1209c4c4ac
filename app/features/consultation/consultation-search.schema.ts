import * as v from 'valibot'

/** Whom the visitor chose, by slug; anything that is none counts as nobody. */
export const consultationSearchSchema = v.object({
  nutritionist: v.optional(v.fallback(v.optional(v.pipe(v.string(), v.maxLength(64))), undefined)),
})
