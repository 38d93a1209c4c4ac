import * as v from 'valibot'
import { AppError } from '#app/errors/app-error.ts'
import { failureOfAnswer } from '#app/errors/foreign-answer.ts'
import { pageMemberHeaders } from '#app/session/page-member.ts'
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
    return { kind: 'kept' }
  }
  const body = new FormData()
  body.set('id', queued.id)
  body.set('takenOn', queued.takenOn)
  body.set('file', queued.picture, 'photo')
  const call = { method: 'POST', headers: pageMemberHeaders(), body }
  const response = await fetch(`/tracker/${trackerId}/photos`, call).catch((cause) => {
    throw new AppError({ code: 'CONNECTION', cause })
  })
  if (response.status === 413) return { kind: 'refused', reason: 'tooLarge' }
  const failure = failureOfAnswer(response)
  if (failure) throw failure
  const answer = v.safeParse(uploadAnswerSchema, await response.json().catch(() => undefined))
  if (!answer.success) throw new AppError({ code: 'UNEXPECTED', status: response.status })
  return answer.output
}
