import { Hono } from 'hono'
import * as v from 'valibot'
import { requireMember } from '#server/backends/main/identity/auth/require-member.ts'
import { requireHealthConsent } from '#server/backends/main/identity/consents/health-consent.service.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { clientOf } from '#server/backends/main/platform/http/caller.ts'
import { documentCall } from '#server/backends/main/platform/http/document-call.ts'
import { limitRate } from '#server/backends/main/platform/http/limit-rate.ts'
import { readPathId } from '#server/backends/main/platform/http/read-path-id.ts'
import { validate } from '#server/backends/main/platform/http/validate.ts'
import { appointmentSchema, offerAcceptanceSchema } from '#server/contract/appointment.schema.ts'
import { waitWishSchema } from '#server/contract/waitlist.schema.ts'
import { acceptOffer, declineOffer } from './answer-offer.service.ts'
import { joinList, leaveList } from './waitlist.service.ts'

export function createWaitlistRoutes(context: MainContext) {
  return new Hono()
    .put(
      '/v1/trackers/:id/waiting',
      documentCall({
        does: 'Joins the waiting list of a nutritionist, or changes the wish.',
        answers: v.null(),
      }),
      requireMember(context),
      validate('json', waitWishSchema),
      async (c) => {
        const member = c.get('member')
        const trackerId = readPathId(c.req.param('id'), 'ERR_NO_TRACKER')
        await limitRate(context, 'book', { client: clientOf(c), account: member.user.id })
        await joinList(context, member, { trackerId, ...c.req.valid('json') })
        return c.json({ data: null })
      },
    )
    .post(
      '/v1/waiting/:id/leave',
      documentCall({
        does: 'Leaves a waiting list; a time that is held for the member is free again.',
        answers: v.null(),
      }),
      requireMember(context),
      async (c) => {
        const id = readPathId(c.req.param('id'), 'ERR_NO_WAITING')
        await leaveList(context, c.get('member'), id)
        return c.json({ data: null })
      },
    )
    .post(
      '/v1/appointments/:id/accept',
      documentCall({
        does: 'Books the time that the waiting list offers, with one session credit.',
        answers: appointmentSchema,
      }),
      requireMember(context),
      requireHealthConsent(context),
      validate('json', offerAcceptanceSchema),
      async (c) => {
        const member = c.get('member')
        const id = readPathId(c.req.param('id'), 'ERR_NO_APPOINTMENT')
        await limitRate(context, 'book', { client: clientOf(c), account: member.user.id })
        return c.json({ data: await acceptOffer(context, member, { id, ...c.req.valid('json') }) })
      },
    )
    .post(
      '/v1/appointments/:id/decline',
      documentCall({
        does: 'Declines the time that the waiting list offers; the member keeps waiting.',
        answers: v.null(),
      }),
      requireMember(context),
      async (c) => {
        const id = readPathId(c.req.param('id'), 'ERR_NO_APPOINTMENT')
        await declineOffer(context, c.get('member'), id)
        return c.json({ data: null })
      },
    )
}
