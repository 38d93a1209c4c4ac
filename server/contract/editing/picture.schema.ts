import * as v from 'valibot'
import { base64Schema } from '#server/contract/base64.schema.ts'
import { sha256Pattern } from '#server/contract/picture-address.ts'
import { lineUpTo } from '#server/contract/typed-text.schema.ts'
import { documentKeySchema } from './editing.schema.ts'

export const mostPictures = 1_000
/** A phone takes 12 to 50 million; more would hold a lot of memory while it is read. */
export const mostPicturePixels = 50_000_000

export const sha256Schema = v.pipe(v.string(), v.regex(new RegExp(`^${sha256Pattern}$`)))

/** What a picture shows, in one language. */
const altSchema = v.pipe(lineUpTo(300), v.minLength(1))
export const altsSchema = v.object({ id: altSchema, en: altSchema })

const pictureSchema = v.object({
  sha256: sha256Schema,
  /** Of the largest size, and so of all of them: see `picture-address.ts`. */
  address: v.string(),
  alt: altsSchema,
  addedBy: v.string(),
  addedAt: v.pipe(v.string(), v.isoTimestamp()),
  /** The texts of which a revision shows it. Such a picture stays. */
  uses: v.array(documentKeySchema),
})
export type Picture = v.InferOutput<typeof pictureSchema>
/** GET /editing/pictures, newest first */
export const pictureListSchema = v.array(pictureSchema)

/**
 * POST /editing/pictures keeps a JPEG or PNG in several sizes, without metadata. The same file again
 * answers the picture that exists.
 */
export const newPictureSchema = v.object({ base64: base64Schema, alt: altsSchema })
export const newPictureAnswerSchema = v.object({ sha256: sha256Schema })

/** The answer 422 of the blog backend to a new picture. */
export const pictureRefusalSchema = v.object({
  message: v.picklist(['unreadable', 'too-many-pixels', 'too-many']),
})
export type PictureRefusal = v.InferOutput<typeof pictureRefusalSchema>

/** The answer 409 to DELETE /editing/pictures/{sha256}. */
export const pictureUsedSchema = v.object({
  message: v.literal('used'),
  uses: v.array(documentKeySchema),
})
