import { expect, test } from 'vitest'
import type { SiteContext } from '#app/config/site-context.ts'
import { readNutritionists } from './nutritionists.server.ts'

type Practice = { slug: string; priceRupiah?: number | null }

const person = {
  ...{ degrees: 'S.Gz.', isExample: false, headline: '', city: 'Depok', languages: ['id'] },
  ...{ conditions: ['weight'], practisingSince: 2019 },
}
const people = [
  { ...person, slug: 'mahal', name: 'Mahal', priceRupiah: 90_000 },
  { ...person, slug: 'murah', name: 'Murah', priceRupiah: 190_000 },
  { ...person, slug: 'baru', name: 'Baru', priceRupiah: null },
]

/** The content says another price than the catalogue. */
const catalogue: Practice[] = [
  { slug: 'mahal', priceRupiah: 180_000 },
  { slug: 'murah', priceRupiah: 95_000 },
  { slug: 'baru', priceRupiah: 99_000 },
]

function contextWith(practices: Practice[] | null) {
  const queries: URLSearchParams[] = []
  const cms = {
    baseUrl: 'http://content.invalid',
    fetch: async (input: RequestInfo | URL) => {
      queries.push(new URL(new Request(input).url).searchParams)
      const facets = { conditions: [], languages: [], cities: [] }
      const among = queries.at(-1)?.get('among')?.split(',')
      const nutritionists = people.filter(({ slug }) => among?.includes(slug) ?? true)
      return Response.json({ nutritionists, total: 3, facets })
    },
  }
  const main = {
    baseUrl: 'http://main.invalid',
    fetch: async () => {
      if (!practices) return Response.json({ message: 'No' }, { status: 404 })
      const times = { nextFreeAt: null, takesNewClients: true, sessionMinutes: 45 }
      return Response.json({ data: practices.map((practice) => ({ ...practice, ...times })) })
    },
  }
  const logError = () => {}
  return { context: { backends: { cms, main }, logError } as unknown as SiteContext, queries }
}

async function slugsOf(
  practices: Practice[] | null,
  search: Parameters<typeof readNutritionists>[1],
) {
  const { context, queries } = contextWith(practices)
  const answer = await readNutritionists(context, search)
  if (answer.kind !== 'found') throw new Error('The list is unavailable')
  return { slugs: answer.nutritionists.map(({ slug }) => slug), asked: queries[0] }
}

test('the price filter goes by what an order costs, not by the copy in the content', async () => {
  const { slugs, asked } = await slugsOf(catalogue, { 'max-price': '100000' })
  expect(slugs.toSorted()).toEqual(['baru', 'murah'])
  expect(asked?.has('max-price')).toBe(false)
})

test('the order by price goes by what an order costs, and who sells none is last', async () => {
  const { slugs } = await slugsOf([{ slug: 'mahal', priceRupiah: null }, ...catalogue.slice(1)], {
    sort: 'price',
  })
  expect(slugs).toEqual(['murah', 'baru', 'mahal'])
})

test('price and time are wished together', async () => {
  const { slugs } = await slugsOf(catalogue, { 'max-price': '100000', free: 'today' })
  expect(slugs).toEqual([])
})

test.each([
  ['a main backend without practices', null],
  ['a main backend that does not tell prices', [{ slug: 'mahal' }]],
])('with %s, the content backend filters by its own prices', async (_, practices) => {
  const { asked } = await slugsOf(practices, { 'max-price': '100000', sort: 'price' })
  expect(asked?.get('max-price')).toBe('100000')
  expect(asked?.has('among')).toBe(false)
})
