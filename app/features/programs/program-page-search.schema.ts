import * as v from 'valibot'

/** Whom the visitor wants the program with, by slug, from a profile on to the order. */
export const programPageSearchSchema = v.object({
  nutritionist: v.optional(v.fallback(v.optional(v.pipe(v.string(), v.maxLength(64))), undefined)),
})
