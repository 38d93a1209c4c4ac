import * as v from 'valibot'
import { nullIfNotFound } from '#app/clients/null-if-not-found.ts'
import type { SiteContext } from '#app/config/site-context.ts'
import { callContent } from '#app/features/admin/content/content-desk.server.ts'
import {
  altsSchema,
  newPictureAnswerSchema,
  pictureListSchema,
  pictureRefusalSchema,
  pictureUsedSchema,
} from '#server/contract/editing/picture.schema.ts'
import { largestPhotoBytes } from '#server/contract/photo.schema.ts'
import type { PictureAnswer } from './picture-answer.schema.ts'

/** A large picture is drawn in a few seconds, one after another. */
const drawDeadlineMs = 25_000

export function readPictures(context: SiteContext) {
  return callContent(context, 'blog', 'pictures', pictureListSchema)
}

/** Saves the picture of a form with its words in both languages, or returns why not. */
export async function addPicture(context: SiteContext, form: FormData): Promise<PictureAnswer> {
  const alt = v.safeParse(altsSchema, { id: form.get('altId'), en: form.get('altEn') })
  if (!alt.success) return { kind: 'refused', reason: 'no-words' }
  const file = form.get('file')
  if (!(file instanceof File) || file.size === 0) return { kind: 'refused', reason: 'no-file' }
  if (file.size > largestPhotoBytes) return { kind: 'refused', reason: 'too-large' }
  const base64 = Buffer.from(await file.arrayBuffer()).toString('base64')
  const answer = await callContent(
    context,
    'blog',
    'pictures',
    v.union([newPictureAnswerSchema, pictureRefusalSchema]),
    { json: { base64, alt: alt.output }, timeout: drawDeadlineMs },
  )
  return 'sha256' in answer
    ? { kind: 'saved', sha256: answer.sha256 }
    : { kind: 'refused', reason: answer.message }
}

/** Removes a picture that no revision shows. One that is gone already needs no removal. */
export async function removePicture(context: SiteContext, sha256: string): Promise<PictureAnswer> {
  const schema = v.union([pictureUsedSchema, v.object({})])
  const removal = callContent(context, 'blog', `pictures/${sha256}`, schema, { method: 'delete' })
  const answer = await nullIfNotFound(removal)
  return answer && 'uses' in answer ? { kind: 'refused', reason: 'used' } : { kind: 'removed' }
}
