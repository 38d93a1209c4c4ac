import { Hono } from 'hono'
import { requireMember } from '#server/backends/main/identity/auth/require-member.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { clientOf } from '#server/backends/main/platform/http/caller.ts'
import { documentCall } from '#server/backends/main/platform/http/document-call.ts'
import { limitRate } from '#server/backends/main/platform/http/limit-rate.ts'
import { readPathId } from '#server/backends/main/platform/http/read-path-id.ts'
import { validate } from '#server/backends/main/platform/http/validate.ts'
import {
  newSignalSchema,
  roomBeatSchema,
  roomJoinSchema,
  roomLeaveSchema,
  roomSchema,
  roomTicketSchema,
  sentSignalSchema,
  signalListSchema,
  signalsQuerySchema,
} from '#server/contract/call.schema.ts'
import { requireEntrance } from './require-entrance.ts'
import { beatInRoom, joinRoom, leaveRoom, readRoom } from './room.service.ts'
import { readSignals, sendSignal } from './signal.service.ts'

export function createRoomRoutes(context: MainContext) {
  return new Hono()
    .get(
      '/v1/appointments/:id/room',
      documentCall({ does: 'Returns the room of a session.', answers: roomSchema }),
      requireMember(context),
      requireEntrance(context),
      async (c) => {
        const id = readPathId(c.req.param('id'), 'ERR_NO_APPOINTMENT')
        return c.json({ data: await readRoom(context, c.get('member'), id) })
      },
    )
    .post(
      '/v1/appointments/:id/room/join',
      documentCall({
        does: 'Enters the room of a session and returns what a tab needs to connect.',
        answers: roomTicketSchema,
      }),
      requireMember(context),
      validate('json', roomJoinSchema),
      async (c, next) => {
        await limitRate(context, 'joinRoom', {
          client: clientOf(c),
          account: c.get('member').user.id,
        })
        await next()
      },
      requireEntrance(context),
      async (c) => {
        const member = c.get('member')
        const id = readPathId(c.req.param('id'), 'ERR_NO_APPOINTMENT')
        const entrance = { id, ...c.req.valid('json') }
        return c.json({ data: await joinRoom(context, member, entrance) })
      },
    )
    .post(
      '/v1/appointments/:id/room/beat',
      documentCall({ does: 'Keeps a tab in the room.', answers: roomSchema }),
      requireMember(context),
      validate('json', roomBeatSchema),
      async (c) => {
        const id = readPathId(c.req.param('id'), 'ERR_NO_APPOINTMENT')
        const beat = { id, ...c.req.valid('json') }
        return c.json({ data: await beatInRoom(context, c.get('member'), beat) })
      },
    )
    .post(
      '/v1/appointments/:id/room/leave',
      documentCall({ does: 'Leaves the room.', answers: roomSchema }),
      requireMember(context),
      validate('json', roomLeaveSchema),
      async (c) => {
        const id = readPathId(c.req.param('id'), 'ERR_NO_APPOINTMENT')
        const leaving = { id, ...c.req.valid('json') }
        return c.json({ data: await leaveRoom(context, c.get('member'), leaving) })
      },
    )
    .post(
      '/v1/appointments/:id/room/signals',
      documentCall({
        does: 'Sends a signal to the other member’s tab.',
        answers: sentSignalSchema,
        status: 201,
      }),
      requireMember(context),
      validate('json', newSignalSchema),
      async (c) => {
        const member = c.get('member')
        const id = readPathId(c.req.param('id'), 'ERR_NO_APPOINTMENT')
        await limitRate(context, 'sendSignal', { client: clientOf(c), account: member.user.id })
        const signal = { id, ...c.req.valid('json') }
        return c.json({ data: await sendSignal(context, member, signal) }, 201)
      },
    )
    .get(
      '/v1/appointments/:id/room/signals',
      documentCall({ does: 'Returns the signals for a tab.', answers: signalListSchema }),
      requireMember(context),
      validate('query', signalsQuerySchema),
      async (c) => {
        const id = readPathId(c.req.param('id'), 'ERR_NO_APPOINTMENT')
        const { tab, after } = c.req.valid('query')
        const wanted = { id, tab, after: Number(after) }
        return c.json({ data: await readSignals(context, c.get('member'), wanted) })
      },
    )
}
