import { expect, test } from 'vitest'
import { catalogue } from './catalogue.ts'
import { promotionalPrices, promotions } from './promotions.ts'

const programs = [...Map.groupBy(catalogue, ({ programSlug }) => programSlug)]

/** The regular prices, and those while each promotion runs. */
const times: (string | undefined)[] = [undefined, ...promotions.map(({ id }) => id)]

test.each(
  times.flatMap((promotion) => programs.map(([slug, ways]) => ({ promotion, slug, ways }))),
)('no longer way through $slug is dearer per week ($promotion)', ({ promotion, ways }) => {
  const rupiahPerWeek = ways
    .toSorted((a, b) => a.durationWeeks - b.durationWeeks)
    .map(({ id, durationWeeks, priceRupiah }) => {
      const reduced = promotionalPrices.find(
        (price) => price.promotionId === promotion && price.productServiceId === id,
      )
      return (reduced?.priceRupiah ?? priceRupiah) / durationWeeks
    })
  expect(rupiahPerWeek).toEqual(rupiahPerWeek.toSorted((a, b) => b - a))
})
