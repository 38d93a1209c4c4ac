import { Hono } from 'hono'
import * as v from 'valibot'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { clientOf } from '#server/backends/main/platform/http/caller.ts'
import { documentCall } from '#server/backends/main/platform/http/document-call.ts'
import { validate } from '#server/backends/main/platform/http/validate.ts'
import { leadSchema } from '#server/contract/lead.schema.ts'
import { saveLead } from './lead.service.ts'

export function createLeadRoutes(context: MainContext) {
  return new Hono().post(
    '/v1/leads',
    documentCall({
      does: 'Stores a company’s enquiry and mails both sides; a repeated submission changes nothing.',
      answers: v.object({}),
      status: 201,
      needs: 'nothing',
    }),
    validate('json', leadSchema),
    async (c) => {
      await saveLead(context, c.req.valid('json'), clientOf(c))
      return c.json({ data: {} }, 201)
    },
  )
}
