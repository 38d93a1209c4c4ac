import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { inputOf } from '#app/errors/input-of.ts'
import { adminMiddleware } from '#app/features/admin/admin-call.middleware.ts'
import { documentKeySchema } from '#server/contract/editing/editing.schema.ts'
import {
  cancelPublication,
  copyText,
  discardWorkingCopy,
  publishText,
  readPromotions,
  readRevision,
  readText,
  readTexts,
  saveText,
  saveWorkingCopy,
  signText,
} from './content-desk.server.ts'
import { readPictures } from './pictures/pictures-desk.server.ts'
import { previewText } from './preview/text-preview.server.ts'

// The content of a text has no fixed shape, so it travels as JSON.

const numberSchema = v.pipe(v.number(), v.integer())
const contentJson = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()))

export const getTexts = createServerFn({ method: 'GET' })
  .middleware([adminMiddleware])
  .handler(async ({ context }) => {
    const [texts, promotions] = await Promise.all([readTexts(context), readPromotions(context)])
    return { texts, promotions }
  })

export const getPictures = createServerFn({ method: 'GET' })
  .middleware([adminMiddleware])
  .handler(({ context }) => readPictures(context))

export const getText = createServerFn({ method: 'GET' })
  .middleware([adminMiddleware])
  .validator(inputOf(documentKeySchema))
  .handler(async ({ data, context }) => JSON.stringify(await readText(context, data)))

export const getRevision = createServerFn({ method: 'GET' })
  .middleware([adminMiddleware])
  .validator(inputOf(v.object({ ...documentKeySchema.entries, n: numberSchema })))
  .handler(async ({ data, context }) => JSON.stringify(await readRevision(context, data)))

export const sendCopy = createServerFn({ method: 'POST' })
  .middleware([adminMiddleware])
  .validator(
    inputOf(
      v.object({
        from: documentKeySchema,
        slug: documentKeySchema.entries.slug,
        locale: documentKeySchema.entries.locale,
      }),
    ),
  )
  .handler(({ data, context }) => copyText(context, data))

export const sendReview = createServerFn({ method: 'POST' })
  .middleware([adminMiddleware])
  .validator(inputOf(v.object({ ...documentKeySchema.entries, n: numberSchema })))
  .handler(async ({ data, context }) => JSON.stringify(await signText(context, data)))

/** Answers the HTML of a page, or why visitors would not find it. */
export const getPreview = createServerFn({ method: 'POST' })
  .middleware([adminMiddleware])
  .validator(inputOf(v.object({ key: documentKeySchema, content: v.exactOptional(contentJson) })))
  .handler(({ data: { key, content }, context }) => previewText(context, { key, content }))

/** Answers the saved working copy as JSON, or null if another tab saved after `seen`. */
export const sendWorkingCopy = createServerFn({ method: 'POST' })
  .middleware([adminMiddleware])
  .validator(
    inputOf(
      v.object({
        key: documentKeySchema,
        seen: numberSchema,
        base: numberSchema,
        content: contentJson,
      }),
    ),
  )
  .handler(({ data, context }) => saveWorkingCopy(context, data))

export const sendDiscard = createServerFn({ method: 'POST' })
  .middleware([adminMiddleware])
  .validator(inputOf(documentKeySchema))
  .handler(async ({ data, context }) => {
    await discardWorkingCopy(context, data)
    return { isDone: true }
  })

export const sendRevision = createServerFn({ method: 'POST' })
  .middleware([adminMiddleware])
  .validator(
    inputOf(
      v.object({
        key: documentKeySchema,
        seen: numberSchema,
        changes: contentJson,
        draft: numberSchema,
        confirmsLoss: v.boolean(),
      }),
    ),
  )
  .handler(async ({ data, context }) => JSON.stringify(await saveText(context, data)))

export const sendPublication = createServerFn({ method: 'POST' })
  .middleware([adminMiddleware])
  .validator(
    inputOf(
      v.object({
        key: documentKeySchema,
        revision: v.nullable(numberSchema),
        seen: numberSchema,
        dueAt: v.exactOptional(v.pipe(v.string(), v.isoTimestamp())),
      }),
    ),
  )
  .handler(async ({ data, context }) => JSON.stringify(await publishText(context, data)))

export const sendCancellation = createServerFn({ method: 'POST' })
  .middleware([adminMiddleware])
  .validator(inputOf(v.object({ key: documentKeySchema, id: numberSchema })))
  .handler(async ({ data, context }) => {
    await cancelPublication(context, data)
    return { isDone: true }
  })
