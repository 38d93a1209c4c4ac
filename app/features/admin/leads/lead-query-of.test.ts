import { expect, test } from 'vitest'
import { purchaseQueryOf } from '#app/features/admin/purchases/purchase-query-of.ts'
import { leadQueryOf } from './lead-query-of.ts'

test.each([
  ['2026-11-27T03:00:00.000Z_abc', '2026-11-27T03:00:00.000Z_abc'],
  ['2026-02-30T00:00:00.000Z_abc', undefined],
  ['x', undefined],
])('the page %s in the address of a list is %s', (after, read) => {
  expect(leadQueryOf({ stage: undefined, mine: undefined, after }).after).toBe(read)
  const rest = { state: undefined, from: undefined, until: undefined }
  expect(purchaseQueryOf({ ...rest, after }).after).toBe(read)
})
