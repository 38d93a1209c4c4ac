import * as v from 'valibot'
import { codeOf, digitsOf, lineOf, paragraphsOf } from './typed-text.ts'

// Every text that a person types or pastes passes one of these schemas. So no control character
// reaches a cookie, a header, a mail or a log.

/** A line of text, counted after it was cleaned. It may be empty. */
export function lineUpTo(mostCharacters: number) {
  return v.pipe(v.string(), v.transform(lineOf), v.maxLength(mostCharacters))
}

/** Like `lineUpTo`, for a text of several lines. */
export function paragraphsUpTo(mostCharacters: number) {
  return v.pipe(v.string(), v.transform(paragraphsOf), v.maxLength(mostCharacters))
}

/** A code of letters and digits, in capitals. */
export const capitalCodeSchema = v.pipe(v.string(), v.transform(codeOf), v.toUpperCase())

/** A code of exactly six digits. */
export const sixDigitsSchema = v.pipe(v.string(), v.transform(digitsOf), v.regex(/^\d{6}$/))
