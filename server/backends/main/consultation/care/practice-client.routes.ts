import { Hono } from 'hono'
import { requirePractice } from '#server/backends/main/consultation/practices/require-practice.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { documentCall } from '#server/backends/main/platform/http/document-call.ts'
import { readPathId } from '#server/backends/main/platform/http/read-path-id.ts'
import { practiceClientListSchema, practiceClientSchema } from '#server/contract/practice.schema.ts'
import { openClient, readClients } from './practice-client.service.ts'

export function createPracticeClientRoutes(context: MainContext) {
  return new Hono()
    .get(
      '/v1/practice/clients',
      documentCall({
        does: 'Lists the clients in the nutritionist’s care.',
        answers: practiceClientListSchema,
      }),
      requirePractice(context),
      async (c) => c.json({ data: await readClients(context, c.get('practice')) }),
    )
    .get(
      '/v1/practice/clients/:id',
      documentCall({
        does: 'Returns a client with the sections that they share, and records the look.',
        answers: practiceClientSchema,
      }),
      requirePractice(context),
      async (c) => {
        const trackerId = readPathId(c.req.param('id'), 'ERR_NO_TRACKER')
        return c.json({ data: await openClient(context, c.get('practice'), trackerId) })
      },
    )
}
