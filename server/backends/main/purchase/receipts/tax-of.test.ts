import { expect, test } from 'vitest'
import { taxOf } from './tax-of.ts'

test.each([
  [499_000, 49_450, { netRupiah: 449_550, baseRupiah: 412_088 }],
  [55_500_000, 5_500_000, { netRupiah: 50_000_000, baseRupiah: 45_833_333 }],
  [0, 0, { netRupiah: 0, baseRupiah: 0 }],
])('of Rp %i with Rp %i of PPN, net and base are %o', (total, vatRupiah, context) => {
  const taxClass = 'standard_11'
  expect(taxOf(total, { taxClass, vatRupiah })).toEqual({ taxClass, vatRupiah, ...context })
})

test.each(['exempt_health', 'non_pkp'] as const)('%s has no PPN', (taxClass) => {
  expect(taxOf(499_000, { taxClass, vatRupiah: 0 })).toEqual({ taxClass })
})
