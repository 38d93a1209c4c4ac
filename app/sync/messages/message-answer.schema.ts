import * as v from 'valibot'

/** Final reasons to refuse a message; a retry does not help. */
const refusals = [
  'closed',
  'full',
  'fileUnreadable',
  'fileInfected',
  'tooLarge',
  'unknown',
  'invalid',
] as const
export type MessageRefusal = (typeof refusals)[number]

const connections = ['lost', 'signed-out', 'no-consent'] as const

export const messageAnswerSchema = v.variant('kind', [
  v.object({ kind: v.literal('saved') }),
  v.object({ kind: v.literal('refused'), reason: v.picklist(refusals) }),
  /** A retry may succeed, once the member has signed in or given consent where that was missing. */
  v.object({ kind: v.literal('failed'), text: v.string(), connection: v.picklist(connections) }),
])
export type MessageAnswer = v.InferOutput<typeof messageAnswerSchema>
