import { Hono } from 'hono'
import * as v from 'valibot'
import { requirePractice } from '#server/backends/main/consultation/practices/require-practice.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { documentCall } from '#server/backends/main/platform/http/document-call.ts'
import { readPathId } from '#server/backends/main/platform/http/read-path-id.ts'
import { validate } from '#server/backends/main/platform/http/validate.ts'
import { isoDateSchema } from '#server/contract/iso-date.schema.ts'
import {
  hourOverrideSchema,
  newTimeOffSchema,
  practiceHoursSchema,
  timeOffAnswerSchema,
  weeklyHoursSchema,
} from '#server/contract/practice.schema.ts'
import { dropOverride, readHours, saveOverride, saveWeeklyHours } from './hour-settings.service.ts'
import { endTimeOff, takeTimeOff } from './time-off.service.ts'

const pathDateSchema = v.object({ date: isoDateSchema })

export function createHourSettingsRoutes(context: MainContext) {
  return new Hono()
    .get(
      '/v1/practice/hours',
      documentCall({
        does: 'Returns weekly hours, dates with other hours and time off.',
        answers: practiceHoursSchema,
      }),
      requirePractice(context),
      async (c) => c.json({ data: await readHours(context, c.get('practice')) }),
    )
    .put(
      '/v1/practice/hours',
      documentCall({ does: 'Replaces the weekly hours.', answers: practiceHoursSchema }),
      requirePractice(context),
      validate('json', weeklyHoursSchema),
      async (c) =>
        c.json({ data: await saveWeeklyHours(context, c.get('practice'), c.req.valid('json')) }),
    )
    .put(
      '/v1/practice/overrides/:date',
      documentCall({
        does: 'Replaces the hours of one date; no hours close it.',
        answers: practiceHoursSchema,
      }),
      requirePractice(context),
      validate('param', pathDateSchema),
      validate('json', hourOverrideSchema),
      async (c) => {
        const override = { ...c.req.valid('json'), onDate: c.req.valid('param').date }
        return c.json({ data: await saveOverride(context, c.get('practice'), override) })
      },
    )
    .delete(
      '/v1/practice/overrides/:date',
      documentCall({
        does: 'Gives a date its weekly hours again.',
        answers: practiceHoursSchema,
      }),
      requirePractice(context),
      validate('param', pathDateSchema),
      async (c) => {
        const { date } = c.req.valid('param')
        return c.json({ data: await dropOverride(context, c.get('practice'), date) })
      },
    )
    .post(
      '/v1/practice/time-off',
      documentCall({
        does: 'Takes time off, or returns the sessions in its way.',
        answers: timeOffAnswerSchema,
      }),
      requirePractice(context),
      validate('json', newTimeOffSchema),
      async (c) =>
        c.json({ data: await takeTimeOff(context, c.get('practice'), c.req.valid('json')) }),
    )
    .post(
      '/v1/practice/time-off/:id/delete',
      documentCall({ does: 'Deletes time off; cancelled sessions stay so.', answers: v.null() }),
      requirePractice(context),
      async (c) => {
        const id = readPathId(c.req.param('id'), 'ERR_NO_PRACTICE')
        await endTimeOff(context, c.get('practice'), id)
        return c.json({ data: null })
      },
    )
}
