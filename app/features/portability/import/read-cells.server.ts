import * as v from 'valibot'
import { isUnitSpelling } from '#app/lib/unit-spelling.ts'
import { type MealTiming, timeOfDaySchema } from '#server/contract/measurement.schema.ts'
import type { Mapping } from './import.schema.ts'

type DayNotation = Pick<Mapping, 'dayOrder'> & {
  /** Where the member lives: an instant is a day there. */
  zone: string
}

/**
 * Reads `2026-02-17`, `2026/2/17`, `17/2/2026`, `17.02.26`, `17 Februari 2026`, `17 Feb 26` or a time
 * stamp as `YYYY-MM-DD`. Returns undefined if the calendar has no such day.
 */
export function readDay(text: string, { dayOrder, zone }: DayNotation): string | undefined {
  const cell = text.trim()
  if (/^\d{4}-\d{2}-\d{2}[T ].*(?:Z|[+-]\d{2}:?\d{2})$/i.test(cell)) return dayOfInstant(cell, zone)
  const yearFirst = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?:[T ].*)?$/.exec(cell)
  if (yearFirst) return dayOf(yearFirst[1], yearFirst[3], yearFirst[4])
  const named = /^(\d{1,2})[ -](\p{L}{3,})\.?[ -](\d{2}|\d{4})(?:[ ,].*)?$/u.exec(cell)
  if (named) return dayOf(named[3], monthOf(named[2]), named[1])
  const [, first, second, year] =
    /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{2}|\d{4})(?:[ ,].*)?$/.exec(cell) ?? []
  return dayOrder === 'dayFirst' ? dayOf(year, second, first) : dayOf(year, first, second)
}

/** Whether a value is a day in the notation of our own exports. */
export function isDay(value: unknown): value is string {
  return typeof value === 'string' && value.length === 10 && dayOf(...value.split('-')) === value
}

/** Reads `07:10`, `7.10`, `07:10:00`, `7.10 WIB` or `7:10 pm` as `HH:MM`. */
export function readTime(text: string): string | undefined {
  const [, hours = '', minutes = '', half = ''] =
    /^(\d{1,2})[:.](\d{2})(?:[:.]\d{2})?\s*(am|pm|wib|wita|wit)?$/i.exec(text.trim()) ?? []
  const isHalved = /[ap]m/i.test(half)
  if (hours === '' || (isHalved && !/^(0?[1-9]|1[0-2])$/.test(hours))) return undefined
  const hour = isHalved ? (Number(hours) % 12) + (/pm/i.test(half) ? 12 : 0) : Number(hours)
  const time = `${String(hour).padStart(2, '0')}:${minutes}`
  return v.is(timeOfDaySchema, time) ? time : undefined
}

/** Reads `sebelum makan`, `sesudah`, `before` or `after meal`. */
export function readMealTiming(text: string): MealTiming | undefined {
  if (/^(sebelum|before)\b/i.test(text.trim())) return 'before'
  return /^(sesudah|setelah|after)\b/i.test(text.trim()) ? 'after' : undefined
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

/** Returns undefined for a time stamp that no clock shows, such as one of 25 hours. */
function dayOfInstant(stamp: string, zone: string): string | undefined {
  try {
    return Temporal.Instant.from(stamp).toZonedDateTimeISO(zone).toPlainDate().toString()
  } catch {
    return undefined
  }
}

/** The first three letters name a month in Indonesian or English. */
const months: readonly (readonly string[])[] = [
  ['jan'],
  ['feb', 'peb'],
  ['mar'],
  ['apr'],
  ['mei', 'may'],
  ['jun'],
  ['jul'],
  ['agu', 'agt', 'aug'],
  ['sep'],
  ['okt', 'oct'],
  ['nov', 'nop'],
  ['des', 'dec'],
]

function monthOf(name = ''): string | undefined {
  const start = name.slice(0, 3).toLowerCase()
  const index = months.findIndex((starts) => starts.includes(start))
  return index < 0 ? undefined : String(index + 1)
}

/** A year of two digits is one of this century. */
function dayOf(year = '', month = '', day = ''): string | undefined {
  const century = year.length === 2 ? '20' : ''
  const text = `${century}${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const time = Date.parse(`${text}T00:00:00Z`)
  const isReal = !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text
  return isReal && text >= '1900' ? text : undefined
}
