import { expect, test } from 'vitest'
import type { SiteContext } from '#app/config/site-context.ts'
import { readConsultationOffer } from './consultation.server.ts'

const people = ['tono', 'sari', 'rina', 'dewi'].map((slug) => ({
  ...{ slug, name: slug.toUpperCase(), degrees: 'S.Gz.', isExample: true, headline: '' },
  ...{ city: 'Bandung', languages: [], conditions: [], practisingSince: 2015 },
  priceRupiah: 150_000,
}))
const facets = { conditions: [], languages: [], cities: [] }
const free = [
  { slug: 'tono', nextFreeAt: '2026-03-05T02:00:00.000Z', priceRupiah: 125_000 },
  { slug: 'sari', nextFreeAt: '2026-03-03T02:00:00.000Z', takesNewClients: false },
  { slug: 'rina', nextFreeAt: '2026-03-04T02:00:00.000Z', priceRupiah: 200_000 },
  { slug: 'dewi', nextFreeAt: null },
].map((practice) => ({ sessionMinutes: 45, ...practice }))

test('the page of consultations has who is free first, and the prices of the catalogue', async () => {
  const { soonest, prices } = await readConsultationOffer(siteWith({ data: free }))
  expect(soonest.map(({ slug }) => slug)).toEqual(['rina', 'tono'])
  expect(prices).toEqual({ least: 125_000, most: 200_000 })
})

test('without free times it has the prices alone', async () => {
  const { soonest, prices } = await readConsultationOffer(siteWith(undefined))
  expect(soonest).toEqual([])
  expect(prices).toEqual({ least: 150_000, most: 150_000 })
})

function siteWith(main: object | undefined): SiteContext {
  const backend = (answer: object | undefined) => ({
    baseUrl: 'http://backend.invalid',
    fetch: async () =>
      answer ? Response.json(answer) : Response.json({ message: 'No' }, { status: 404 }),
  })
  const cms = backend({ nutritionists: people, total: people.length, facets })
  return { backends: { main: backend(main), cms }, logError() {} } as unknown as SiteContext
}
