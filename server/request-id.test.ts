import { expect, test } from 'vitest'
import { nextRequestId } from './request-id.ts'

test('each request id is unique and safe in logs and headers', () => {
  const ids = Array.from({ length: 1_000 }, nextRequestId)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.every((id) => /^[a-z\d-]{1,64}$/.test(id))).toBe(true)
})
