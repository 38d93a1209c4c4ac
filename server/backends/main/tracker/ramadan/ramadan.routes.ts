import { Hono } from 'hono'
import * as v from 'valibot'
import { requireMember } from '#server/backends/main/identity/auth/require-member.ts'
import type { MainParts } from '#server/backends/main/main-parts.ts'
import { documentCall } from '#server/backends/main/platform/http/document-call.ts'
import { validate } from '#server/backends/main/platform/http/validate.ts'
import { ramadanSchema } from '#server/contract/ramadan.schema.ts'
import { deleteRamadan, upsertRamadan } from './ramadan.repository.ts'

export function createRamadanRoutes(parts: MainParts) {
  return new Hono()
    .post(
      '/v1/ramadan',
      documentCall({
        does: 'Keeps the days of the member’s Ramadan, by which meals are named.',
        answers: ramadanSchema,
      }),
      requireMember(parts),
      validate('json', ramadanSchema),
      async (c) => {
        const days = c.req.valid('json')
        await upsertRamadan(parts.db, c.get('member').user.id, days)
        return c.json({ data: days })
      },
    )
    .post(
      '/v1/ramadan/delete',
      documentCall({ does: 'Forgets the days of the member’s Ramadan.', answers: v.null() }),
      requireMember(parts),
      async (c) => {
        await deleteRamadan(parts.db, c.get('member').user.id)
        return c.json({ data: null })
      },
    )
}
