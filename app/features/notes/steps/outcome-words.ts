import { m } from '#app/i18n/paraglide/messages.js'
import type { ActionOutcome } from '#server/contract/session-action.schema.ts'

export const outcomeWords = {
  done: m.notes_outcome_done,
  partly: m.notes_outcome_partly,
  not: m.notes_outcome_not,
} satisfies Record<ActionOutcome, () => string>
