import { Hono } from 'hono'
import * as v from 'valibot'
import { requireMember } from '#server/backends/main/identity/auth/require-member.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { documentCall } from '#server/backends/main/platform/http/document-call.ts'
import { validate } from '#server/backends/main/platform/http/validate.ts'
import { ramadanSchema } from '#server/contract/ramadan.schema.ts'
import { deleteRamadan, upsertRamadan } from './ramadan.repository.ts'

export function createRamadanRoutes(context: MainContext) {
  return new Hono()
    .post(
      '/v1/ramadan',
      documentCall({
        does: 'Saves the days of the member’s Ramadan, on which meals have other names.',
        answers: ramadanSchema,
      }),
      requireMember(context),
      validate('json', ramadanSchema),
      async (c) => {
        const days = c.req.valid('json')
        await upsertRamadan(context.db, c.get('member').user.id, days)
        return c.json({ data: days })
      },
    )
    .post(
      '/v1/ramadan/delete',
      documentCall({ does: 'Deletes the days of the member’s Ramadan.', answers: v.null() }),
      requireMember(context),
      async (c) => {
        await deleteRamadan(context.db, c.get('member').user.id)
        return c.json({ data: null })
      },
    )
}
