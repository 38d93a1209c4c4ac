import { formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import type { ClassName, PrintedRange, SchemeName } from '#app/nutrition/weight-classes.ts'

export const classNames = {
  underweight: m.checks_class_underweight,
  normal: m.checks_class_normal,
  overweight: m.checks_class_overweight,
  obesityOne: m.checks_class_obesity_one,
  obesityTwo: m.checks_class_obesity_two,
  thinSevere: m.checks_class_thin_severe,
  thinMild: m.checks_class_thin_mild,
  fatMild: m.checks_class_fat_mild,
  fatSevere: m.checks_class_fat_severe,
} satisfies Record<ClassName, () => string>

export const schemeNames = {
  asiaPacific: m.checks_scheme_asia_pacific,
  balancedNutrition: m.checks_scheme_balanced_nutrition,
} satisfies Record<SchemeName, () => string>

/** `< 18,5`, `18,5–22,9`, `> 25,0–27,0` or `≥ 30,0`, as the guideline prints it. */
export function rangeText({ below, from, to }: PrintedRange): string {
  if (!from) return `< ${oneDecimal(below ?? 0)}`
  const start = oneDecimal(from.value)
  if (to === undefined) return from.isOpen ? `> ${start}` : `≥ ${start}`
  return from.isOpen ? `> ${start}–${oneDecimal(to)}` : `${start}–${oneDecimal(to)}`
}

/** `65,0`: prints exactly `decimals` decimals. */
export function withDecimals(value: number, decimals: number): string {
  return formatNumber(value, { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
}

function oneDecimal(value: number): string {
  return withDecimals(value, 1)
}
