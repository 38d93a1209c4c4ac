import { expect, test } from 'vitest'
import { publicSettingsOf } from '#app/config/public-settings.ts'
import { parseSettings } from '#app/config/settings.ts'
import type { ArticlePageContent } from '#server/contract/blog.schema.ts'
import { articleStructuredData } from './article-structured-data.ts'

const settings = publicSettingsOf(parseSettings({ PUBLIC_ORIGIN: 'https://seimbang.example' }))

test('structured data has the author, date and breadcrumb of an article', () => {
  const read: ArticlePageContent['article'] = {
    slug: 'serat',
    title: 'Serat',
    summary: 'Serat dari pasar.',
    category: { slug: 'market', name: 'Dari pasar' },
    readingMinutes: 3,
    publishedOn: '2026-02-01',
    changedOn: '2026-02-03',
    author: { name: 'Sekar (contoh)', role: '' },
    review: { reviewer: 'Ratna (contoh)', credentials: '', reviewedOn: '2026-02-03' },
    sections: [],
    sources: [{ title: 'Sumber', url: 'https://example.org' }],
  }
  const [article, crumbs] = articleStructuredData({ settings, article: read }).map(
    (entry) => entry['script:ld+json'],
  )
  expect(article).toMatchObject({
    '@type': 'Article',
    headline: 'Serat',
    datePublished: '2026-02-01',
    dateModified: '2026-02-03',
    author: { name: 'Sekar (contoh)' },
    citation: ['https://example.org'],
  })
  expect(crumbs).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, item: 'https://seimbang.example' },
      { position: 2, item: 'https://seimbang.example/blog' },
      { position: 3, name: 'Serat', item: 'https://seimbang.example/blog/serat' },
    ],
  })
})

test('an article that failed to load has no structured data', () => {
  expect(articleStructuredData({ settings, article: undefined })).toEqual([])
})
