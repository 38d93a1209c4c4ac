import * as v from 'valibot'

/** Final reasons to refuse a photo; a retry does not help. */
const refusals = ['tooLarge', 'noPhoto', 'day', 'tooMany', 'unsupported'] as const
export type PhotoRefusal = (typeof refusals)[number]

const connections = ['lost', 'signed-out', 'no-consent'] as const

export const uploadAnswerSchema = v.variant('kind', [
  v.object({ kind: v.literal('saved') }),
  v.object({ kind: v.literal('refused'), reason: v.picklist(refusals) }),
  /** A retry may succeed, once the member has signed in or given consent where that was missing. */
  v.object({ kind: v.literal('failed'), text: v.string(), connection: v.picklist(connections) }),
])
export type UploadAnswer = v.InferOutput<typeof uploadAnswerSchema>
