import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { inputOf } from '#app/errors/input-of.ts'
import { isoDateSchema } from '#server/contract/iso-date.schema.ts'
import { readEdition, readTextAt, readTextPage } from './text-pages.server.ts'
import { textSlugSchema } from './text-slug.schema.ts'

export const getTextPage = createServerFn({ method: 'GET' })
  .validator(inputOf(v.object({ slug: textSlugSchema })))
  .handler(({ data, context }) => readTextPage(context, data.slug))

/** Null for an unknown edition. */
export const getEdition = createServerFn({ method: 'GET' })
  .validator(inputOf(v.object({ slug: textSlugSchema, edition: isoDateSchema })))
  .handler(({ data, context }) => readEdition(context, data))

/** Null if visitors could not read the page at that moment. */
export const getTextAt = createServerFn({ method: 'GET' })
  .validator(
    inputOf(
      v.object({
        slug: textSlugSchema,
        at: v.pipe(v.string(), v.isoTimestamp()),
        locale: v.picklist(['id', 'en']),
      }),
    ),
  )
  .handler(({ data, context }) => readTextAt(context, data))
