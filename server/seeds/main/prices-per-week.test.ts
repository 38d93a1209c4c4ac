import { expect, test } from 'vitest'
import { catalogue } from './catalogue.ts'
import { promotionalPrices } from './promotions.ts'

const programs = [...Map.groupBy(catalogue, ({ programSlug }) => programSlug)]

/** The regular prices, and the prices during each promotion. */
const times: (string | undefined)[] = [
  undefined,
  ...new Set(promotionalPrices.map(({ promotionId }) => promotionId)),
]

test.each(
  times.flatMap((promotion) => programs.map(([slug, ways]) => ({ promotion, slug, ways }))),
)('a longer duration of $slug costs no more per week ($promotion)', ({ promotion, ways }) => {
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
