import { m } from '#app/i18n/paraglide/messages.js'
import type { LeadDetail, LeadStage, LeadTemplate } from '#server/contract/admin-lead.schema.ts'

export const leadStageNames: Record<LeadStage, () => string> = {
  new: m.admin_lead_stage_new,
  contacted: m.admin_lead_stage_contacted,
  proposal: m.admin_lead_stage_proposal,
  negotiating: m.admin_lead_stage_negotiating,
  won: m.admin_lead_stage_won,
  lost: m.admin_lead_stage_lost,
}

export const leadTemplateNames: Record<LeadTemplate, () => string> = {
  first_answer: m.admin_lead_template_first_answer,
  proposal: m.admin_lead_template_proposal,
  follow_up: m.admin_lead_template_follow_up,
  closing: m.admin_lead_template_closing,
}

type Event = LeadDetail['events'][number]

export const leadEventNames: Record<Event['kind'], () => string> = {
  note: m.admin_lead_event_note,
  mail: m.admin_lead_event_mail,
  stage: m.admin_lead_event_stage,
  owner: m.admin_lead_event_owner,
  next_step: m.admin_lead_event_next_step,
}

/** Returns the text of an event in words: stages and owners are kept as codes. */
export function leadEventText({ kind, text }: Event): string {
  if (kind === 'owner')
    return text === 'taken' ? m.admin_lead_event_taken() : m.admin_lead_event_given_back()
  if (kind !== 'stage') return text
  const [stage = '', ...reason] = text.split(': ')
  const name = leadStageNames[stage as LeadStage]()
  return [name, ...reason].join(': ')
}
