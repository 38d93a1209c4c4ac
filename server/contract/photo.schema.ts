import * as v from 'valibot'
import { base64Schema } from './base64.schema.ts'
import { clientIdSchema } from './ids.schema.ts'
import { isoDateSchema } from './iso-date.schema.ts'

// Calls that the specification does not list. If a backend answers 404, the tracker's page says so.

const photoTypes = ['image/jpeg', 'image/png'] as const
export type PhotoType = (typeof photoTypes)[number]

export const largestPhotoBytes = 10 * 1024 * 1024
/** One photo a week for ten years. */
export const mostPhotos = 520

/**
 * POST /v1/trackers/{id}/photos. The backend reads the type from the bytes and removes all
 * metadata. It ignores a photo whose id was deleted, and answers as usual. Fails with 422
 * `PHOTO_UNREADABLE` if the bytes are neither JPEG nor PNG, and with 409 `TOO_MANY_PHOTOS`.
 */
export const newPhotoSchema = v.object({
  id: clientIdSchema,
  /** The day in the member's time zone, never in the future. */
  takenOn: isoDateSchema,
  base64: base64Schema,
})

const photoSchema = v.object({ id: v.string(), takenOn: isoDateSchema })
export type Photo = v.InferOutput<typeof photoSchema>
export const savedPhotoSchema = photoSchema

/** GET /v1/trackers/{id}/photos, oldest first, without the pictures. */
export const photoListSchema = v.array(photoSchema)

/** GET /v1/trackers/{id}/photos/{photoId}; 404 `ERR_NO_PHOTO`. */
export const pictureSchema = v.object({ type: v.picklist(photoTypes), base64: v.string() })

/**
 * GET /v1/photos returns all of the member's photos with their pictures, oldest first. `?tracker=…`
 * limits it to one tracker. It streams one JSON text a line, without an envelope, so that no side
 * has to hold them all.
 */
export const photoFilesQuerySchema = v.object({ tracker: v.optional(v.string()) })
export const photoFileSchema = v.object({
  trackerId: v.string(),
  ...photoSchema.entries,
  ...pictureSchema.entries,
})
export type PhotoFile = v.InferOutput<typeof photoFileSchema>

/** POST /v1/trackers/{id}/photos/delete is idempotent, also for an id that never arrived. */
export const photoDeletionSchema = v.object({ id: clientIdSchema })
