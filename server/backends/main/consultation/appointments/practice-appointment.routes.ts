import { Hono } from 'hono'
import * as v from 'valibot'
import { requirePractice } from '#server/backends/main/consultation/practices/require-practice.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { documentCall } from '#server/backends/main/platform/http/document-call.ts'
import { readPathId } from '#server/backends/main/platform/http/read-path-id.ts'
import { validate } from '#server/backends/main/platform/http/validate.ts'
import {
  outcomeSchema,
  practiceAppointmentSchema,
  practicePeriodSchema,
} from '#server/contract/practice.schema.ts'
import { recordOutcome } from './outcome.service.ts'
import {
  readPeriod,
  readPracticeAppointment,
  readUnrecorded,
} from './practice-appointment.service.ts'

export function createPracticeAppointmentRoutes(context: MainContext) {
  return new Hono()
    .get(
      '/v1/practice/appointments',
      documentCall({
        does: 'Returns the sessions of a period.',
        answers: v.array(practiceAppointmentSchema),
      }),
      requirePractice(context),
      validate('query', practicePeriodSchema),
      async (c) =>
        c.json({ data: await readPeriod(context, c.get('practice'), c.req.valid('query')) }),
    )
    .get(
      '/v1/practice/unrecorded-appointments',
      documentCall({
        does: 'Returns the sessions that are over and have no outcome.',
        answers: v.array(practiceAppointmentSchema),
      }),
      requirePractice(context),
      async (c) => c.json({ data: await readUnrecorded(context, c.get('practice')) }),
    )
    .get(
      '/v1/practice/appointments/:id',
      documentCall({
        does: 'Returns a session as its nutritionist sees it.',
        answers: practiceAppointmentSchema,
      }),
      requirePractice(context),
      async (c) => {
        const id = readPathId(c.req.param('id'), 'ERR_NO_APPOINTMENT')
        return c.json({ data: await readPracticeAppointment(context, c.get('practice'), id) })
      },
    )
    .post(
      '/v1/practice/appointments/:id/outcome',
      documentCall({
        does: 'Records whether a session was held, or who was absent.',
        answers: practiceAppointmentSchema,
      }),
      requirePractice(context),
      validate('json', outcomeSchema),
      async (c) => {
        const id = readPathId(c.req.param('id'), 'ERR_NO_APPOINTMENT')
        const recording = { ...c.req.valid('json'), id }
        return c.json({ data: await recordOutcome(context, c.get('practice'), recording) })
      },
    )
}
