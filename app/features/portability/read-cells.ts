import { isUnitSpelling } from '#app/lib/unit-spelling.ts'
import type { Mapping } from './import.schema.ts'

/**
 * Reads `2026-02-17`, `17/2/2026`, `17.02.2026` or `2026-02-17T07:00` as `YYYY-MM-DD`. Returns undefined
 * if the calendar has no such day.
 */
export function readDay(text: string, order: Mapping['dayOrder']): string | undefined {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/.exec(text.trim())
  if (iso) return dayOf(iso[1], iso[2], iso[3])
  const local = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?:[ ,].*)?$/.exec(text.trim())
  if (!local) return undefined
  const [, first, second, year] = local
  return order === 'dayFirst' ? dayOf(year, second, first) : dayOf(year, first, second)
}

/** Whether a value is a day in the notation of our own exports. */
export function isDay(value: unknown): value is string {
  return typeof value === 'string' && value.length === 10 && readDay(value, 'dayFirst') === value
}

type ReadNumber = { kind: 'read'; number: number } | { kind: 'unit' | 'number' }

/** Reads `72,5`, `72.5` or `72,5 kg`. Otherwise says whether the unit or the number is wrong. */
export function readNumber(text: string, unit: string): ReadNumber {
  const [, digits, typedUnit = ''] =
    /^(\d{1,5}(?:[.,]\d{1,3})?)\s*([\p{L}%].*)?$/iu.exec(text.trim()) ?? []
  if (digits === undefined) return { kind: 'number' }
  if (typedUnit !== '' && !isUnitSpelling(typedUnit, unit))
    return { kind: unit ? 'unit' : 'number' }
  return { kind: 'read', number: Number(digits.replace(',', '.')) }
}

/** Reads `128/82` as two numbers. Returns undefined for any other notation. */
export function readPressure(text: string): { value: number; secondValue: number } | undefined {
  const [, value, secondValue] = /^(\d{2,3})\s*\/\s*(\d{2,3})\s*(?:mmhg)?$/i.exec(text.trim()) ?? []
  return value && secondValue
    ? { value: Number(value), secondValue: Number(secondValue) }
    : undefined
}

function dayOf(year = '', month = '', day = ''): string | undefined {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const time = Date.parse(`${text}T00:00:00Z`)
  const isReal = !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text
  return isReal && year >= '1900' ? text : undefined
}
