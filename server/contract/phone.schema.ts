import * as v from 'valibot'
import { codeOf } from './typed-text.ts'

/**
 * Normalises a phone number to E.164: a plus and at most 15 digits. Indonesian mobile numbers may
 * begin with `08`, `8`, `62` or `+62`; any other country needs a `+`. Spaces, dots, dashes and
 * brackets are removed, and what an address book puts around a number unseen. An empty text means
 * no number.
 */
export const phoneSchema = v.pipe(
  v.string(),
  v.transform((text) => toInternational(codeOf(text).replace(/[().-]/g, ''))),
  v.regex(/^$|^\+62[2-9]\d{6,11}$|^\+(?!62)[1-9]\d{6,14}$/),
)

/** Without the zero, as forms that print `+62` ask for it. No network begins with 80, 84 or 86. */
const mobileWithoutZero = /^8(?=[1-35789]\d{7,10}$)/

function toInternational(compact: string): string {
  return compact
    .replace(/^0(?=[2-9])/, '+62')
    .replace(/^62/, '+62')
    .replace(/^\+620/, '+62')
    .replace(mobileWithoutZero, '+628')
}
