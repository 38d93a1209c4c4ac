import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { inputOf } from '#app/errors/input-of.ts'
import { newSignalSchema, roomBeatSchema, roomJoinSchema } from '#server/contract/call.schema.ts'
import { pathIdSchema } from '#server/contract/ids.schema.ts'
import { beatInRoom, findRoom, joinRoom, readSignals, sendRoomSignal } from './rooms.server.ts'

export const getRoom = createServerFn({ method: 'GET' })
  .validator(inputOf(v.object({ id: v.string() })))
  .handler(({ data, context }) => findRoom(context, data.id))

export const sendJoin = createServerFn({ method: 'POST' })
  .validator(inputOf(v.object({ id: pathIdSchema, ...roomJoinSchema.entries })))
  .handler(({ data, context }) => joinRoom(context, data))

export const sendBeat = createServerFn({ method: 'POST' })
  .validator(inputOf(v.object({ id: pathIdSchema, ...roomBeatSchema.entries })))
  .handler(async ({ data, context }) => {
    await beatInRoom(context, data)
    return { isBeaten: true }
  })

export const sendSignal = createServerFn({ method: 'POST' })
  .validator(inputOf(v.object({ id: pathIdSchema, ...newSignalSchema.entries })))
  .handler(async ({ data, context }) => {
    await sendRoomSignal(context, data)
    return { isSent: true }
  })

export const getSignals = createServerFn({ method: 'GET' })
  .validator(
    inputOf(
      v.object({
        id: pathIdSchema,
        tab: roomBeatSchema.entries.tab,
        after: v.pipe(v.number(), v.integer(), v.minValue(0)),
      }),
    ),
  )
  .handler(({ data, context }) => readSignals(context, data))
