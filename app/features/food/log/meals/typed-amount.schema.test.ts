import * as v from 'valibot'
import { expect, test } from 'vitest'
import { typedAmountSchema } from './typed-amount.schema.ts'

test.each([
  ['1,5', 1.5],
  ['1.5', 1.5],
  [' 2 ', 2],
  ['1/2', 0.5],
  ['½', 0.5],
  ['2 1/2', 2.5],
  ['1½', 1.5],
  ['150', 150],
  ['\u202a1,5\u202c\n', 1.5],
])('%j parses as %d', (text, amount) => {
  expect(v.parse(typedAmountSchema, text)).toBe(amount)
})

test.each(['', '0', 'satu', '-1', '1,234', '1/0', '5001', '1e3'])(
  '%j is rejected as an amount',
  (text) => {
    expect(v.is(typedAmountSchema, text)).toBe(false)
  },
)
