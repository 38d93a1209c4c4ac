import { m } from '#app/i18n/paraglide/messages.js'
import type { ClearableReason, personReasons } from '#server/contract/goal-clearance.schema.ts'

/** Why a client may not set a goal alone, for the nutritionist. */
export const reasonWords = {
  minor: m.practice_clearance_minor,
  pregnancy: m.practice_clearance_pregnancy,
  lactation: m.practice_clearance_lactation,
  disease: m.practice_clearance_disease,
  eating: m.practice_clearance_eating,
} satisfies Record<(typeof personReasons)[number], () => string>

/** What a signature says about a reason. */
export const clearingWords = {
  disease: m.practice_clearance_lift_disease,
  eating: m.practice_clearance_lift_eating,
  intake: m.practice_clearance_lift_intake,
} satisfies Record<ClearableReason, () => string>
