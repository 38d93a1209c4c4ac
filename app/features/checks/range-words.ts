import { formatNumber } from '#app/i18n/format.ts'
import type { PrintedRange } from '#app/nutrition/weight-classes.ts'

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
