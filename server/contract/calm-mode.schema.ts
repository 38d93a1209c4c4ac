import * as v from 'valibot'

/**
 * GET and POST /v1/calm-mode: true if the member hides calories, red and counted days. It works
 * without a nutrition profile. Without this call, the site treats every member as not calm.
 */
export const calmModeSchema = v.object({ isCalm: v.boolean() })
export type CalmMode = v.InferOutput<typeof calmModeSchema>
