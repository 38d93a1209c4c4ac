import { m } from '#app/i18n/paraglide/messages.js'
import type { ProgramNeed } from '#server/contract/program-needs.ts'

/** What visitors come for, in the order in which the filter shows it. */
export const needNames = {
  everyday: m.programs_need_everyday,
  weight: m.programs_need_weight,
  condition: m.programs_need_condition,
  family: m.programs_need_family,
} satisfies Record<ProgramNeed, () => string>
