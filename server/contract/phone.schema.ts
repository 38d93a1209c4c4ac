import * as v from 'valibot'

/**
 * Normalises a phone number to E.164: a plus and at most 15 digits. Indonesian mobile numbers may
 * begin with `08`, `62` or `+62`; any other country needs a `+`. Spaces, dots, dashes and brackets
 * are removed. An empty text means no number.
 */
export const phoneSchema = v.pipe(
  v.string(),
  v.maxLength(30),
  v.transform((text) => toInternational(text.replace(/[\s().-]/g, ''))),
  v.regex(/^$|^\+62[2-9]\d{6,11}$|^\+(?!62)[1-9]\d{6,14}$/),
)

function toInternational(compact: string): string {
  return compact
    .replace(/^0(?=[2-9])/, '+62')
    .replace(/^62/, '+62')
    .replace(/^\+620/, '+62')
}
