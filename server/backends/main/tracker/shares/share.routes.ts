import { Hono } from 'hono'
import * as v from 'valibot'
import { requireMember } from '#server/backends/main/identity/auth/require-member.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { clientOf, deviceOf } from '#server/backends/main/platform/http/caller.ts'
import { documentCall } from '#server/backends/main/platform/http/document-call.ts'
import { limitRate } from '#server/backends/main/platform/http/limit-rate.ts'
import { readPathId } from '#server/backends/main/platform/http/read-path-id.ts'
import { validate } from '#server/backends/main/platform/http/validate.ts'
import {
  createdShareSchema,
  newShareSchema,
  openedShareSchema,
  shareListSchema,
  shareOpeningSchema,
  shareRevocationSchema,
} from '#server/contract/share.schema.ts'
import { isLinkPreviewer } from './is-link-previewer.ts'
import { openShare } from './open-share.service.ts'
import { createShare, endShare, readShares } from './share.service.ts'

export function createShareRoutes(context: MainContext) {
  return new Hono()
    .get(
      '/v1/trackers/:id/shares',
      documentCall({
        does: 'Lists the links to a tracker, newest first, with their latest views.',
        answers: shareListSchema,
      }),
      requireMember(context),
      async (c) => {
        const trackerId = readPathId(c.req.param('id'), 'ERR_NO_TRACKER')
        return c.json({ data: await readShares(context, c.get('member'), trackerId) })
      },
    )
    .post(
      '/v1/trackers/:id/shares',
      documentCall({
        does: 'Creates a link to chosen sections of a tracker and returns its key this once.',
        answers: createdShareSchema,
      }),
      requireMember(context),
      validate('json', newShareSchema),
      async (c) => {
        const member = c.get('member')
        const trackerId = readPathId(c.req.param('id'), 'ERR_NO_TRACKER')
        await limitRate(context, 'makeShare', { client: clientOf(c), account: member.user.id })
        const share = c.req.valid('json')
        return c.json({ data: await createShare(context, member, { trackerId, share }) })
      },
    )
    .post(
      '/v1/trackers/:id/shares/revoke',
      documentCall({ does: 'Ends a link at once.', answers: v.null() }),
      requireMember(context),
      validate('json', shareRevocationSchema),
      async (c) => {
        const trackerId = readPathId(c.req.param('id'), 'ERR_NO_TRACKER')
        const { id } = c.req.valid('json')
        await endShare(context, c.get('member'), { trackerId, id })
        return c.json({ data: null })
      },
    )
    .post(
      '/v1/shared-trackers/open',
      documentCall({
        does: 'Returns the shared sections, or asks for the PIN.',
        answers: openedShareSchema,
        needs: 'nothing',
      }),
      validate('json', shareOpeningSchema),
      async (c) => {
        await limitRate(context, 'openShare', { client: clientOf(c) })
        // A link previewer gets the answer for a missing PIN, even if the link has no PIN.
        if (isLinkPreviewer(c.req.header('user-agent'))) return c.json({ data: { kind: 'pin' } })
        const data = await openShare(context, { ...c.req.valid('json'), browser: deviceOf(c) })
        return c.json({ data })
      },
    )
}
