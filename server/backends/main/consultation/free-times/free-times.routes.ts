import { Hono } from 'hono'
import { recogniseMember } from '#server/backends/main/identity/auth/require-member.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { documentCall } from '#server/backends/main/platform/http/document-call.ts'
import { readPathId } from '#server/backends/main/platform/http/read-path-id.ts'
import { validate } from '#server/backends/main/platform/http/validate.ts'
import {
  freePracticeListSchema,
  freeTimesQuerySchema,
  freeTimesSchema,
} from '#server/contract/free-times.schema.ts'
import { listFreePractices, readFreeTimes } from './free-times.service.ts'

export function createFreeTimesRoutes(context: MainContext) {
  return new Hono()
    .get(
      '/v1/practices/free',
      documentCall({
        does: 'Lists the practices that clients can book, each with its next free time.',
        answers: freePracticeListSchema,
        needs: 'nothing',
      }),
      async (c) => c.json({ data: await listFreePractices(context) }),
    )
    .get(
      '/v1/practices/:slug/free-times',
      documentCall({
        does: 'Lists the free times of a practice by the days of the reader.',
        answers: freeTimesSchema,
        needs: 'nothing',
      }),
      recogniseMember(context),
      validate('query', freeTimesQuerySchema),
      async (c) => {
        const slug = readPathId(c.req.param('slug'), 'ERR_NO_PRACTICE')
        const question = { slug, ...c.req.valid('query') }
        return c.json({ data: await readFreeTimes(context, c.get('caller'), question) })
      },
    )
}
