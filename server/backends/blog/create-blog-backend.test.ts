import { and, eq, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { articleListPageSchema, articlePageSchema } from '#server/contract/blog.schema.ts'
import { articleTable } from '#server/db/blog/article.table.ts'
import { seedBlog } from '#server/seeds/blog/seed-blog.ts'
import { openSeededBlog } from './blog.fixture.ts'

let blog: Awaited<ReturnType<typeof openSeededBlog>>
beforeAll(async () => {
  blog = await openSeededBlog()
})
afterAll(() => blog.close())

const read = async (path: string) => (await blog.app.request(path)).json()

describe.each(['id', 'en'] as const)('the seeded blog in %s', (locale) => {
  test('[S2.09] every listed article has a complete page with sources', async () => {
    const path = `/articles?locale=${locale}&limit=50`
    const page = v.parse(articleListPageSchema, await read(path))
    expect(page.meta.title).not.toBe('')
    expect(page).toMatchObject({ total: 16, page: 1, pageCount: 1 })
    expect(page.articles).toHaveLength(16)
    for (const { slug } of page.articles) {
      const { article, meta, related } = v.parse(
        articlePageSchema,
        await read(`/articles/${slug}?locale=${locale}`),
      )
      expect(meta).toMatchObject({ title: article.title, description: article.summary })
      expect(article.sections.length).toBeGreaterThanOrEqual(4)
      expect(article.review?.reviewer).toMatch(/\((contoh|example)\)$/)
      expect(article.author.name).toMatch(/\((contoh|example)\)$/)
      expect(article.sources.length).toBeGreaterThan(0)
      expect(related).toHaveLength(3)
      expect(related.map((other) => other.slug)).not.toContain(slug)
      for (const { url } of article.sources) expect(URL.canParse(url)).toBe(true)
    }
  })

  test('the newest article comes first, dated by the day in Jakarta', async () => {
    const { articles } = v.parse(articleListPageSchema, await read(`/articles?locale=${locale}`))
    const days = articles.map(({ publishedOn }) => publishedOn)
    expect(days[0]).toBe('2026-03-03')
    expect(days).toEqual(days.toSorted().toReversed())
  })
})

test('an article says in its language that its author is an example', async () => {
  expect((await read('/articles/minum-air?locale=id')).article.author.name).toBe(
    'Tim Seimbang (contoh)',
  )
  expect((await read('/articles/minum-air?locale=en')).article.author.name).toBe(
    'Seimbang team (example)',
  )
})

test.each(['/articles/no-such-article', '/article'])('%s is not found', async (path) => {
  const response = await blog.app.request(path)
  expect(response.status).toBe(404)
  expect(await response.json()).toEqual({ message: 'Not Found' })
})

describe('the list', () => {
  const slugsOf = async (query: string) => {
    const { articles } = await read(`/articles?locale=id&limit=50&${query}`)
    return articles.map(({ slug }: { slug: string }) => slug)
  }

  test('[S2.09] is paged without losing or repeating an article', async () => {
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => read(`/articles?locale=id&limit=5&page=${page}`)),
    )
    expect(pages.map(({ articles }) => articles.length)).toEqual([5, 5, 5, 1])
    const slugs = pages.flatMap(({ articles }) =>
      articles.map(({ slug }: { slug: string }) => slug),
    )
    expect(new Set(slugs).size).toBe(16)
    expect(pages[0]).toMatchObject({ total: 16, page: 1, pageCount: 4 })
    expect((await read('/articles?locale=id&limit=5&page=9')).articles).toEqual([])
  })

  test('[S2.09] can be filtered by category and names every category in order', async () => {
    expect(await slugsOf('category=fasting')).toEqual(['piring-ramadan'])
    expect(await slugsOf('category=nothing')).toEqual([])
    const { categories } = await read('/articles?locale=id&category=fasting')
    expect(categories.map(({ name }: { name: string }) => name)).toEqual([
      'Piring sehari-hari',
      'Dari pasar',
      'Memahami angka',
      'Kebiasaan',
      'Puasa',
    ])
  })

  test('[S2.09] finds every word of a search, matches in titles first', async () => {
    expect(await slugsOf('q=KETUPAT+opor')).toEqual(['piring-ramadan'])
    expect((await slugsOf('q=tempe'))[0]).toBe('protein-tempe-tahu')
    expect(await slugsOf('q=ketupat+blockchain')).toEqual([])
  })

  test('ignores HTML tags and wildcards in a search', async () => {
    expect(await slugsOf('q=strong')).toEqual([])
    expect(await slugsOf('q=tbody')).toEqual([])
    expect(await slugsOf('q=k_tupat')).toEqual([])
    expect(await slugsOf('q=ket%25pat')).toEqual([])
  })

  test.each([
    'page=0',
    'page=x',
    'limit=1000',
    'category=../a',
    'locale=fr',
    `q=${'a'.repeat(81)}`,
  ])('refuses %s', async (query) => {
    expect((await blog.app.request(`/articles?${query}`)).status).toBe(400)
  })
})

test('HTML that an editor changed by hand is answered without scripts', async () => {
  const inEnglish = and(eq(articleTable.slug, 'minum-air'), eq(articleTable.locale, 'en'))
  const [before] = await blog.db.select().from(articleTable).where(inEnglish)
  const html = '<p onclick="a()">Water<script>alert(1)</script><iframe src="x"></iframe></p>'
  await blog.db
    .update(articleTable)
    .set({ sections: [{ heading: 'One', html }] })
    .where(inEnglish)
  const { article } = await read('/articles/minum-air?locale=en')
  await blog.db.update(articleTable).set({ sections: before?.sections }).where(inEnglish)
  expect(article.sections).toEqual([{ heading: 'One', html: '<p>Water</p>' }])
})

test('an article dated tomorrow is not shown today', async () => {
  const inEnglish = and(eq(articleTable.slug, 'isi-piringku'), eq(articleTable.locale, 'en'))
  const [before] = await blog.db.select().from(articleTable).where(inEnglish)
  const publishedAt = new Date(blog.clock.now().getTime() + 60_000)
  await blog.db.update(articleTable).set({ publishedAt }).where(inEnglish)
  expect((await blog.app.request('/articles/isi-piringku?locale=en')).status).toBe(404)
  expect((await read('/articles?locale=en')).total).toBe(15)
  expect((await read('/articles?locale=id')).total).toBe(16)
  await blog.db.update(articleTable).set({ publishedAt: before?.publishedAt }).where(inEnglish)
})

test('an article has a change date only if it was reviewed after publication', async () => {
  const inEnglish = and(eq(articleTable.slug, 'minum-air'), eq(articleTable.locale, 'en'))
  const [before] = await blog.db.select().from(articleTable).where(inEnglish)
  const changedOn = async () => (await read('/articles/minum-air?locale=en')).article.changedOn
  expect(await changedOn()).toBeUndefined()
  await blog.db.update(articleTable).set({ reviewedOn: '2026-03-02' }).where(inEnglish)
  expect(await changedOn()).toBe('2026-03-02')
  await blog.db.update(articleTable).set({ reviewedOn: before?.reviewedOn }).where(inEnglish)
})

test('seeding again keeps the dates and adds nothing', async () => {
  const before = await read('/articles?locale=id')
  await seedBlog(blog.db, { now: () => new Date('2026-05-01T00:00:00Z') })
  expect(await read('/articles?locale=id')).toEqual(before)
})

test('a failing database is a 500 without details', async () => {
  await blog.db.execute(sql`alter table blog.article rename to article_away`)
  const response = await blog.app.request('/articles?locale=en')
  await blog.db.execute(sql`alter table blog.article_away rename to article`)
  expect(response.status).toBe(500)
  expect(await response.json()).toEqual({ message: 'Internal Server Error' })
})
