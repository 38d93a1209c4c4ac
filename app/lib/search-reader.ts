import { isOnCalendar } from '#server/contract/bare-dates.ts'
import { isKnownZone } from '#server/contract/known-zone.ts'

const instantPattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d[\d:.]*(Z|[+-]\d\d:\d\d)$/

/** Reads one parameter. Returns undefined if the value is invalid. */
type Reader = (text: string) => string | undefined

type Search<Readers extends Record<string, Reader>> = {
  [Name in keyof Readers]?: ReturnType<Readers[Name]>
}

/**
 * Builds a route's `validateSearch`. An invalid value counts as absent, never as an error. Every
 * page loads the readers of all routes, so they are plain functions: the schema library would add 4
 * kB.
 */
export function searchReader<Readers extends Record<string, Reader>>(readers: Readers) {
  return (query: Record<string, unknown>): Search<Readers> => {
    const search: Record<string, string | undefined> = {}
    for (const [name, read] of Object.entries(readers)) {
      const value = query[name]
      if (value !== undefined) search[name] = typeof value === 'string' ? read(value) : undefined
    }
    return search as Search<Readers>
  }
}

export function anyText(text: string) {
  return text
}

/** Accepts any text of at most this many characters. */
export function textUpTo(mostCharacters: number) {
  return (text: string) => (text.length <= mostCharacters ? text : undefined)
}

/** Like `textUpTo`, but not empty. */
export function nonEmptyTextUpTo(mostCharacters: number) {
  return (text: string) => (text === '' ? undefined : textUpTo(mostCharacters)(text))
}

/** Accepts a moment with its offset from UTC, such as `2026-03-03T03:00:00.000Z`. */
export function instant(text: string) {
  return instantPattern.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined
}

/** Accepts a day of the calendar, `YYYY-MM-DD`. */
export function calendarDay(text: string) {
  return isOnCalendar(text) ? text : undefined
}

/** Accepts the name of an IANA time zone. */
export function timeZone(text: string) {
  return isKnownZone(text) ? text : undefined
}

export function oneOf<const Value extends string>(values: readonly Value[]) {
  return (text: string): Value | undefined => values.find((value) => value === text)
}
