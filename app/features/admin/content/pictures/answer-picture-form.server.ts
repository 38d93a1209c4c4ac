import * as v from 'valibot'
import type { SiteContext } from '#app/config/site-context.ts'
import { AppError } from '#app/errors/app-error.ts'
import { readPass } from '#app/features/admin/content/content-desk.server.ts'
import { seeOther } from '#app/lib/see-other.ts'
import { isSessionOver } from '#app/session/is-session-over.ts'
import { withUpload } from '#app/session/read-upload.server.ts'
import { sha256Schema } from '#server/contract/editing/picture.schema.ts'
import type { TypedAlts } from './new-picture-fields.tsx'
import type { PictureAnswer } from './picture-answer.schema.ts'
import { addPicture, removePicture } from './pictures-desk.server.ts'

/** Why a form of the page did nothing, and the words that were typed. */
export type PictureFormFailure = { answer: PictureAnswer; typed: TypedAlts }

/**
 * Adds or removes a picture as a form asks. The editor's script gets the answer as JSON. A form of the
 * page leads back to it, or gets the failure to show.
 */
export async function answerPictureForm(
  request: Request,
  context: SiteContext,
): Promise<Response | PictureFormFailure> {
  let typed: TypedAlts = {}
  const upload = { request, context, prove: () => readPass(context) }
  const answer = await withUpload(upload, (form) => {
    typed = { altId: String(form.get('altId') ?? ''), altEn: String(form.get('altEn') ?? '') }
    return act(context, form)
  }).catch((error) => failureOf(error, context))
  if (request.headers.get('accept')?.startsWith('application/json'))
    return Response.json(answer, { headers: { 'cache-control': 'private, no-store' } })
  const isOver = answer.kind === 'failed' && answer.code === 'STAFF_SESSION_NEEDED'
  if (answer.kind !== 'saved' && answer.kind !== 'removed' && !isOver) return { answer, typed }
  // Without a session, the page leads to the code first.
  return seeOther(new URL(request.url).pathname)
}

async function act(context: SiteContext, form: FormData): Promise<PictureAnswer> {
  if (form.get('act') !== 'remove') return addPicture(context, form)
  const sha256 = v.safeParse(sha256Schema, form.get('sha256'))
  return sha256.success ? removePicture(context, sha256.output) : { kind: 'failed', code: 'INPUT' }
}

function failureOf(error: unknown, context: SiteContext): PictureAnswer {
  if (isSessionOver(error)) return { kind: 'failed', code: 'STAFF_SESSION_NEEDED' }
  if (!(error instanceof AppError)) throw error
  if (error.status === 413) return { kind: 'refused', reason: 'too-large' }
  if ((error.status ?? 0) >= 500) context.logError(error)
  return { kind: 'failed', code: error.serverMessage ?? error.code }
}
