import { afterEach, expect, test, vi } from 'vitest'
import { brokenContext } from '#app/clients/broken-context.fixture.ts'
import { parseSettings } from '#app/config/settings.ts'
import { answerRobots } from './robots.server.ts'
import { answerSitemap } from './sitemap.server.ts'
import { sitemapXml } from './sitemap-xml.ts'

const promotion = (id: string, state: string) => ({
  id,
  state,
  startsAt: '2026-01-01T00:00:00Z',
  endsAt: '2026-02-01T00:00:00Z',
  prices: [],
})
const promo = (id: string) => ({ id, title: id, summary: '', illustration: 'heart' })
const answers = {
  programs: {
    programs: [{ slug: 'a', title: 'A', summary: '', illustration: 'heart' }],
  },
  promos: { promos: [promo('running'), promo('over'), promo('forgotten')] },
  promotions: { data: [promotion('running', 'running'), promotion('over', 'ended')] },
  articles: {
    articles: [
      {
        slug: 'serat',
        title: 'Serat',
        summary: '',
        category: { slug: 'c', name: 'C' },
        readingMinutes: 1,
        publishedOn: '2026-02-17',
        changedOn: '2026-02-20',
      },
    ],
    total: 1,
  },
}

async function readSitemap(known: Record<string, unknown>, settings: Record<string, string> = {}) {
  const { context } = brokenContext(known)
  context.settings = parseSettings({ PUBLIC_ORIGIN: 'https://seimbang.example', ...settings })
  const response = await answerSitemap(context)
  return { response, xml: await response.text() }
}

afterEach(() => void vi.useRealTimers())

test('the sitemap lists the pages of the site and of its content, dated if the content has a date', async () => {
  const { xml } = await readSitemap(answers)
  for (const path of ['/', '/pricing', '/tentang-seimbang', '/program/a', '/blog/serat'])
    expect(xml).toContain(`<loc>https://seimbang.example${path}</loc>`)
  expect(xml).toMatch(/blog\/serat<\/loc>\n<lastmod>2026-02-20<\/lastmod>/)
  expect(xml).not.toContain('hreflang')
})

test('a promo that has ended, or that the main backend does not have, is left out', async () => {
  const { xml } = await readSitemap(answers)
  expect(xml.match(/promo\/[^<]+/g)).toEqual(['promo/running'])
})

test('if languages have paths, every page is listed in each and links to the other', async () => {
  const { xml } = await readSitemap(answers, { LOCALE_PREFIX: 'true' })
  for (const locale of ['en', 'id']) {
    const url = `https://seimbang.example/${locale}/program/a`
    expect(xml).toContain(`<loc>${url}</loc>`)
    expect(xml).toContain(`hreflang="${locale}" href="${url}"/>`)
  }
  expect(xml).toContain('hreflang="x-default" href="https://seimbang.example/program/a"/>')
})

test('without a backend its pages are left out, and the sitemap is not cached for long', async () => {
  const { articles: _, ...known } = answers
  const { response, xml } = await readSitemap(known)
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(xml).toContain('/program/a<')
  expect(xml).toContain('/pricing<')
  expect(xml).not.toContain('/blog/')
})

test('concurrent requests share one sitemap', async () => {
  const { context, calledPaths } = brokenContext({
    ...answers,
    nutritionists: { nutritionists: [], total: 0, facets: noFacets },
    policy: textPage,
    'kebijakan-privasi': textPage,
  })
  context.settings = parseSettings({})
  await Promise.all([answerSitemap(context), answerSitemap(context)])
  const calls = calledPaths.length
  // Longer than the backend replies are shared.
  vi.setSystemTime(Date.now() + 60_000)
  const { headers } = await answerSitemap(context)
  expect(calledPaths).toHaveLength(calls)
  expect(headers.get('cache-control')).toBe('public, max-age=300')
})

const noFacets = { conditions: [], languages: [], cities: [] }
const textPage = {
  page: { slug: 'policy', title: '', lead: '', validFrom: '2026-11-21', sections: [] },
}

test('a URL in a sitemap is escaped', () => {
  const xml = sitemapXml([{ url: 'https://a.id/?a=1&b=<c>', alternates: [] }])
  expect(xml).toContain('<loc>https://a.id/?a=1&amp;b=&lt;c&gt;</loc>')
})

test.each([
  ['false', ['/account', '/auth', '/cart', '/tracker', '/transaction']],
  ['true', ['/account', '/id/auth', '/en/tracker']],
])(
  'robots.txt keeps crawlers out of private paths and leads to the sitemap (prefix: %s)',
  async (prefix, paths) => {
    const { context } = brokenContext()
    context.settings = parseSettings({
      PUBLIC_ORIGIN: 'https://seimbang.example',
      LOCALE_PREFIX: prefix,
    })
    const lines = (await answerRobots(context).text()).split('\n')
    for (const path of paths) expect(lines).toContain(`Disallow: ${path}/`)
    // Crawlers must be able to read that a shared tracker is noindex.
    expect(lines).toContain(
      prefix === 'true' ? 'Allow: /en/tracker/share-' : 'Allow: /tracker/share-',
    )
    expect(lines).toContain('Allow: /')
    expect(lines).toContain('Sitemap: https://seimbang.example/sitemap.xml')
  },
)
