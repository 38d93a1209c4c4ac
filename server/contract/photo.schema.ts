import * as v from 'valibot'
import { clientIdSchema } from './ids.schema.ts'
import { isoDateSchema } from './iso-date.schema.ts'

// Calls that the specification does not list. A backend without them answers 404, and the page of a
// tracker says so.

const photoTypes = ['image/jpeg', 'image/png'] as const
export type PhotoType = (typeof photoTypes)[number]

export const largestPhotoBytes = 10 * 1024 * 1024
/** A photo a week for ten years. */
export const mostPhotos = 520

/**
 * POST /v1/trackers/{id}/photos. What it is is read from its bytes, and everything beside the picture
 * is taken out: where, when and by which camera. Under an id that was deleted nothing is kept, and
 * the answer is as ever. 422 `PHOTO_UNREADABLE` for what is neither JPEG nor PNG, 409
 * `TOO_MANY_PHOTOS`.
 */
export const newPhotoSchema = v.object({
  id: clientIdSchema,
  /** The day in the member's own time zone, never in the future. */
  takenOn: isoDateSchema,
  base64: v.pipe(v.string(), v.base64()),
})

const photoSchema = v.object({ id: v.string(), takenOn: isoDateSchema })
export type Photo = v.InferOutput<typeof photoSchema>
export const savedPhotoSchema = photoSchema

/** GET /v1/trackers/{id}/photos, oldest first, without the pictures. */
export const photoListSchema = v.array(photoSchema)

/** GET /v1/trackers/{id}/photos/{photoId}; 404 `ERR_NO_PHOTO`. */
export const pictureSchema = v.object({ type: v.picklist(photoTypes), base64: v.string() })

/**
 * GET /v1/photos, of one tracker with `?tracker=…`: all of the member's with their pictures, oldest
 * first. A line is a JSON text of its own, so that nobody has to hold them all; there is no envelope.
 */
export const photoFilesQuerySchema = v.object({ tracker: v.optional(v.string()) })
export const photoFileSchema = v.object({
  trackerId: v.string(),
  ...photoSchema.entries,
  ...pictureSchema.entries,
})
export type PhotoFile = v.InferOutput<typeof photoFileSchema>

/** POST /v1/trackers/{id}/photos/delete; one that is gone already, or never came, is no failure. */
export const photoDeletionSchema = v.object({ id: clientIdSchema })
