import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { inputOf } from '#app/errors/input-of.ts'
import { pathIdSchema } from '#server/contract/ids.schema.ts'
import { photoDeletionSchema } from '#server/contract/photo.schema.ts'
import { deletePhoto } from './drop-photo.server.ts'

export const dropPhoto = createServerFn({ method: 'POST' })
  .validator(inputOf(v.object({ trackerId: pathIdSchema, ...photoDeletionSchema.entries })))
  .handler(({ data, context }) => deletePhoto(context, data.trackerId, data.id))
