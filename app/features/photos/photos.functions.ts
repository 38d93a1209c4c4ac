import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { inputOf } from '#app/errors/input-of.ts'
import { pathIdSchema } from '#app/lib/path-id.schema.ts'
import { photoDeletionSchema } from '#server/contract/photo.schema.ts'
import { deletePhoto, listPhotos } from './photos.server.ts'

const ofTracker = { trackerId: pathIdSchema }

export const getPhotos = createServerFn({ method: 'GET' })
  .validator(inputOf(v.object(ofTracker)))
  .handler(({ data, context }) => listPhotos(context, data.trackerId))

export const dropPhoto = createServerFn({ method: 'POST' })
  .validator(inputOf(v.object({ ...ofTracker, ...photoDeletionSchema.entries })))
  .handler(({ data, context }) => deletePhoto(context, data.trackerId, data.id))
