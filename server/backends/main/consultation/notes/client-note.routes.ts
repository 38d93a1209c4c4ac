import { Hono } from 'hono'
import { requireMember } from '#server/backends/main/identity/auth/require-member.ts'
import { requireHealthConsent } from '#server/backends/main/identity/consents/health-consent.service.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { documentCall } from '#server/backends/main/platform/http/document-call.ts'
import { readPathId } from '#server/backends/main/platform/http/read-path-id.ts'
import { validate } from '#server/backends/main/platform/http/validate.ts'
import { clientNoteSchema } from '#server/contract/note.schema.ts'
import {
  actionOutcomeChangeSchema,
  sessionActionListSchema,
  sessionActionSchema,
} from '#server/contract/session-action.schema.ts'
import { readActions, readClientNote, setOutcome } from './client-note.service.ts'

export function createClientNoteRoutes(context: MainContext) {
  return new Hono()
    .get(
      '/v1/appointments/:id/note',
      documentCall({
        does: 'Returns the signed note of a session with its addenda.',
        answers: clientNoteSchema,
      }),
      requireMember(context),
      async (c) => {
        const id = readPathId(c.req.param('id'), 'ERR_NO_NOTE')
        return c.json({ data: await readClientNote(context, c.get('member'), id) })
      },
    )
    .get(
      '/v1/trackers/:id/actions',
      documentCall({
        does: 'Lists the steps from the sessions of a tracker, by day.',
        answers: sessionActionListSchema,
      }),
      requireMember(context),
      async (c) => {
        const id = readPathId(c.req.param('id'), 'ERR_NO_TRACKER')
        return c.json({ data: await readActions(context, c.get('member'), id) })
      },
    )
    .post(
      '/v1/trackers/:id/actions/:action/outcome',
      documentCall({
        does: 'Stores the outcome of a step from a session.',
        answers: sessionActionSchema,
      }),
      requireMember(context),
      requireHealthConsent(context),
      validate('json', actionOutcomeChangeSchema),
      async (c) => {
        const trackerId = readPathId(c.req.param('id'), 'ERR_NO_TRACKER')
        const id = readPathId(c.req.param('action'), 'ERR_NO_ACTION')
        const change = { trackerId, id, ...c.req.valid('json') }
        return c.json({ data: await setOutcome(context, c.get('member'), change) })
      },
    )
}
