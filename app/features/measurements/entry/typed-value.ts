import { isUnitSpelling } from '#app/lib/unit-spelling.ts'
import type { Units } from '#app/readings/other-unit.ts'
import { lineOf } from '#server/contract/typed-text.ts'

/** `strange`: a number with a unit that the measure does not have. */
type TypedValue =
  | { kind: 'read'; number: number; unit: string }
  | { kind: 'strange' }
  | { kind: 'unreadable' }

/**
 * Reads a typed number: `72,5`, `72.5`, `72`, or with its unit, `72,5 kg`. A typed unit overrides the
 * unit selected in the form (`formUnit`), which the member may have overlooked.
 */
export function readTypedValue(text: string, { unit, other }: Units, formUnit: string): TypedValue {
  const [, digits, suffix = ''] = /^(\d{1,4}(?:[.,]\d{1,2})?)(\D.*)?$/s.exec(lineOf(text)) ?? []
  if (digits === undefined) return { kind: 'unreadable' }
  const number = Number.parseFloat(digits.replace(',', '.'))
  const typedUnit = suffix.trim()
  if (typedUnit === '') return { kind: 'read', number, unit: formUnit }
  const named = [unit, ...(other ? [other.unit] : [])].find((one) => isUnitSpelling(typedUnit, one))
  if (named) return { kind: 'read', number, unit: named }
  return { kind: /^[\p{L}%]/u.test(typedUnit) ? 'strange' : 'unreadable' }
}

/**
 * Reads both numbers of a blood pressure: `121/79`, `121 79`, also `121,79`. The numeric keyboard
 * of a phone has no slash.
 */
export function readPressurePair(
  text: string,
): { systolic: string; diastolic: string } | undefined {
  const [, systolic, diastolic] =
    /^(\d{2,3})(?:\s*[/.,-]\s*|\s+)(\d{2,3})(?:\s*mm\s?hg)?$/i.exec(lineOf(text)) ?? []
  return systolic && diastolic ? { systolic, diastolic } : undefined
}
