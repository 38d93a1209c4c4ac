import * as v from 'valibot'

/** How connecting a Google account ended; the page says it once. */
const googleResultSchema = v.picklist(['connected', 'failed'])
export type GoogleResult = v.InferOutput<typeof googleResultSchema>

/** The query of /account. A value that nobody can use counts as absent, never as an error. */
export const accountSearchSchema = v.object({
  google: v.optional(v.fallback(v.optional(googleResultSchema), undefined)),
})
