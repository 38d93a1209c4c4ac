import { expect, test } from 'vitest'
import type { SiteContext } from '#app/config/site-context.ts'
import { AppError } from '#app/errors/app-error.ts'
import { readArticle, readArticleList, readLatestArticles } from './blog.server.ts'

/** A site whose blog replies as the test says, with a record of the calls. */
function siteWithBlog(answer: () => Response) {
  const urls: string[] = []
  const blog = {
    baseUrl: 'http://blog.invalid/v1',
    fetch: async (input: RequestInfo | URL) => {
      urls.push(new Request(input).url)
      return answer()
    },
  }
  const logged: unknown[] = []
  const context = {
    backends: { blog },
    logError: (error: unknown) => logged.push(error),
    // The blog reads nothing else of the context.
  } as unknown as SiteContext
  return { context, urls, logged }
}

const article = {
  slug: 'serat',
  title: 'Serat',
  summary: 'Serat dari pasar.',
  category: { slug: 'market', name: 'Dari pasar' },
  readingMinutes: 3,
  publishedOn: '2026-02-01',
  author: { name: 'Sekar (contoh)', role: '' },
  review: null,
  sections: [
    {
      heading: 'Satu',
      html: '<p onclick="a()">Halo<script>alert(1)</script><img src=x onerror=a()><iframe></iframe></p>',
    },
  ],
  sources: [
    { title: 'Baik', url: 'https://example.org' },
    { title: 'Jahat', url: 'javascript:alert(1)' },
  ],
}

test.each([
  ['with a parent segment', '../orders'],
  ['of two dots', '..'],
  ['of two encoded dots', '%2e%2e'],
  ['that climbs, encoded', '%2e%2e%2forders'],
  ['with parent segments after an article', 'serat/../../main'],
  ['with a query', 'serat?locale=en'],
  ['with a null character', 'serat\u0000'],
  ['with a header', 'serat\r\nhost: other.example'],
  ['that is empty', ''],
  ['of 10,000 characters', 'a'.repeat(10_000)],
])('[S2.09] a slug %s is not found without a call to the backend', async (_name, slug) => {
  const { context, urls } = siteWithBlog(() => Response.json({ article }))
  expect(await readArticle(context, slug)).toBeNull()
  expect(urls).toEqual([])
})

test('scripts of a foreign blog are removed from an article', async () => {
  const { context } = siteWithBlog(() => Response.json({ article }))
  const page = await readArticle(context, 'serat')
  expect(page?.article.sections).toEqual([{ heading: 'Satu', html: '<p>Halo</p>' }])
  expect(page?.article.sources).toEqual([{ title: 'Baik', url: 'https://example.org' }])
})

test('a section shows a film of the site and no other', async () => {
  const section = { heading: 'Satu', html: '' }
  const sections = ['isi-piringku', '../secret', undefined].map((film) => ({ ...section, film }))
  const { context } = siteWithBlog(() => Response.json({ article: { ...article, sections } }))
  const page = await readArticle(context, 'serat')
  expect(page?.article.sections.map(({ film }) => film)).toEqual([
    'isi-piringku',
    undefined,
    undefined,
  ])
})

test('[S8.15] missing SEO texts of an article are empty strings', async () => {
  const { context } = siteWithBlog(() => Response.json({ article }))
  const page = await readArticle(context, 'serat')
  expect(page?.meta).toEqual({ title: '', description: '', keyword: '' })
})

test('readArticle returns null for an unknown article and throws if the blog is down', async () => {
  const missing = siteWithBlog(() => Response.json({ message: 'Not Found' }, { status: 404 }))
  expect(await readArticle(missing.context, 'serat')).toBeNull()
  const down = siteWithBlog(() => Response.json({ message: 'down' }, { status: 503 }))
  await expect(readArticle(down.context, 'serat')).rejects.toThrow(AppError)
  await expect(readArticleList(down.context)).rejects.toThrow(AppError)
})

test('pages that only show some articles work while the blog is down', async () => {
  const { context, logged } = siteWithBlog(() =>
    Response.json({ message: 'down' }, { status: 503 }),
  )
  expect(await readLatestArticles(context)).toEqual({ kind: 'unavailable' })
  expect(logged).toHaveLength(1)
})

test('[S1.10] the query of the list is sent to the blog backend', async () => {
  const { context, urls } = siteWithBlog(() => Response.json({ articles: [], total: 0 }))
  await readArticleList(context, { category: 'plate', q: 'nasi & lauk', page: undefined })
  const [url] = urls.map((text) => new URL(text))
  expect(url?.pathname).toBe('/v1/articles')
  expect(Object.fromEntries(url?.searchParams ?? [])).toMatchObject({
    category: 'plate',
    q: 'nasi & lauk',
    limit: '10',
  })
  expect(url?.searchParams.has('page')).toBe(false)
})
