import { Hono } from 'hono'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { documentCall } from '#server/backends/main/platform/http/document-call.ts'
import { validate } from '#server/backends/main/platform/http/validate.ts'
import { practiceRulesSchema, practiceSchema } from '#server/contract/practice.schema.ts'
import {
  changePractice,
  practiceOf,
  resumePractice,
  saveRules,
} from './practice-settings.service.ts'
import { requirePractice } from './require-practice.ts'

export function createPracticeSettingsRoutes(context: MainContext) {
  return new Hono()
    .get(
      '/v1/practice',
      documentCall({
        does: 'Returns the nutritionist’s practice and its booking rules.',
        answers: practiceSchema,
      }),
      requirePractice(context),
      (c) => c.json({ data: practiceOf(c.get('practice')) }),
    )
    .put(
      '/v1/practice',
      documentCall({ does: 'Replaces the booking rules.', answers: practiceSchema }),
      requirePractice(context),
      validate('json', practiceRulesSchema),
      async (c) =>
        c.json({ data: await saveRules(context, c.get('practice'), c.req.valid('json')) }),
    )
    .post(
      '/v1/practice/pause',
      documentCall({
        does: 'Stops new bookings; booked sessions stay.',
        answers: practiceSchema,
      }),
      requirePractice(context),
      async (c) =>
        c.json({ data: await changePractice(context, c.get('practice'), { state: 'paused' }) }),
    )
    .post(
      '/v1/practice/resume',
      documentCall({ does: 'Allows new bookings again.', answers: practiceSchema }),
      requirePractice(context),
      async (c) => c.json({ data: await resumePractice(context, c.get('practice')) }),
    )
}
