import { formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import type { PersonReason } from '#app/nutrition/safe-goal.ts'
import type { ClearableReason } from '#server/contract/goal-clearance.schema.ts'

export const personWords = {
  minor: m.goals_person_minor,
  pregnancy: m.goals_person_pregnancy,
  lactation: m.goals_person_lactation,
  disease: m.goals_person_disease,
  eating: m.goals_person_eating,
} satisfies Record<PersonReason, () => string>

/** What a nutritionist looked into before they cleared it. */
export const clearedWords = {
  disease: m.goals_cleared_disease,
  eating: m.goals_cleared_eating,
  intake: m.goals_cleared_intake,
} satisfies Record<ClearableReason, () => string>

/** `72,5 kg`, always with one decimal and a non-breaking space. */
export function kilogramsText(kilograms: number): string {
  return `${formatNumber(kilograms, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}\u00a0kg`
}

/** `0,5 kg` a week, with two decimals: one would hide a third of a slow pace. */
export function paceText(kilograms: number): string {
  return `${formatNumber(Math.abs(kilograms), { maximumFractionDigits: 2 })}\u00a0kg`
}
