import { Hono } from 'hono'
import * as v from 'valibot'
import { requireMember } from '#server/backends/main/identity/auth/require-member.ts'
import { requireHealthConsent } from '#server/backends/main/identity/consents/health-consent.service.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { documentCall } from '#server/backends/main/platform/http/document-call.ts'
import { readPathId } from '#server/backends/main/platform/http/read-path-id.ts'
import { validate } from '#server/backends/main/platform/http/validate.ts'
import { foodDiaryQuerySchema } from '#server/contract/food-diary.schema.ts'
import { planChoiceSchema, planOfDaySchema } from '#server/contract/meal-plan.schema.ts'
import { chooseFood, readPlanOfDay } from './client-plan.service.ts'

export function createClientPlanRoutes(context: MainContext) {
  return new Hono()
    .get(
      '/v1/trackers/:id/meal-plan',
      documentCall({
        does: 'Returns the published meal plan of a day and the next one.',
        answers: planOfDaySchema,
      }),
      requireMember(context),
      validate('query', foodDiaryQuerySchema),
      async (c) => {
        const trackerId = readPathId(c.req.param('id'), 'ERR_NO_TRACKER')
        const of = { trackerId, ...c.req.valid('query') }
        return c.json({ data: await readPlanOfDay(context, c.get('member'), of) })
      },
    )
    .put(
      '/v1/trackers/:id/meal-plan/choices',
      documentCall({
        does: 'Chooses another food of the group for a day of the plan.',
        answers: v.null(),
      }),
      requireMember(context),
      requireHealthConsent(context),
      validate('json', planChoiceSchema),
      async (c) => {
        const trackerId = readPathId(c.req.param('id'), 'ERR_NO_TRACKER')
        await chooseFood(context, c.get('member'), { trackerId, ...c.req.valid('json') })
        return c.json({ data: null })
      },
    )
}
