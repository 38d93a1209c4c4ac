import { eq, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSeededBlog } from '#server/backends/blog/blog.fixture.ts'
import { blogStore } from '#server/backends/blog/blog-kinds.ts'
import { openSeededCms } from '#server/backends/cms/cms.fixture.ts'
import { contentSchemas } from '#server/contract/editing/content-kinds.schema.ts'
import type { DocumentKey } from '#server/contract/editing/editing.schema.ts'
import { missingTexts } from '#server/contract/editing/missing-texts.ts'
import { categoryTable } from '#server/db/blog/category.table.ts'
import { seedCms } from '#server/seeds/cms/seed-cms.ts'
import { type Desk, openDesk } from './desk.fixture.ts'
import { takeStock } from './take-stock.ts'

let blog: Awaited<ReturnType<typeof openSeededBlog>>
let cms: Awaited<ReturnType<typeof openSeededCms>>
let rini: Desk
beforeAll(async () => {
  blog = await openSeededBlog()
  cms = await openSeededCms()
  rini = openDesk(blog, 'Rini')
})
afterAll(() => Promise.all([blog.close(), cms.close()]))

const category = (slug: string): DocumentKey => ({ kind: 'category', slug, locale: 'en' })
/** Starts a release that names one category so. */
async function startRelease(slug: string, name: string, isDemo: boolean) {
  const now = blog.clock.now()
  const seed = { key: category(slug), content: { name, position: 1 }, publishedAt: now }
  await takeStock(blog.db, blogStore, [seed], { isDemo, now })
}
const nameOf = async (slug: string) => {
  const rows = await blog.db.select().from(categoryTable).where(eq(categoryTable.slug, slug))
  return rows.find(({ locale }) => locale === 'en')?.name
}

test('[C16] the state of the seeds is revision 1 of each text', async () => {
  const texts = [...(await rini.list()), ...(await openDesk(cms, 'Rini').list())]
  expect(texts.length).toBeGreaterThan(100)
  for (const text of texts) expect(text).toMatchObject({ newest: 1, live: 1 })
})

test('the form of each kind shows each seeded text whole', async () => {
  for (const backend of [blog, cms]) {
    const desk = openDesk(backend, 'Rini')
    for (const { kind, slug, locale } of await desk.list()) {
      const { content } = await desk.read({ kind, slug, locale })
      const read = v.safeParse(v.strictObject(contentSchemas[kind].entries), content)
      expect(read.issues, `${kind} ${slug} ${locale}`).toBeUndefined()
      expect(missingTexts(contentSchemas[kind], content)).toEqual([])
    }
  }
})

test('a start changes nothing that is already so', async () => {
  const desk = openDesk(cms, 'Rini')
  const before = await desk.list()
  await seedCms(cms.db, cms.clock)
  expect(await desk.list()).toEqual(before)
})

test('a demo shows the words of a later release, elsewhere they wait for an editor', async () => {
  await startRelease('market', 'At the market', true)
  expect(await nameOf('market')).toBe('At the market')
  await startRelease('market', 'From markets', false)
  expect(await nameOf('market')).toBe('At the market')
  expect(await rini.read(category('market'))).toMatchObject({
    content: { name: 'From markets' },
    liveContent: { name: 'At the market' },
  })
})

test('a new text of a later release is shown in a demo, elsewhere it is a draft', async () => {
  await startRelease('new-in-demo', 'New', true)
  await startRelease('new-elsewhere', 'New', false)
  expect(await nameOf('new-in-demo')).toBe('New')
  expect(await nameOf('new-elsewhere')).toBeUndefined()
  expect(await rini.read(category('new-elsewhere'))).toMatchObject({ newest: 1, live: null })
})

test('what SQL wrote is marked as edited, becomes a revision and stays', async () => {
  const inEnglish = sql`slug = 'habits' and locale = 'en'`
  await blog.db.execute(sql`update blog.category set name = 'By hand' where ${inEnglish}`)
  await startRelease('habits', 'Of the release', true)
  expect(await nameOf('habits')).toBe('By hand')
  expect(await rini.read(category('habits'))).toMatchObject({
    newest: 2,
    live: 2,
    content: { name: 'By hand' },
  })
})

test('what SQL deleted does not come back', async () => {
  await blog.db.execute(sql`delete from blog.category where slug = 'fasting' and locale = 'en'`)
  await startRelease('fasting', 'Back again', true)
  expect(await nameOf('fasting')).toBeUndefined()
  expect(await rini.read(category('fasting'))).toMatchObject({ live: null })
})
