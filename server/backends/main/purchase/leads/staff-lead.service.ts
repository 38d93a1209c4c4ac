import type { MainContext } from '#server/backends/main/main-context.ts'
import { writeLeadTemplateMail } from '#server/backends/main/platform/mail/lead-template-mails.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import { appendStaffEntry, type StaffAct } from '#server/backends/main/staff/calls/staff-audit.ts'
import {
  type FoundLeads,
  type LeadDetail,
  type LeadList,
  type LeadQuery,
  leadTemplates,
} from '#server/contract/admin-lead.schema.ts'
import {
  type FoundLead,
  findLead,
  leadsPerPage,
  listDuplicates,
  listLeadEvents,
  listLeads,
  listLeadsOf,
} from './staff-lead.repository.ts'

export async function readLeads(
  { db }: MainContext,
  query: LeadQuery,
  me: string,
): Promise<LeadList> {
  const rows = await listLeads(db, query, me)
  const page = rows.slice(0, leadsPerPage)
  const last = rows.length > leadsPerPage ? page.at(-1)?.case : undefined
  return {
    leads: page.map((row) => factsOf(row, me)),
    next: last ? `${last.createdAt.toISOString()}_${last.submissionId}` : null,
  }
}

/** Finds the enquiries from an exact address. Each search is an audit entry. */
export function searchLeads(
  context: MainContext,
  act: StaffAct,
  { email, me }: { email: string; me: string },
): Promise<FoundLeads> {
  return context.db.transaction(async (tx) => {
    const rows = await listLeadsOf(tx, email)
    await appendStaffEntry(context, tx, act, { objectId: '' })
    return { leads: rows.map((row) => factsOf(row, me)) }
  })
}

/** @throws MainFailure `ERR_NO_LEAD` */
export async function readLead(
  context: MainContext,
  { id, me }: { id: string; me: string },
): Promise<LeadDetail> {
  const { db, productName } = context
  const found = await findLead(db, id)
  if (!found) throw new MainFailure('ERR_NO_LEAD')
  const { lead } = found
  const { email, phone, message, locale, consentVersion } = lead
  const duplicates = await listDuplicates(db, lead)
  const events = await listLeadEvents(db, id)
  const to = { firstName: lead.name, locale, productName }
  return {
    ...factsOf(found, me),
    ...{ email, phone, message, locale, consentVersion },
    lostReason: found.case.lostReason,
    events: events.map(({ event: { at, kind, text }, by }) => ({
      ...{ kind, text, by: by ?? '' },
      at: at.toISOString(),
    })),
    duplicates: duplicates.map((row) => factsOf(row, me)),
    templates: leadTemplates.map((template) => {
      const { subject, paragraphs } = writeLeadTemplateMail(to, { template, company: lead.company })
      return { template, subject, text: paragraphs.join('\n\n') }
    }),
  }
}

function factsOf(
  { lead, case: { stage, owner, nextStep, nextOn }, ownerName }: FoundLead,
  me: string,
) {
  const { submissionId: id, company, name, staffCount, createdAt } = lead
  return {
    ...{ id, company, name, staffCount, stage, nextStep, nextOn },
    owner: owner ? { name: ownerName ?? '', isMe: owner === me } : null,
    createdAt: createdAt.toISOString(),
  }
}
