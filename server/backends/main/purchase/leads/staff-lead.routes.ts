import { Hono } from 'hono'
import * as v from 'valibot'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { readPathId } from '#server/backends/main/platform/http/read-path-id.ts'
import { validate } from '#server/backends/main/platform/http/validate.ts'
import { adminCall } from '#server/backends/main/staff/calls/admin-call.ts'
import {
  foundLeadsSchema,
  leadDetailSchema,
  leadErasureSchema,
  leadListSchema,
  leadMailSchema,
  leadNextStepSchema,
  leadNoteSchema,
  leadOwnerSchema,
  leadQuerySchema,
  leadSearchSchema,
  leadStageSchema,
} from '#server/contract/admin-lead.schema.ts'
import {
  addNote,
  changeNextStep,
  changeOwner,
  changeStage,
  eraseLead,
  mailLead,
} from './lead-act.service.ts'
import { readLead, readLeads, searchLeads } from './staff-lead.service.ts'

export function createStaffLeadRoutes(context: MainContext) {
  const answers = v.null()
  const change = { answers, permission: 'leads.work', about: 'lead' } as const
  return new Hono()
    .get(
      '/v1/admin/leads',
      adminCall(context, {
        does: 'Lists companies’ enquiries, newest first.',
        answers: leadListSchema,
        permission: 'leads.work',
        audit: 'leads_listed',
      }),
      validate('query', leadQuerySchema),
      async (c) => {
        const me = c.get('staff').userId
        return c.json({ data: await readLeads(context, c.req.valid('query'), me) })
      },
    )
    .post(
      '/v1/admin/leads/search',
      adminCall(context, {
        does: 'Finds the enquiries from an exact address.',
        answers: foundLeadsSchema,
        permission: 'leads.work',
        audit: 'leads_searched',
      }),
      validate('json', leadSearchSchema),
      async (c) => {
        const { email } = c.req.valid('json')
        const me = c.get('staff').userId
        return c.json({ data: await searchLeads(context, c.get('act'), { email, me }) })
      },
    )
    .get(
      '/v1/admin/leads/:id',
      adminCall(context, {
        does: 'Returns an enquiry as sent, with what staff did and its duplicates.',
        answers: leadDetailSchema,
        permission: 'leads.work',
        audit: 'lead_read',
        about: 'lead',
      }),
      async (c) => {
        const me = c.get('staff').userId
        return c.json({ data: await readLead(context, { id: idOf(c.req.param('id')), me }) })
      },
    )
    .post(
      '/v1/admin/leads/:id/stage',
      adminCall(context, {
        does: 'Moves an enquiry to a stage.',
        audit: 'lead_changed',
        ...change,
      }),
      validate('json', leadStageSchema),
      async (c) => {
        const of = { context, act: c.get('act'), id: idOf(c.req.param('id')) }
        await changeStage(of, c.req.valid('json'))
        return c.json({ data: null })
      },
    )
    .post(
      '/v1/admin/leads/:id/owner',
      adminCall(context, {
        does: 'Takes an enquiry, or gives it back.',
        audit: 'lead_changed',
        ...change,
      }),
      validate('json', leadOwnerSchema),
      async (c) => {
        const of = { context, act: c.get('act'), id: idOf(c.req.param('id')) }
        await changeOwner(of, c.req.valid('json'))
        return c.json({ data: null })
      },
    )
    .post(
      '/v1/admin/leads/:id/next-step',
      adminCall(context, {
        does: 'Sets or ends the next step of an enquiry.',
        audit: 'lead_changed',
        ...change,
      }),
      validate('json', leadNextStepSchema),
      async (c) => {
        const of = { context, act: c.get('act'), id: idOf(c.req.param('id')) }
        await changeNextStep(of, c.req.valid('json'))
        return c.json({ data: null })
      },
    )
    .post(
      '/v1/admin/leads/:id/notes',
      adminCall(context, { does: 'Adds a note to an enquiry.', audit: 'lead_noted', ...change }),
      validate('json', leadNoteSchema),
      async (c) => {
        const of = { context, act: c.get('act'), id: idOf(c.req.param('id')) }
        await addNote(of, c.req.valid('json'))
        return c.json({ data: null })
      },
    )
    .post(
      '/v1/admin/leads/:id/mails',
      adminCall(context, {
        does: 'Mails the sender of an enquiry.',
        audit: 'lead_mailed',
        ...change,
      }),
      validate('json', leadMailSchema),
      async (c) => {
        const of = { context, act: c.get('act'), id: idOf(c.req.param('id')) }
        await mailLead(of, c.req.valid('json'))
        return c.json({ data: null })
      },
    )
    .post(
      '/v1/admin/leads/:id/erasure',
      adminCall(context, {
        does: 'Deletes an enquiry because its sender asked.',
        answers,
        permission: 'requests.work',
        audit: 'lead_erased',
        about: 'lead',
        needsStepUp: true,
      }),
      validate('json', leadErasureSchema),
      async (c) => {
        const of = { context, act: c.get('act'), id: idOf(c.req.param('id')) }
        await eraseLead(of, c.req.valid('json'))
        return c.json({ data: null })
      },
    )
}

function idOf(id: string): string {
  return readPathId(id, 'ERR_NO_LEAD')
}
