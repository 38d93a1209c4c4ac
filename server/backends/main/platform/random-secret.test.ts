import { expect, test } from 'vitest'
import { randomId } from './random-secret.ts'

test('an id needs no escaping in a URL and is no formula in a spreadsheet', () => {
  const ids = Array.from({ length: 2_000 }, randomId)
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) expect(id).toMatch(/^\w[\w-]{21}$/)
})
