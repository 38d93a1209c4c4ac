import { expect, test } from 'vitest'
import { linesOf, totalOf } from './order-lines.ts'

const purchase = { productServiceId: 's', priceRupiah: 499_000, isPkp: true } as const

test('a tax line states the PPN included in a price and adds nothing', () => {
  const lines = linesOf({ ...purchase, taxClass: 'standard_11' })
  expect(lines).toEqual([
    { kind: 'item', productServiceId: 's', taxClass: 'standard_11', amountRupiah: 499_000 },
    { kind: 'tax', taxClass: 'standard_11', amountRupiah: 49_450 },
  ])
  expect(totalOf(lines)).toBe(499_000)
})

test('tax applies to the price after the discount', () => {
  const promo = { code: 'P', discountRupiah: 49_000 }
  const lines = linesOf({ ...purchase, taxClass: 'standard_11', promo })
  expect(lines.at(-1)).toMatchObject({ kind: 'tax', amountRupiah: 450_000 - 405_405 })
  expect(totalOf(lines)).toBe(450_000)
})

test.each([
  ['an exempt service', 'exempt_health', true, 'exempt_health'],
  ['a company that is no PKP', 'standard_11', false, 'non_pkp'],
] as const)('%s has no tax line', (_, taxClass, isPkp, applied) => {
  expect(linesOf({ ...purchase, taxClass, isPkp })).toMatchObject([
    { kind: 'item', taxClass: applied },
  ])
})
