import * as v from 'valibot'

/**
 * GET and POST /v1/calm-mode: whether the member asked for no calories, no red and no counted days. It
 * needs no nutrition profile. A backend without the call has nobody in calm mode by their own wish.
 */
export const calmModeSchema = v.object({ isCalm: v.boolean() })
export type CalmMode = v.InferOutput<typeof calmModeSchema>
