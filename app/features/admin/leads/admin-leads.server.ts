import * as v from 'valibot'
import { nullIfNotFound } from '#app/clients/null-if-not-found.ts'
import type { SiteContext } from '#app/config/site-context.ts'
import { callAdmin } from '#app/features/admin/admin-call.server.ts'
import {
  type FoundLeads,
  foundLeadsSchema,
  type LeadChange,
  type LeadDetail,
  type LeadList,
  type LeadQuery,
  leadDetailSchema,
  leadListSchema,
} from '#server/contract/admin-lead.schema.ts'

export function readLeads(context: SiteContext, query: LeadQuery): Promise<LeadList> {
  const searchParams = JSON.parse(JSON.stringify(query)) as Record<string, string>
  return callAdmin(context, 'v1/admin/leads', leadListSchema, { searchParams })
}

/** The address goes in the body, so no log and no history has it. */
export function findLeads(context: SiteContext, email: string): Promise<FoundLeads> {
  const options = { method: 'post', json: { email } }
  return callAdmin(context, 'v1/admin/leads/search', foundLeadsSchema, options)
}

/** Returns null for an unknown enquiry. */
export function readLead(context: SiteContext, id: string): Promise<LeadDetail | null> {
  return nullIfNotFound(callAdmin(context, `v1/admin/leads/${id}`, leadDetailSchema))
}

export async function changeLead(context: SiteContext, { kind, id, body }: LeadChange) {
  await callAdmin(context, `v1/admin/leads/${id}/${kind}`, v.null(), { method: 'post', json: body })
  return { isChanged: true }
}
