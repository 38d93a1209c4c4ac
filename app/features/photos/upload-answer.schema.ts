import * as v from 'valibot'

export const uploadAnswerSchema = v.variant('kind', [
  v.object({ kind: v.literal('kept') }),
  v.object({ kind: v.literal('refused'), reason: v.picklist(['tooLarge', 'noPhoto']) }),
  v.object({ kind: v.literal('failed'), text: v.string(), isSignedOut: v.boolean() }),
])
export type UploadAnswer = v.InferOutput<typeof uploadAnswerSchema>
