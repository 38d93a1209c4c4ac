import * as v from 'valibot'

/** Final reasons to refuse a photo; a retry does not help. */
const refusals = ['tooLarge', 'noPhoto', 'day', 'tooMany', 'unsupported'] as const
export type PhotoRefusal = (typeof refusals)[number]

export const uploadAnswerSchema = v.variant('kind', [
  v.object({ kind: v.literal('kept') }),
  v.object({ kind: v.literal('refused'), reason: v.picklist(refusals) }),
  /** A retry may succeed. */
  v.object({ kind: v.literal('failed'), text: v.string(), isSignedOut: v.boolean() }),
])
export type UploadAnswer = v.InferOutput<typeof uploadAnswerSchema>
