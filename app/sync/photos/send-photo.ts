import { postUpload } from '#app/sync/post-upload.ts'
import { dropPhoto } from './drop-photo.functions.ts'
import type { QueuedPhoto } from './photo-queue.ts'
import { type UploadAnswer, uploadAnswerSchema } from './upload-answer.schema.ts'

/**
 * Uploads or deletes a photo. Idempotent.
 * @throws AppError if the site does not answer
 */
export async function sendPhoto(trackerId: string, queued: QueuedPhoto): Promise<UploadAnswer> {
  if ('isDeleted' in queued) {
    await dropPhoto({ data: { trackerId, id: queued.id } })
    return { kind: 'saved' }
  }
  const body = new FormData()
  body.set('id', queued.id)
  body.set('takenOn', queued.takenOn)
  body.set('file', queued.picture, 'photo')
  return postUpload(`/tracker/${trackerId}/photos`, body, uploadAnswerSchema)
}
