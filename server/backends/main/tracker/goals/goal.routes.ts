import { Hono } from 'hono'
import * as v from 'valibot'
import { requireMember } from '#server/backends/main/identity/auth/require-member.ts'
import { requireHealthConsent } from '#server/backends/main/identity/consents/health-consent.service.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { documentCall } from '#server/backends/main/platform/http/document-call.ts'
import { readPathId } from '#server/backends/main/platform/http/read-path-id.ts'
import { validate } from '#server/backends/main/platform/http/validate.ts'
import { goalAnswerSchema, goalListSchema, goalWishSchema } from '#server/contract/goal.schema.ts'
import { endGoal, readGoals, setGoal } from './goal.service.ts'

export function createGoalRoutes(context: MainContext) {
  return new Hono()
    .get(
      '/v1/trackers/:id/goals',
      documentCall({
        does: 'Lists the member’s weight goals, newest first.',
        answers: goalListSchema,
      }),
      requireMember(context),
      async (c) => {
        const trackerId = readPathId(c.req.param('id'), 'ERR_NO_TRACKER')
        return c.json({ data: await readGoals(context, c.get('member'), { trackerId }) })
      },
    )
    .post(
      '/v1/trackers/:id/goals',
      documentCall({
        does: 'Replaces the current goal, or says why the new one is not safe.',
        answers: goalAnswerSchema,
      }),
      requireMember(context),
      requireHealthConsent(context),
      validate('json', goalWishSchema),
      async (c) => {
        const trackerId = readPathId(c.req.param('id'), 'ERR_NO_TRACKER')
        const wish = c.req.valid('json')
        return c.json({ data: await setGoal(context, c.get('member'), { trackerId, wish }) })
      },
    )
    .post(
      '/v1/trackers/:id/goals/end',
      documentCall({ does: 'Ends the current goal.', answers: v.null() }),
      requireMember(context),
      async (c) => {
        const trackerId = readPathId(c.req.param('id'), 'ERR_NO_TRACKER')
        await endGoal(context, c.get('member'), { trackerId })
        return c.json({ data: null })
      },
    )
}
