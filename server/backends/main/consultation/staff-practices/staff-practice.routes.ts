import { Hono } from 'hono'
import * as v from 'valibot'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { readPathId } from '#server/backends/main/platform/http/read-path-id.ts'
import { validate } from '#server/backends/main/platform/http/validate.ts'
import { adminCall } from '#server/backends/main/staff/calls/admin-call.ts'
import {
  handoverSchema,
  nutritionistDetailSchema,
  nutritionistInvitationSchema,
  nutritionistsSchema,
  practiceActSchema,
} from '#server/contract/admin-nutritionist.schema.ts'
import { readNutritionist, readNutritionists } from './staff-practice.service.ts'
import {
  changePracticeState,
  handOverClients,
  inviteNutritionist,
} from './staff-practice-act.service.ts'

export function createStaffPracticeRoutes(context: MainContext) {
  return new Hono()
    .get(
      '/v1/admin/nutritionists',
      adminCall(context, {
        does: 'Lists the nutritionists with their licences and open work.',
        answers: nutritionistsSchema,
        permission: 'nutritionists.read',
        audit: 'nutritionists_listed',
      }),
      async (c) => c.json({ data: await readNutritionists(context) }),
    )
    .get(
      '/v1/admin/nutritionists/:id',
      adminCall(context, {
        does: 'Returns a nutritionist with credentials and the names of the clients.',
        answers: nutritionistDetailSchema,
        permission: 'nutritionists.read',
        audit: 'nutritionist_read',
        about: 'practice',
      }),
      async (c) => {
        const slug = readPathId(c.req.param('id'), 'ERR_NO_PRACTICE')
        const me = c.get('staff').userId
        return c.json({ data: await readNutritionist(context, { slug, me }) })
      },
    )
    .post(
      '/v1/admin/nutritionist-invitations',
      adminCall(context, {
        does: 'Mails a nutritionist the link to their practice.',
        answers: v.null(),
        permission: 'nutritionists.manage',
        audit: 'nutritionist_invited',
        about: 'practice',
        needsStepUp: true,
      }),
      validate('json', nutritionistInvitationSchema),
      async (c) => {
        await inviteNutritionist(context, c.get('act'), c.req.valid('json'))
        return c.json({ data: null })
      },
    )
    .post(
      '/v1/admin/nutritionists/:id/state',
      adminCall(context, {
        does: 'Pauses a practice, opens it again, or ends it and gives each client the sessions ahead back.',
        answers: v.null(),
        permission: 'nutritionists.manage',
        audit: 'practice_changed',
        about: 'practice',
        needsStepUp: true,
      }),
      validate('json', practiceActSchema),
      async (c) => {
        const slug = readPathId(c.req.param('id'), 'ERR_NO_PRACTICE')
        await changePracticeState(context, c.get('act'), { slug, ...c.req.valid('json') })
        return c.json({ data: null })
      },
    )
    .post(
      '/v1/admin/nutritionists/:id/handover',
      adminCall(context, {
        does: 'Moves the clients of a practice to another, which sees nothing until they allow it.',
        answers: v.object({ moved: v.number() }),
        permission: 'nutritionists.manage',
        audit: 'clients_handed_over',
        about: 'practice',
        needsStepUp: true,
      }),
      validate('json', handoverSchema),
      async (c) => {
        const slug = readPathId(c.req.param('id'), 'ERR_NO_PRACTICE')
        const wish = { slug, ...c.req.valid('json') }
        return c.json({ data: { moved: await handOverClients(context, c.get('act'), wish) } })
      },
    )
}
