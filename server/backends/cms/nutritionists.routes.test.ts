import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  type NutritionistList,
  nutritionistListSchema,
  nutritionistPageSchema,
} from '#server/contract/nutritionist.schema.ts'
import { nutritionistTable } from '#server/db/cms/nutritionist.table.ts'
import { seedNutritionists } from '#server/seeds/cms/seed-nutritionists.ts'
import { openSeededCms } from './cms.fixture.ts'
import { createCmsBackend } from './create-cms-backend.ts'

// A Saturday, 9.00 in Jakarta.
const saturdayMorning = new Date('2026-11-21T02:00:00Z')
let now = saturdayMorning

let cms: Awaited<ReturnType<typeof openSeededCms>>
let app: ReturnType<typeof createCmsBackend>
beforeAll(async () => {
  cms = await openSeededCms()
  const log = { error: () => {} }
  const clock = { now: () => now }
  const { db, editing } = cms
  app = createCmsBackend({ db, clock, editing, isDemo: true, log, productSlug: 'seimbang' })
})
beforeEach(() => {
  now = saturdayMorning
})
afterAll(() => cms.close())

const answerTo = (path: string) => app.request(path)
async function list(filters = ''): Promise<NutritionistList> {
  const response = await answerTo(`/nutritionists?locale=id${filters}`)
  return v.parse(nutritionistListSchema, await response.json())
}
async function slugs(filters?: string): Promise<string[]> {
  return (await list(filters)).nutritionists.map(({ slug }) => slug)
}
async function find(slug: string, locale = 'id') {
  const response = await answerTo(`/nutritionists/${slug}?locale=${locale}`)
  return v.parse(nutritionistPageSchema, await response.json()).nutritionist
}

test.each(['id', 'en'])(
  'every listed nutritionist has a complete profile in %s',
  async (locale) => {
    for (const slug of await slugs()) {
      const person = await find(slug, locale)
      expect(person.isExample).toBe(true)
      expect(person.biography.length).toBeGreaterThan(0)
      expect(person.education.length).toBeGreaterThan(0)
      expect(person.programs.length).toBeGreaterThan(0)
      expect(person.sip.number).toMatch(/^CONTOH-/)
      expect(person.str).toMatchObject({ number: expect.stringMatching(/^CONTOH-/) })
    }
  },
)

test('each filter returns only matching nutritionists', async () => {
  const { nutritionists, total } = await list('&condition=blood-sugar')
  expect(total).toBe(12)
  expect(nutritionists.length).toBeLessThan(total)
  for (const { conditions } of nutritionists) expect(conditions).toContain('blood-sugar')
  for (const { languages } of (await list('&language=en')).nutritionists)
    expect(languages).toContain('en')
  expect(await slugs('&city=Makassar')).toEqual(['nur-aisyah'])
  for (const { priceRupiah } of (await list('&max-price=120000')).nutritionists)
    expect(priceRupiah).toBeLessThanOrEqual(120_000)
})

test('filters combine, and a facet counts its matches under the other filters', async () => {
  const { nutritionists, facets } = await list('&condition=children&language=en')
  expect(nutritionists.map(({ slug }) => slug).sort()).toEqual(['ruth-sihombing', 'yohana-wenda'])
  expect(facets.cities).toEqual([
    { value: 'Jayapura', count: 1 },
    { value: 'Medan', count: 1 },
  ])
  const javanese = facets.languages.find(({ value }) => value === 'jv')
  expect(javanese).toEqual({
    value: 'jv',
    count: (await slugs('&condition=children&language=jv')).length,
  })
})

test('the list can be limited to some slugs, also by the facets', async () => {
  const { nutritionists, total, facets } = await list('&among=nur-aisyah,sulastri,unknown')
  expect(nutritionists.map(({ slug }) => slug)).toEqual(['sulastri', 'nur-aisyah'])
  expect(total).toBe(12)
  expect(facets.cities.map(({ value }) => value)).toEqual(['Makassar', 'Semarang'])
  expect(await slugs('&among=')).toEqual([])
})

test('the list can be ordered by price, experience and name', async () => {
  const first = async (sort: string) => (await list(`&sort=${sort}`)).nutritionists[0]?.slug
  expect(await first('price')).toBe('agus-setiawan')
  expect(await first('experience')).toBe('sulastri')
  expect(await first('name')).toBe('agus-setiawan')
})

test('a licence is valid to the end of its last day in Jakarta, then its holder is hidden', async () => {
  const { sip } = await find('agus-setiawan')
  now = new Date(`${sip.validUntil}T16:59:59Z`)
  expect(await slugs()).toContain('agus-setiawan')
  now = new Date(`${sip.validUntil}T17:00:00Z`)
  expect(await slugs()).not.toContain('agus-setiawan')
  expect((await answerTo('/nutritionists/agus-setiawan?locale=id')).status).toBe(404)
  expect((await list()).facets.cities.map(({ value }) => value)).not.toContain('Malang')
})

test('a registration expires in the same way', async () => {
  const ofZahra = eq(nutritionistTable.slug, 'zahra-khairunnisa')
  await cms.db.update(nutritionistTable).set({ strValidUntil: '2026-11-20' }).where(ofZahra)
  expect(await slugs()).not.toContain('zahra-khairunnisa')
  await cms.db.update(nutritionistTable).set({ strValidUntil: '2026-11-21' }).where(ofZahra)
  expect(await slugs()).toContain('zahra-khairunnisa')
})

test('seeding again keeps an edited nutritionist', async () => {
  const ofAyu = eq(nutritionistTable.slug, 'ayu-wulandari')
  await cms.db.update(nutritionistTable).set({ city: 'Cimahi', editedAt: now }).where(ofAyu)
  await seedNutritionists(cms.db, { publishedAt: now })
  expect(await find('ayu-wulandari')).toMatchObject({ city: 'Cimahi' })
  await cms.db.update(nutritionistTable).set({ editedAt: null }).where(ofAyu)
  await seedNutritionists(cms.db, { publishedAt: now })
})

test.each(['unknown', '..%2fhome', '%00'])('there is no nutritionist called %s', async (slug) => {
  expect((await answerTo(`/nutritionists/${slug}?locale=id`)).status).toBe(404)
})

test.each(['condition=hair-loss', 'language=tlh', 'max-price=-1', 'max-price=1e9', 'sort=;drop'])(
  '%s is a bad request',
  async (filter) => {
    expect((await answerTo(`/nutritionists?locale=id&${filter}`)).status).toBe(400)
  },
)
