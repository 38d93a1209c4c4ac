import type { SiteContext } from '#app/config/site-context.ts'
import { AppError } from '#app/errors/app-error.ts'
import { isPathId } from '#app/lib/path-id.ts'
import { callMain } from '#app/session/main-backend.server.ts'
import { answerFileFailure } from '#app/session/member-file.server.ts'
import { proveTracker, withUpload } from '#app/session/read-upload.server.ts'
import { failedAnswer } from '#app/sync/failed-answer.ts'
import type { PhotoRefusal, UploadAnswer } from '#app/sync/photos/upload-answer.schema.ts'
import {
  largestPhotoBytes,
  pictureSchema,
  savedPhotoSchema,
} from '#server/contract/photo.schema.ts'

const uploadDeadlineMs = 25_000

/** Serves a photo to its member only, never from a cache. */
export async function answerPicture(context: SiteContext, trackerId: string, id: string) {
  try {
    if (!isPathId(trackerId) || !isPathId(id)) throw unknown('ERR_NO_PHOTO')
    const path = `v1/trackers/${trackerId}/photos/${id}`
    const { type, base64 } = await callMain(context, path, pictureSchema)
    return new Response(Buffer.from(base64, 'base64'), {
      headers: { 'content-type': type, 'cache-control': 'private, no-store' },
    })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return answerFileFailure(error, context, `/tracker/${trackerId}/photos`)
  }
}

/** Forwards a photo to the backend, which checks its bytes and strips the metadata. */
export async function answerPhotoUpload(request: Request, context: SiteContext, id: string) {
  const upload = { request, context, prove: () => proveTracker(context, id) }
  const answer = await withUpload(upload, (form) => save(form, context, id)).catch(
    (error): UploadAnswer => failedAnswer(error, refusalOf),
  )
  return Response.json(answer, {
    status: statusOf(answer),
    headers: { 'cache-control': 'private, no-store' },
  })
}

function statusOf(answer: UploadAnswer): number {
  if (answer.kind === 'saved') return 200
  if (answer.kind === 'refused') return answer.reason === 'tooLarge' ? 413 : 400
  return { 'signed-out': 401, 'no-consent': 403, lost: 503 }[answer.connection]
}

async function save(form: FormData, context: SiteContext, id: string): Promise<UploadAnswer> {
  const file = form.get('file')
  if (!(file instanceof File) || file.size === 0) return { kind: 'refused', reason: 'noPhoto' }
  if (file.size > largestPhotoBytes) return { kind: 'refused', reason: 'tooLarge' }
  const base64 = Buffer.from(await file.arrayBuffer()).toString('base64')
  await callMain(context, `v1/trackers/${id}/photos`, savedPhotoSchema, {
    method: 'post',
    json: { id: form.get('id'), takenOn: form.get('takenOn'), base64 },
    timeout: uploadDeadlineMs,
  })
  return { kind: 'saved' }
}

/** Returns why a photo is refused for good, or undefined if a retry may succeed. */
function refusalOf(error: AppError): PhotoRefusal | undefined {
  if (error.code === 'INPUT') return error.status === 413 ? 'tooLarge' : 'noPhoto'
  if (error.says('PHOTO_UNREADABLE')) return 'noPhoto'
  if (error.says('TOO_MANY_PHOTOS')) return 'tooMany'
  // Another user is signed in by now; the photo waits for its member.
  if (error.says('ERR_NO_TRACKER')) return undefined
  switch (error.status) {
    case 400:
      return 'day'
    case 404:
      return 'unsupported'
    case 413:
      return 'tooLarge'
  }
}

function unknown(serverMessage: string): AppError {
  return new AppError({ code: 'BACKEND', status: 404, serverMessage })
}
