import * as v from 'valibot'
import { expect, test } from 'vitest'
import { chosenMethodSchema } from './chosen-method.schema.ts'

test.each([
  ['qr', 'qr'],
  ['qris', 'other'],
])('the stored method %s reads as %s', (type, read) => {
  const rest = { bank: null, number: null, billerCode: null }
  expect(v.parse(chosenMethodSchema, { type, ...rest })).toEqual({ type: read, ...rest })
})
