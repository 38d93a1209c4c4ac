import { describe, expect, test } from 'vitest'
import { breadcrumbJsonLd } from './json-ld.ts'
import { defaultHead, loadedHead, pageHead } from './page-head.ts'

const settings = {
  productName: 'Seimbang',
  productSlug: 'seimbang',
  publicOrigin: 'https://seimbang.example',
  hasLocalePrefix: false,
}

type Head = ReturnType<typeof pageHead>

function contentOf(head: Head, name: string) {
  const tags = head.meta.flatMap((tag) => ('script:ld+json' in tag ? [] : [tag]))
  return tags.find((tag) => tag.name === name || tag.property === name)?.content
}

function structuredDataOf(head: Head) {
  return head.meta.flatMap((tag) => ('script:ld+json' in tag ? [tag['script:ld+json']] : []))
}

test('[S8.15] a missing title, description or keyword is an empty string', () => {
  const head = pageHead({ settings, path: '/blog', title: '', name: 'Blog' })
  for (const name of ['og:title', 'twitter:title', 'description', 'keywords', 'og:description'])
    expect(contentOf(head, name), name).toBe('')
  expect(structuredDataOf(head)).toEqual([])
})

test.each([
  [{ title: '', name: 'Blog' }, 'Blog – Seimbang'],
  [{ title: '', name: 'Tanpa terburu-\u2060buru' }, 'Tanpa terburu-buru – Seimbang'],
  [{ title: '' }, 'Seimbang: healthy-diet programs and nutritionist consultation'],
])('a tab without a title shows the name of its page: %j', (seo, shown) => {
  expect(pageHead({ settings, path: '/blog', ...seo }).meta).toContainEqual({ title: shown })
})

test('[S2.37] a page without texts is shared under the title of the product', () => {
  const head = defaultHead(settings, '/auth')
  expect(head.meta).toContainEqual({ title: contentOf(head, 'og:title') })
})

test('the title has the page before the product, and the address is absolute', () => {
  const head = pageHead({
    settings,
    path: '/program/a',
    title: 'Meja Keluarga',
    description: 'Satu',
  })
  expect(head.meta).toContainEqual({ title: 'Meja Keluarga – Seimbang' })
  expect(contentOf(head, 'og:url')).toBe('https://seimbang.example/program/a')
})

describe('the head of a route', () => {
  const match = { pathname: '/program', context: { settings } }

  test('has the texts that the loader returned', () => {
    const seo = { title: 'Program', description: 'Satu', keyword: 'diet', isIndexed: false }
    const head = loadedHead({ match, loaderData: { seo } })
    expect(head).toEqual(pageHead({ settings, path: '/program', ...seo }))
  })

  test.each([
    ['error', 'Something went wrong on our side – Seimbang'],
    ['notFound', 'Page not found – Seimbang'],
  ])('has the texts of the error screen if the page failed: %s', (status, title) => {
    const { meta, links } = loadedHead({ match: { ...match, status } })
    expect(meta).toContainEqual({ title })
    expect(meta).toContainEqual({ name: 'robots', content: 'noindex, nofollow' })
    expect(links).toEqual([])
  })

  test('adds what the route knows of all its pages', () => {
    const seo = { title: 'Program' }
    const head = loadedHead({ match, loaderData: { seo } }, { path: '/promo/a', isIndexed: false })
    expect(contentOf(head, 'og:url')).toBe('https://seimbang.example/promo/a')
    expect(contentOf(head, 'robots')).toBe('noindex, nofollow')
    expect(contentOf(head, 'og:title')).toBe('Program – Seimbang')
  })

  test('has the structured data of its page', () => {
    const structuredData = [breadcrumbJsonLd([])]
    const loaderData = { seo: { title: 'Program' } }
    const article = { ...match, pathname: '/blog/a' }
    const head = loadedHead({ match: article, loaderData }, { structuredData })
    expect(structuredDataOf(head)).toEqual(structuredData.map((entry) => entry['script:ld+json']))
  })
})

test('[S9.12] a public page is indexed and shared with a large picture', () => {
  const head = pageHead({ settings, path: '/program', title: 'Program' })
  expect(contentOf(head, 'robots')).toBe('index, follow')
  expect(contentOf(head, 'twitter:card')).toBe('summary_large_image')
})

test.each([
  '/auth',
  '/auth/forgot-password',
  '/account',
  '/cart/check-order',
  '/transaction/1',
  '/tracker/1',
  '/extend-program',
  '/test-example',
  '/ahli-gizi-iframe',
  '/no-such-page',
  '/program/a/b',
])('%s is not indexed', (path) => {
  expect(contentOf(defaultHead(settings, path), 'robots')).toBe('noindex, nofollow')
})

test('a view of a public page can opt out of indexing', () => {
  const head = pageHead({ settings, path: '/ahli-gizi', title: 'Ahli gizi', isIndexed: false })
  expect(contentOf(head, 'robots')).toBe('noindex, nofollow')
})

test.each([
  ['/', '/og/page/home.png'],
  ['/program/', '/og/page/program.png'],
  ['/blog?page=2', '/og/page/blog.png'],
  ['/ahli-gizi/nur-aisyah', '/og/nutritionist/nur-aisyah.png'],
  ['/promo/meja-liburan', '/og/promo/meja-liburan.png'],
])('%s is shared with its own picture', (path, picture) => {
  const head = pageHead({ settings, path })
  expect(contentOf(head, 'og:image')).toBe(`https://seimbang.example${picture}?locale=en`)
  expect(contentOf(head, 'og:image:width')).toBe('1200')
  expect(contentOf(head, 'og:image:height')).toBe('630')
})

test('a page that is not public is shared with the picture of the site', () => {
  const head = defaultHead(settings, '/tracker/1')
  expect(contentOf(head, 'og:image')).toBe('https://seimbang.example/share.png')
})

test('the head lists both languages', () => {
  const head = pageHead({ settings, path: '/' })
  expect(contentOf(head, 'og:locale')).toBe('en_US')
  expect(contentOf(head, 'og:locale:alternate')).toBe('id_ID')
})

test('a page right below the front page has a breadcrumb; the front page and deeper pages do not', () => {
  const trail = structuredDataOf(pageHead({ settings, path: '/pricing', title: 'Prices' }))
  expect(trail).toMatchObject([
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { name: 'Seimbang', item: 'https://seimbang.example/' },
        { name: 'Prices', item: 'https://seimbang.example/pricing' },
      ],
    },
  ])
  expect(structuredDataOf(pageHead({ settings, path: '/', title: 'Seimbang' }))).toEqual([])
  expect(structuredDataOf(pageHead({ settings, path: '/program/a', title: 'A' }))).toEqual([])
})

test('a page is its own canonical address if languages share it', () => {
  const { links } = pageHead({ settings, path: '/program/', title: 'Program' })
  expect(links).toEqual([
    { rel: 'canonical', href: 'https://seimbang.example/program' },
    { rel: 'alternate', hrefLang: 'x-default', href: 'https://seimbang.example/program' },
  ])
})

test('[S2.38] if languages have paths, a page lists its address in each', () => {
  const prefixed = { ...settings, hasLocalePrefix: true }
  const { links } = pageHead({ settings: prefixed, path: '/program', title: 'Program' })
  expect(links).toEqual([
    { rel: 'canonical', href: 'https://seimbang.example/en/program' },
    { rel: 'alternate', hrefLang: 'en', href: 'https://seimbang.example/en/program' },
    { rel: 'alternate', hrefLang: 'id', href: 'https://seimbang.example/id/program' },
    { rel: 'alternate', hrefLang: 'x-default', href: 'https://seimbang.example/program' },
  ])
})
