import { expect, test } from 'vitest'
import { randomId } from './random-secret.ts'

test('an id stands in an address as it is, and no spreadsheet takes it for a formula', () => {
  const ids = Array.from({ length: 2_000 }, randomId)
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) expect(id).toMatch(/^\w[\w-]{21}$/)
})
