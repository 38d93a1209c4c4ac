import { expect, test } from 'vitest'
import { companyQueries } from '#app/features/company/company.queries.ts'
import { nutritionistQueries } from '#app/features/nutritionists/nutritionists.queries.ts'
import { promoQueries } from '#app/features/promos/promos.queries.ts'

test('[S7.11] each call for SEO texts has a key that no other has', () => {
  const keys = [
    companyQueries.meta('about'),
    companyQueries.meta('enterprise'),
    nutritionistQueries.meta(),
    promoQueries.detail('meja-liburan'),
    promoQueries.detail('mulai-januari'),
  ].map(({ queryKey }) => JSON.stringify(queryKey))
  expect(new Set(keys).size).toBe(keys.length)
})
