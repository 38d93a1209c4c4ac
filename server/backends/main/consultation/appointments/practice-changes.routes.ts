import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { requirePractice } from '#server/backends/main/consultation/practices/require-practice.ts'
import type { Member } from '#server/backends/main/identity/auth/session.service.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { clientOf } from '#server/backends/main/platform/http/caller.ts'
import { documentCall } from '#server/backends/main/platform/http/document-call.ts'
import { limitRate } from '#server/backends/main/platform/http/limit-rate.ts'
import { readPathId } from '#server/backends/main/platform/http/read-path-id.ts'
import { validate } from '#server/backends/main/platform/http/validate.ts'
import {
  clientBookingSchema,
  practiceAppointmentSchema,
  sessionMoveSchema,
} from '#server/contract/practice.schema.ts'
import { readPracticeAppointment } from './practice-appointment.service.ts'
import { bookForClient, cancelForPractice, moveForPractice } from './practice-changes.service.ts'

export function createPracticeChangeRoutes(context: MainContext) {
  const limitChanges = createMiddleware<{ Variables: { member: Member } }>(async (c, next) => {
    await limitRate(context, 'book', { client: clientOf(c), account: c.get('member').user.id })
    await next()
  })
  return new Hono()
    .post(
      '/v1/practice/appointments',
      documentCall({
        does: 'Books a session for a client in the nutritionist’s care.',
        answers: practiceAppointmentSchema,
        status: 201,
      }),
      requirePractice(context, { mustBeActive: true }),
      limitChanges,
      validate('json', clientBookingSchema),
      async (c) => {
        const practice = c.get('practice')
        const { trackerId, startsAt } = c.req.valid('json')
        const booking = { trackerId, startsAt: new Date(startsAt) }
        const id = await bookForClient(context, practice, booking)
        return c.json({ data: await readPracticeAppointment(context, practice, id) }, 201)
      },
    )
    .post(
      '/v1/practice/appointments/:id/move',
      documentCall({
        does: 'Moves a session; the client may then cancel it without cost.',
        answers: practiceAppointmentSchema,
      }),
      requirePractice(context),
      limitChanges,
      validate('json', sessionMoveSchema),
      async (c) => {
        const practice = c.get('practice')
        const id = readPathId(c.req.param('id'), 'ERR_NO_APPOINTMENT')
        const startsAt = new Date(c.req.valid('json').startsAt)
        await moveForPractice(context, practice, { id, startsAt })
        return c.json({ data: await readPracticeAppointment(context, practice, id) })
      },
    )
    .post(
      '/v1/practice/appointments/:id/cancel',
      documentCall({
        does: 'Cancels a session and gives it back to the client.',
        answers: practiceAppointmentSchema,
      }),
      requirePractice(context),
      limitChanges,
      async (c) => {
        const practice = c.get('practice')
        const id = readPathId(c.req.param('id'), 'ERR_NO_APPOINTMENT')
        await cancelForPractice(context, practice, id)
        return c.json({ data: await readPracticeAppointment(context, practice, id) })
      },
    )
}
