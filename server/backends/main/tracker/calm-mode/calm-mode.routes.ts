import { Hono } from 'hono'
import { requireMember } from '#server/backends/main/identity/auth/require-member.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { documentCall } from '#server/backends/main/platform/http/document-call.ts'
import { validate } from '#server/backends/main/platform/http/validate.ts'
import { calmModeSchema } from '#server/contract/calm-mode.schema.ts'
import { isInCalmMode, switchCalmModeOff, switchCalmModeOn } from './calm-mode.repository.ts'

export function createCalmModeRoutes(context: MainContext) {
  const { db, clock } = context
  return new Hono()
    .get(
      '/v1/calm-mode',
      documentCall({
        does: 'Says whether the member asked for calm mode.',
        answers: calmModeSchema,
      }),
      requireMember(context),
      async (c) => c.json({ data: { isCalm: await isInCalmMode(db, c.get('member').user.id) } }),
    )
    .post(
      '/v1/calm-mode',
      documentCall({ does: 'Switches calm mode on or off.', answers: calmModeSchema }),
      requireMember(context),
      validate('json', calmModeSchema),
      async (c) => {
        const { isCalm } = c.req.valid('json')
        const { id } = c.get('member').user
        if (isCalm) await switchCalmModeOn(db, id, clock.now())
        else await switchCalmModeOff(db, id)
        return c.json({ data: { isCalm } })
      },
    )
}
