import { and, eq, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { articleListPageSchema, articlePageSchema } from '#server/contract/content.schema.ts'
import { articleTable } from '#server/db/blog/article.table.ts'
import { seedBlog } from '#server/seeds/blog/seed-blog.ts'
import { openSeededBlog } from './blog.fixture.ts'

let blog: Awaited<ReturnType<typeof openSeededBlog>>
beforeAll(async () => {
  blog = await openSeededBlog('test_blog_backend')
})
afterAll(() => blog.close())

const read = async (path: string) => (await blog.app.request(path)).json()

describe.each(['id', 'en'] as const)('the seeded blog in %s', (locale) => {
  test('[S2.09] every article of the list has a whole page, with sources', async () => {
    const page = v.parse(articleListPageSchema, await read(`/articles?locale=${locale}`))
    expect(page.meta.title).not.toBe('')
    expect(page.articles).toHaveLength(3)
    for (const { slug } of page.articles) {
      const { article, meta } = v.parse(
        articlePageSchema,
        await read(`/articles/${slug}?locale=${locale}`),
      )
      expect(meta).toMatchObject({ title: article.title, description: article.summary })
      expect(article.sections.length).toBeGreaterThanOrEqual(4)
      expect(article.sections.length).toBeLessThanOrEqual(6)
      for (const { url } of article.sources) expect(URL.canParse(url)).toBe(true)
    }
  })

  test('the newest article comes first, dated by the day in Jakarta', async () => {
    const { articles } = v.parse(articleListPageSchema, await read(`/articles?locale=${locale}`))
    expect(articles.map(({ publishedOn }) => publishedOn)).toEqual([
      '2026-03-03',
      '2026-02-28',
      '2026-02-25',
    ])
  })
})

test('an article says in its own language that its author is an example', async () => {
  expect((await read('/articles/isi-piringku?locale=id')).article.author).toBe(
    'Tim Seimbang (contoh)',
  )
  expect((await read('/articles/isi-piringku?locale=en')).article.author).toBe(
    'Seimbang team (example)',
  )
})

test.each(['/articles/no-such-article', '/article'])('%s is not found', async (path) => {
  const response = await blog.app.request(path)
  expect(response.status).toBe(404)
  expect(await response.json()).toEqual({ message: 'Not Found' })
})

test('an article of tomorrow is not shown today', async () => {
  const inEnglish = and(eq(articleTable.slug, 'isi-piringku'), eq(articleTable.locale, 'en'))
  const [before] = await blog.db.select().from(articleTable).where(inEnglish)
  const publishedAt = new Date(blog.clock.now().getTime() + 60_000)
  await blog.db.update(articleTable).set({ publishedAt }).where(inEnglish)
  expect((await blog.app.request('/articles/isi-piringku?locale=en')).status).toBe(404)
  expect((await read('/articles?locale=en')).articles).toHaveLength(2)
  await blog.db.update(articleTable).set({ publishedAt: before?.publishedAt }).where(inEnglish)
})

test('seeding again keeps the dates and adds nothing', async () => {
  const before = await read('/articles?locale=id')
  await seedBlog(blog.db, { now: () => new Date('2026-05-01T00:00:00Z') })
  expect(await read('/articles?locale=id')).toEqual(before)
})

test('a database that fails is a 500 without its details', async () => {
  await blog.db.execute(sql`alter table blog.article rename to article_away`)
  const response = await blog.app.request('/articles?locale=en')
  await blog.db.execute(sql`alter table blog.article_away rename to article`)
  expect(response.status).toBe(500)
  expect(await response.json()).toEqual({ message: 'Internal Server Error' })
})
