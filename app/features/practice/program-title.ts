import { m } from '#app/i18n/paraglide/messages.js'
import { isConsultationSlug } from '#server/contract/single-consultation.ts'
import type { ProgramTitles } from './practice.server.ts'

/** What a client bought, as the nutritionist reads it. Undefined during an outage of the content. */
export function programTitleOf(titles: ProgramTitles, programSlug: string): string | undefined {
  if (isConsultationSlug(programSlug)) return m.practice_single_consultation()
  return titles[programSlug]
}
