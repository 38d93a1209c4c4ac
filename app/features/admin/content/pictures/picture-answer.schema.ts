import * as v from 'valibot'

const reasons = [
  'no-words',
  'no-file',
  'too-large',
  'unreadable',
  'too-many-pixels',
  'too-many',
  'used',
] as const
export type PictureProblem = (typeof reasons)[number]

/** What the site answers to the forms of pictures. The code is that of an error. */
export const pictureAnswerSchema = v.variant('kind', [
  v.object({ kind: v.literal('saved'), sha256: v.string() }),
  v.object({ kind: v.literal('removed') }),
  v.object({ kind: v.literal('refused'), reason: v.picklist(reasons) }),
  v.object({ kind: v.literal('failed'), code: v.string() }),
])
export type PictureAnswer = v.InferOutput<typeof pictureAnswerSchema>
