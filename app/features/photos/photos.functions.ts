import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { inputOf } from '#app/errors/input-of.ts'
import { pathIdSchema } from '#server/contract/ids.schema.ts'
import { listPhotos } from './photos.server.ts'

export const getPhotos = createServerFn({ method: 'GET' })
  .validator(inputOf(v.object({ trackerId: pathIdSchema })))
  .handler(({ data, context }) => listPhotos(context, data.trackerId))
