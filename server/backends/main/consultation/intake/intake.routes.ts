import { Hono } from 'hono'
import { requirePractice } from '#server/backends/main/consultation/practices/require-practice.ts'
import { requireMember } from '#server/backends/main/identity/auth/require-member.ts'
import { requireHealthConsent } from '#server/backends/main/identity/consents/health-consent.service.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { documentCall } from '#server/backends/main/platform/http/document-call.ts'
import { readPathId } from '#server/backends/main/platform/http/read-path-id.ts'
import { validate } from '#server/backends/main/platform/http/validate.ts'
import {
  intakeChangeSchema,
  intakeSchema,
  practiceIntakeSchema,
} from '#server/contract/intake.schema.ts'
import { readIntake, saveIntake } from './intake.service.ts'
import { openIntake } from './practice-intake.service.ts'

export function createIntakeRoutes(context: MainContext) {
  return new Hono()
    .get(
      '/v1/appointments/:id/intake',
      documentCall({
        does: 'Returns what the client wrote before a session, or the answers to begin with.',
        answers: intakeSchema,
      }),
      requireMember(context),
      async (c) => {
        const id = readPathId(c.req.param('id'), 'ERR_NO_APPOINTMENT')
        return c.json({ data: await readIntake(context, c.get('member'), id) })
      },
    )
    .put(
      '/v1/appointments/:id/intake',
      documentCall({
        does: 'Saves what the client wants the nutritionist to know before a session.',
        answers: intakeSchema,
      }),
      requireMember(context),
      requireHealthConsent(context),
      validate('json', intakeChangeSchema),
      async (c) => {
        const id = readPathId(c.req.param('id'), 'ERR_NO_APPOINTMENT')
        const change = { ...c.req.valid('json'), id }
        return c.json({ data: await saveIntake(context, c.get('member'), change) })
      },
    )
    .get(
      '/v1/practice/appointments/:id/intake',
      documentCall({
        does: 'Returns what the client wrote before a session, and records the look.',
        answers: practiceIntakeSchema,
      }),
      requirePractice(context),
      async (c) => {
        const id = readPathId(c.req.param('id'), 'ERR_NO_APPOINTMENT')
        return c.json({ data: await openIntake(context, c.get('practice'), id) })
      },
    )
}
