import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { inputOf } from '#app/errors/input-of.ts'
import { adminMiddleware } from '#app/features/admin/admin-call.middleware.ts'
import {
  leadChangeSchema,
  leadQuerySchema,
  leadSearchSchema,
} from '#server/contract/admin-lead.schema.ts'
import { pathIdSchema } from '#server/contract/ids.schema.ts'
import { changeLead, findLeads, readLead, readLeads } from './admin-leads.server.ts'

export const getLeads = createServerFn({ method: 'GET' })
  .middleware([adminMiddleware])
  .validator(inputOf(leadQuerySchema))
  .handler(({ data, context }) => readLeads(context, data))

export const getLead = createServerFn({ method: 'GET' })
  .middleware([adminMiddleware])
  .validator(inputOf(v.object({ id: pathIdSchema })))
  .handler(({ data, context }) => readLead(context, data.id))

export const sendLeadChange = createServerFn({ method: 'POST' })
  .middleware([adminMiddleware])
  .validator(inputOf(leadChangeSchema))
  .handler(({ data, context }) => changeLead(context, data))

export const sendLeadSearch = createServerFn({ method: 'POST' })
  .middleware([adminMiddleware])
  .validator(inputOf(leadSearchSchema))
  .handler(({ data, context }) => findLeads(context, data.email))
