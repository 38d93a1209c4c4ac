import { Hono } from 'hono'
import { requireMember } from '#server/backends/main/identity/auth/require-member.ts'
import { requireHealthConsent } from '#server/backends/main/identity/consents/health-consent.service.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { clientOf } from '#server/backends/main/platform/http/caller.ts'
import { documentCall } from '#server/backends/main/platform/http/document-call.ts'
import { requiredIdempotencySchema } from '#server/backends/main/platform/http/idempotency-key.ts'
import { limitRate } from '#server/backends/main/platform/http/limit-rate.ts'
import { readPathId } from '#server/backends/main/platform/http/read-path-id.ts'
import { validate } from '#server/backends/main/platform/http/validate.ts'
import {
  appointmentCalendarSchema,
  appointmentMoveSchema,
  appointmentSchema,
  consultationsSchema,
  newAppointmentSchema,
} from '#server/contract/appointment.schema.ts'
import { readAppointment, readCalendar } from './appointment-view.service.ts'
import {
  bookAppointment,
  cancelAppointment,
  moveAppointment,
} from './client-appointment.service.ts'
import { readConsultations } from './consultations.service.ts'

export function createAppointmentRoutes(context: MainContext) {
  return new Hono()
    .get(
      '/v1/consultations',
      documentCall({
        does: 'Returns the member’s sessions, nutritionists and session credits.',
        answers: consultationsSchema,
      }),
      requireMember(context),
      async (c) => c.json({ data: await readConsultations(context, c.get('member')) }),
    )
    .post(
      '/v1/trackers/:id/appointments',
      documentCall({
        does: 'Books a session; the same Idempotency-Key returns the first answer.',
        answers: appointmentSchema,
        status: 201,
      }),
      requireMember(context),
      requireHealthConsent(context),
      validate('header', requiredIdempotencySchema),
      validate('json', newAppointmentSchema),
      async (c) => {
        const member = c.get('member')
        const trackerId = readPathId(c.req.param('id'), 'ERR_NO_TRACKER')
        await limitRate(context, 'book', { client: clientOf(c), account: member.user.id })
        const { 'idempotency-key': key } = c.req.valid('header')
        const wish = { trackerId, key, booking: c.req.valid('json') }
        return c.json({ data: await bookAppointment(context, member, wish) }, 201)
      },
    )
    .get(
      '/v1/appointments/:id',
      documentCall({ does: 'Returns a session.', answers: appointmentSchema }),
      requireMember(context),
      async (c) => {
        const id = readPathId(c.req.param('id'), 'ERR_NO_APPOINTMENT')
        return c.json({ data: await readAppointment(context, c.get('member'), id) })
      },
    )
    .get(
      '/v1/appointments/:id/calendar',
      documentCall({
        does: 'Returns the text of an .ics file with the session.',
        answers: appointmentCalendarSchema,
      }),
      requireMember(context),
      async (c) => {
        const id = readPathId(c.req.param('id'), 'ERR_NO_APPOINTMENT')
        return c.json({ data: await readCalendar(context, c.get('member'), id) })
      },
    )
    .post(
      '/v1/appointments/:id/move',
      documentCall({
        does: 'Moves a session, until 12 hours before and at most twice.',
        answers: appointmentSchema,
      }),
      requireMember(context),
      validate('json', appointmentMoveSchema),
      async (c) => {
        const member = c.get('member')
        const id = readPathId(c.req.param('id'), 'ERR_NO_APPOINTMENT')
        await limitRate(context, 'book', { client: clientOf(c), account: member.user.id })
        const move = { id, ...c.req.valid('json') }
        return c.json({ data: await moveAppointment(context, member, move) })
      },
    )
    .post(
      '/v1/appointments/:id/cancel',
      documentCall({
        does: 'Cancels a session; at least 12 hours before it, the credit comes back.',
        answers: appointmentSchema,
      }),
      requireMember(context),
      async (c) => {
        const id = readPathId(c.req.param('id'), 'ERR_NO_APPOINTMENT')
        return c.json({ data: await cancelAppointment(context, c.get('member'), id) })
      },
    )
}
