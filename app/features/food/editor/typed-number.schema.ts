import * as v from 'valibot'
import { lineOf } from '#server/contract/typed-text.ts'

/** A typed number below 100,000 with at most two decimals after a comma or point. */
export const typedNumber = v.pipe(
  v.string(),
  v.transform(lineOf),
  v.regex(/^\d{1,5}([.,]\d{1,2})?$/),
  v.transform((text) => Number(text.replace(',', '.'))),
)

/** Accepts an empty field only, and returns the value that it stands for. */
export function emptyAs<const Value extends 0 | null>(value: Value) {
  return v.pipe(
    v.string(),
    v.transform(lineOf),
    v.literal(''),
    v.transform(() => value),
  )
}
