import { Hono } from 'hono'
import * as v from 'valibot'
import { requireMember } from '#server/backends/main/identity/auth/require-member.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { clientOf } from '#server/backends/main/platform/http/caller.ts'
import { documentCall } from '#server/backends/main/platform/http/document-call.ts'
import { limitRate } from '#server/backends/main/platform/http/limit-rate.ts'
import { readPathId } from '#server/backends/main/platform/http/read-path-id.ts'
import { validate } from '#server/backends/main/platform/http/validate.ts'
import { careSchema, careViewListSchema } from '#server/contract/appointment.schema.ts'
import { endCare, readCareViews, saveCare } from './client-care.service.ts'

export function createCareRoutes(context: MainContext) {
  return new Hono()
    .put(
      '/v1/trackers/:id/care',
      documentCall({
        does: 'Chooses the nutritionist and what they see; another one’s sessions ahead are cancelled without cost.',
        answers: v.null(),
      }),
      requireMember(context),
      validate('json', careSchema),
      async (c) => {
        const member = c.get('member')
        const trackerId = readPathId(c.req.param('id'), 'ERR_NO_TRACKER')
        await limitRate(context, 'book', { client: clientOf(c), account: member.user.id })
        await saveCare(context, member, { trackerId, ...c.req.valid('json') })
        return c.json({ data: null })
      },
    )
    .post(
      '/v1/trackers/:id/care/end',
      documentCall({
        does: 'Ends the care of the nutritionist; the sessions ahead are cancelled without cost.',
        answers: v.null(),
      }),
      requireMember(context),
      async (c) => {
        const trackerId = readPathId(c.req.param('id'), 'ERR_NO_TRACKER')
        await endCare(context, c.get('member'), trackerId)
        return c.json({ data: null })
      },
    )
    .get(
      '/v1/trackers/:id/care/views',
      documentCall({
        does: 'Lists which sections nutritionists opened, by hour, newest first.',
        answers: careViewListSchema,
      }),
      requireMember(context),
      async (c) => {
        const trackerId = readPathId(c.req.param('id'), 'ERR_NO_TRACKER')
        return c.json({ data: await readCareViews(context, c.get('member'), trackerId) })
      },
    )
}
