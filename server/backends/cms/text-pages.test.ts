import { and, eq } from 'drizzle-orm'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDesk } from '#server/backends/editing/desk.fixture.ts'
import type { DocumentKey } from '#server/contract/editing/editing.schema.ts'
import { textPageAnswerSchema } from '#server/contract/text-page.schema.ts'
import { textPageTable } from '#server/db/cms/text-page.table.ts'
import { seedCms } from '#server/seeds/cms/seed-cms.ts'
import { textPages } from '#server/seeds/cms/text-pages.ts'
import { openSeededCms } from './cms.fixture.ts'

let now = new Date('2026-03-02T03:00:00Z')
const waitAMinute = () => {
  now = new Date(now.getTime() + 60_000)
}
let cms: Awaited<ReturnType<typeof openSeededCms>>
beforeAll(async () => {
  cms = await openSeededCms({ clock: { now: () => now } })
})
afterAll(() => cms.close())

const slugs = textPages.map(({ slug }) => slug)

describe.each(['id', 'en'] as const)('in %s', (locale) => {
  test.each(slugs)('%s has its content and its SEO texts', async (slug) => {
    const response = await cms.app.request(`/text-pages/${slug}?locale=${locale}`)
    const { meta, page } = v.parse(textPageAnswerSchema, await response.json())
    for (const text of Object.values(meta)) expect(text).not.toBe('')
    // Its two checks take the place of sections.
    if (slug !== 'cek-gizi') expect(page.sections.length).toBeGreaterThan(0)
    for (const { heading, paragraphs, items, terms } of page.sections) {
      expect(heading).not.toBe('')
      expect(paragraphs.length + items.length + terms.length).toBeGreaterThan(0)
    }
  })

  test.each(['for-enterprise', 'layanan-enterprise', 'konsultasi', 'pricing'])(
    '%s ends with a closing text',
    async (slug) => {
      const response = await cms.app.request(`/text-pages/${slug}?locale=${locale}`)
      const { page } = v.parse(textPageAnswerSchema, await response.json())
      expect(page.closing?.title).toMatch(/\w/)
      expect(page.closing?.text).toMatch(/\w/)
    },
  )
})

test('both languages of a legal text have the same structure and start date', async () => {
  for (const { slug } of textPages.filter(({ validFrom }) => validFrom)) {
    const [en, id] = await Promise.all(
      ['en', 'id'].map(async (locale) => {
        const response = await cms.app.request(`/text-pages/${slug}?locale=${locale}`)
        return v.parse(textPageAnswerSchema, await response.json()).page
      }),
    )
    const shapeOf = (page: typeof en) => ({
      validFrom: page?.validFrom,
      parts: page?.sections.map(({ paragraphs, items }) => [paragraphs.length, items.length]),
    })
    expect(shapeOf(id)).toEqual(shapeOf(en))
    expect(en?.validFrom).toMatch(/^\d{4}-\d\d-\d\d$/)
  }
})

test.each(['nothing', '..%2fhome', 'POLICY'])('there is no text page %s', async (slug) => {
  expect((await cms.app.request(`/text-pages/${slug}`)).status).toBe(404)
})

test('seeding keeps an edited page and leaves a withdrawn page hidden', async () => {
  const row = and(eq(textPageTable.slug, 'policy'), eq(textPageTable.locale, 'en'))
  await cms.db
    .update(textPageTable)
    .set({ title: 'House rules', editedAt: cms.clock.now() })
    .where(row)
  await seedCms(cms.db, cms.clock)
  const answer = await (await cms.app.request('/text-pages/policy?locale=en')).json()
  expect(answer.page.title).toBe('House rules')

  await cms.db.update(textPageTable).set({ publishedAt: null }).where(row)
  await seedCms(cms.db, cms.clock)
  expect((await cms.app.request('/text-pages/policy?locale=en')).status).toBe(404)
})

test('[C16] every published edition of a legal page stays readable at its first day', async () => {
  const key: DocumentKey = { kind: 'text-page', slug: 'policy', locale: 'id' }
  const desk = openDesk(cms, 'Rini')
  const read = async (query: string) =>
    v.parse(
      textPageAnswerSchema,
      await (await cms.app.request(`/text-pages/policy?locale=id${query}`)).json(),
    )
  const first = await read('')
  const saved = await desk.save(key, {
    seen: 1,
    changes: { validFrom: '2026-12-15', lead: 'Edisi baru.' },
  })
  expect(saved).toMatchObject({ status: 200, body: { n: 2 } })
  expect((await read('')).editions).toEqual([first.page.validFrom])
  expect(await desk.publish(key, 2)).toMatchObject({ status: 200 })
  const second = await read('')
  expect(second.page.lead).toBe('Edisi baru.')
  expect(second.editions).toEqual(['2026-12-15', first.page.validFrom])
  expect((await read(`&edition=${first.page.validFrom}`)).page).toEqual(first.page)
  expect((await cms.app.request('/text-pages/policy?locale=id&edition=2001-01-01')).status).toBe(
    404,
  )
})

test('[C16] what visitors read at a moment is the proof of what they agreed to', async () => {
  const desk = openDesk(cms, 'Rini')
  const slug = 'kebijakan-privasi'
  const read = async (locale: string, at: string) => {
    const response = await cms.app.request(`/text-pages/${slug}?locale=${locale}&at=${at}`)
    if (response.status !== 200) return response.status
    return v.parse(textPageAnswerSchema, await response.json()).page.lead
  }
  const first = await read('id', now.toISOString())
  const key: DocumentKey = { kind: 'text-page', slug, locale: 'id' }
  await desk.save(key, { seen: 1, changes: { lead: 'Kata lain.' } })
  waitAMinute()
  const agreedAt = now.toISOString()
  waitAMinute()
  await desk.publish(key, 2)
  waitAMinute()
  const withdrawnAt = now.toISOString()
  await desk.publish(key, null)
  waitAMinute()
  expect(await read('id', agreedAt)).toBe(first)
  expect(await read('id', new Date(Date.parse(withdrawnAt) - 1).toISOString())).toBe('Kata lain.')
  expect(await read('id', now.toISOString())).toBe(404)
  expect(await read('id', '2001-01-01T00:00:00.000Z')).toBe(404)
  expect(await read('id', 'yesterday')).toBe(400)
  const pricing = await cms.app.request(`/text-pages/pricing?at=${agreedAt}`)
  expect(pricing.status).toBe(404)
})
