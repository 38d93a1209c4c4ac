import { m } from '#app/i18n/paraglide/messages.js'
import type {
  CaseChannel,
  CaseEventKind,
  CaseLetter,
  CaseOutcome,
  PrivacyCaseKind,
} from '#server/contract/privacy-case.schema.ts'

export const caseKindNames: Record<PrivacyCaseKind, () => string> = {
  access: m.admin_case_access,
  correction: m.admin_case_correction,
  deletion: m.admin_case_deletion,
  restriction: m.admin_case_restriction,
  objection: m.admin_case_objection,
  withdrawal: m.admin_case_withdrawal,
  breach: m.admin_case_breach,
}

export const channelNames: Record<CaseChannel, () => string> = {
  mail: m.admin_case_channel_mail,
  whatsapp: m.admin_case_channel_whatsapp,
  phone: m.admin_case_channel_phone,
  letter: m.admin_case_channel_letter,
  internal: m.admin_case_channel_internal,
}

export const outcomeNames: Record<CaseOutcome, () => string> = {
  done: m.admin_case_outcome_done,
  refused: m.admin_case_outcome_refused,
  withdrawn: m.admin_case_outcome_withdrawn,
}

export const letterNames: Record<CaseLetter, () => string> = {
  received: m.admin_case_letter_received,
  identity: m.admin_case_letter_identity,
  done: m.admin_case_letter_done,
  refused: m.admin_case_letter_refused,
  breach: m.admin_case_letter_breach,
}

export const caseEventNames: Record<CaseEventKind, () => string> = {
  entered: m.admin_case_event_entered,
  note: m.admin_case_event_note,
  letter: m.admin_case_event_letter,
  proof: m.admin_case_event_proof,
  closed: m.admin_case_event_closed,
}

/** Returns the words for the template of a letter or the outcome of a closing, else an empty text. */
export function caseWordOf({ kind, word }: { kind: CaseEventKind; word: string }): string {
  const names: Record<string, () => string> = kind === 'closed' ? outcomeNames : letterNames
  return names[word]?.() ?? ''
}
