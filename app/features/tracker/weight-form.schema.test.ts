import * as v from 'valibot'
import { expect, test } from 'vitest'
import { weightFormSchemaFor } from './weight-form.schema.ts'

const schema = weightFormSchemaFor(() => '2026-02-17')
const parse = (kilograms: string, measuredOn = '2026-02-17') =>
  v.safeParse(schema, { kilograms, measuredOn })

test.each([
  ['72,5', 72.5],
  ['72.5', 72.5],
  ['72', 72],
  [' 72,5 kg ', 72.5],
  ['72.5kg', 72.5],
  ['72,54', 72.5],
  ['20', 20],
  ['400', 400],
])('the weight %j is read as %f kilograms', (typed, kilograms) => {
  expect(parse(typed).output).toMatchObject({ kilograms })
})

test.each(['', 'kg', '19,9', '400,1', '72500', '7 2', '72,5,1', '-72', '1e2', 'Infinity'])(
  'the weight %j is refused',
  (typed) => {
    expect(parse(typed).success).toBe(false)
  },
)

test.each(['2026-02-18', '', '17/02/2026', '2026-02-31x'])('the day %j is refused', (day) => {
  expect(parse('72', day).success).toBe(false)
})

test('a day in the past is accepted', () => {
  expect(parse('72', '2025-12-31').success).toBe(true)
})
