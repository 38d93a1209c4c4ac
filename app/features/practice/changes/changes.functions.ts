import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { inputOf } from '#app/errors/input-of.ts'
import { pathIdSchema } from '#server/contract/ids.schema.ts'
import { lineUpTo } from '#server/contract/typed-text.schema.ts'
import {
  bookForClient,
  cancelSession,
  createFeed,
  endFeed,
  endTimeOff,
  listFreeStarts,
  moveSession,
  takeTimeOff,
} from './changes.server.ts'
import { localMomentSchema, typedStartSchema } from './typed-start.schema.ts'

const ofId = v.object({ id: pathIdSchema })

export const getFreeStarts = createServerFn({ method: 'GET' })
  .validator(inputOf(v.object({ moving: v.optional(pathIdSchema) })))
  .handler(({ data, context }) => listFreeStarts(context, data))

export const sendClientBooking = createServerFn({ method: 'POST' })
  .validator(inputOf(v.object({ trackerId: pathIdSchema, start: typedStartSchema })))
  .handler(({ data, context }) => bookForClient(context, data))

export const sendSessionMove = createServerFn({ method: 'POST' })
  .validator(inputOf(v.object({ ...ofId.entries, start: typedStartSchema })))
  .handler(({ data, context }) => moveSession(context, data))

export const sendSessionCancel = createServerFn({ method: 'POST' })
  .validator(inputOf(ofId))
  .handler(({ data, context }) => cancelSession(context, data.id))

export const sendTimeOff = createServerFn({ method: 'POST' })
  .validator(
    inputOf(
      v.object({
        from: localMomentSchema,
        until: localMomentSchema,
        note: lineUpTo(200),
        cancel: v.boolean(),
      }),
    ),
  )
  .handler(({ data, context }) => takeTimeOff(context, data))

export const sendTimeOffEnd = createServerFn({ method: 'POST' })
  .validator(inputOf(ofId))
  .handler(({ data, context }) => endTimeOff(context, data.id))

export const sendFeed = createServerFn({ method: 'POST' }).handler(({ context }) =>
  createFeed(context),
)

export const sendFeedEnd = createServerFn({ method: 'POST' }).handler(({ context }) =>
  endFeed(context),
)
