import { Hono } from 'hono'
import { requirePractice } from '#server/backends/main/consultation/practices/require-practice.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { clientOf } from '#server/backends/main/platform/http/caller.ts'
import { documentCall } from '#server/backends/main/platform/http/document-call.ts'
import { readPathId } from '#server/backends/main/platform/http/read-path-id.ts'
import { validate } from '#server/backends/main/platform/http/validate.ts'
import {
  clearanceBoardSchema,
  clearanceSigningSchema,
} from '#server/contract/goal-clearance.schema.ts'
import { endOwnClearance, openClearance, signClearance } from './practice-clearance.service.ts'

const path = '/v1/practice/clients/:id/goal-clearance'

export function createPracticeClearanceRoutes(context: MainContext) {
  return new Hono()
    .get(
      path,
      documentCall({
        does: 'Says why a client may not set a goal alone and what lifts it, and records the look.',
        answers: clearanceBoardSchema,
      }),
      requirePractice(context),
      async (c) => {
        const trackerId = readPathId(c.req.param('id'), 'ERR_NO_TRACKER')
        return c.json({ data: await openClearance(context, c.get('practice'), trackerId) })
      },
    )
    .post(
      path,
      documentCall({
        does: 'Signs that a client may set a goal although reasons speak against it.',
        answers: clearanceBoardSchema,
      }),
      requirePractice(context),
      validate('json', clearanceSigningSchema),
      async (c) => {
        const trackerId = readPathId(c.req.param('id'), 'ERR_NO_TRACKER')
        const signer = { member: c.get('member'), practice: c.get('practice') }
        const signing = { ...c.req.valid('json'), trackerId, client: clientOf(c) }
        return c.json({ data: await signClearance(context, signer, signing) })
      },
    )
    .post(
      `${path}/end`,
      documentCall({ does: 'Ends the clearance of a client.', answers: clearanceBoardSchema }),
      requirePractice(context),
      async (c) => {
        const trackerId = readPathId(c.req.param('id'), 'ERR_NO_TRACKER')
        return c.json({ data: await endOwnClearance(context, c.get('practice'), trackerId) })
      },
    )
}
