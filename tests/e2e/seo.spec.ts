import type { APIRequestContext, Page } from '@playwright/test'
import { m } from '#app/i18n/paraglide/messages.js'
import { followLink } from './follow-link.ts'
import { expect, test } from './story.fixture.ts'
import { untilHydrated } from './until-hydrated.ts'

type Language = 'en' | 'id'

/** What a crawler reads of a page without scripts. */
type Head = {
  titles: string[]
  headings: string[]
  canonicals: string[]
  meta: Record<string, string[]>
  structuredData: string[]
}

async function readHead(page: Page, request: APIRequestContext, path: string, language: Language) {
  const response = await request.get(path, {
    headers: { 'accept-language': language, cookie: '' },
  })
  const head = await page.evaluate(
    (html): Head => {
      const document = new DOMParser().parseFromString(html, 'text/html')
      const textsOf = (selector: string) =>
        Array.from(document.querySelectorAll(selector), ({ textContent }) => textContent ?? '')
      const meta: Record<string, string[]> = {}
      for (const tag of document.querySelectorAll('meta')) {
        const name = tag.getAttribute('name') ?? tag.getAttribute('property') ?? ''
        meta[name] = [...(meta[name] ?? []), tag.content]
      }
      return {
        titles: textsOf('title'),
        headings: textsOf('h1'),
        canonicals: Array.from(document.querySelectorAll('link[rel=canonical]'), (link) =>
          String(link.getAttribute('href')),
        ),
        meta,
        structuredData: textsOf('script[type="application/ld+json"]'),
      }
    },
    await response.text(),
  )
  return { ...head, status: response.status(), headers: response.headers() }
}

async function readSitemap(request: APIRequestContext): Promise<string[]> {
  const xml = await (await request.get('/sitemap.xml')).text()
  return Array.from(xml.matchAll(/<loc>([^<]+)<\/loc>/g), ([, url]) => new URL(url ?? '').pathname)
}

test('[S9.12] every page of the sitemap is one that a search engine can show', async ({
  page,
  request,
  baseURL,
  language,
}) => {
  const paths = await readSitemap(request)
  expect(paths.length).toBeGreaterThan(40)
  const seen = { title: new Map<string, string>(), description: new Map<string, string>() }
  for (const path of paths) {
    const head = await readHead(page, request, path, language)
    expect.soft(head.status, path).toBe(200)
    expect.soft(head.titles, `one title on ${path}`).toHaveLength(1)
    expect.soft(head.headings, `one first heading on ${path}`).toHaveLength(1)
    expect.soft(head.canonicals, path).toEqual([new URL(path, baseURL).href])
    expect.soft(head.meta.robots, path).toEqual(['index, follow'])
    expect.soft(head.meta['twitter:card'], path).toEqual(['summary_large_image'])
    expect.soft(head.meta['og:url'], path).toEqual(head.canonicals)
    expect.soft(head.meta['og:image']?.[0], path).toContain(`.png?locale=${language}`)
    for (const text of head.structuredData)
      expect.soft(JSON.parse(text), path).toMatchObject({ '@context': 'https://schema.org' })
    const [title = '', description = ''] = [head.titles[0], head.meta.description?.[0]]
    expect.soft(description, `${path} is described`).not.toBe('')
    expect.soft(seen.title.get(title), `${path} has its own title`).toBeUndefined()
    expect
      .soft(seen.description.get(description), `${path} has its own description`)
      .toBeUndefined()
    seen.title.set(title, path)
    seen.description.set(description, path)
  }
})

test('a shared page has a picture of 1200 by 630 pixels', async ({ page, request, language }) => {
  for (const path of [
    '/',
    '/seimbang-for-enterprise-contact',
    '/program/jantung-sehat',
    '/ahli-gizi/nur-aisyah',
    '/promo/meja-liburan',
    '/blog/membaca-label-gizi',
  ]) {
    const { meta } = await readHead(page, request, path, language)
    expect.soft(meta['og:image:alt']?.[0], path).not.toBe('')
    const address = meta['og:image']?.[0] ?? ''
    const response = await request.get(address, { maxRedirects: 0 })
    expect.soft(response.status(), path).toBe(200)
    expect.soft(response.headers()['content-type'], path).toBe('image/png')
    const picture = await response.body()
    expect.soft([picture.readUInt32BE(16), picture.readUInt32BE(20)], path).toEqual([1200, 630])
    const headers = { 'if-none-match': response.headers().etag ?? '' }
    expect.soft((await request.get(address, { headers })).status(), path).toBe(304)
  }
})

test('search engines do not index forms, frames and filtered lists', async ({
  page,
  request,
  language,
  baseURL,
}) => {
  const lists = ['/ahli-gizi?condition=heart', '/program?need=weight', '/blog?q=serat']
  for (const path of [
    '/auth',
    '/auth/forgot-password',
    '/test-example',
    '/ahli-gizi-iframe',
    '/tentang-seimbang-iframe',
    ...lists,
  ]) {
    const { meta, canonicals } = await readHead(page, request, path, language)
    expect.soft(meta.robots, path).toEqual(['noindex, nofollow'])
    // A filtered list names the whole list.
    if (lists.includes(path)) expect.soft(canonicals).toEqual([`${baseURL}${path.split('?')[0]}`])
  }
})

test('search engines do not index a page that does not exist, and its tab says so', async ({
  page,
  request,
  language,
}) => {
  const title = `${m.shell_not_found_message({}, { locale: language })} – Seimbang`
  for (const path of ['/no-such-page', '/program/no-such-program', '/blog/no-such-article']) {
    const head = await readHead(page, request, path, language)
    expect.soft(head.status, path).toBe(404)
    expect.soft(head.headers['x-robots-tag'], path).toBe('noindex')
    expect.soft(head.meta.robots, path).toEqual(['noindex, nofollow'])
    expect.soft(head.titles, path).toEqual([title])
    expect.soft(head.canonicals, path).toEqual([])
  }
})

test('the front page has structured data of the operator, the search and the questions', async ({
  page,
  request,
  language,
}) => {
  const { structuredData } = await readHead(page, request, '/', language)
  const types = structuredData.map((text) => JSON.parse(text)['@type'])
  expect(types).toEqual(expect.arrayContaining(['Organization', 'WebSite', 'FAQPage']))
})

test('the first script of every page contains no descriptions of single pages', async ({
  page,
  request,
  language,
}) => {
  const html = await (await request.get('/')).text()
  const [start = ''] = /\/assets\/start-[\w-]+\.js/.exec(html) ?? []
  const script = await (await request.get(start)).text()
  expect(script).toContain(m.shell_default_description({}, { locale: language }))
  for (const path of [
    '/pricing',
    '/konsultasi',
    '/if-program',
    '/layanan-enterprise',
    '/seimbang-for-enterprise-contact',
  ]) {
    const { meta } = await readHead(page, request, path, language)
    expect.soft(meta.description?.[0], path).toMatch(/\w/)
    expect.soft(script, path).not.toContain(meta.description?.[0])
  }
})

test('robots.txt lets crawlers in and leads them to the sitemap', async ({ request, baseURL }) => {
  const text = await (await request.get('/robots.txt')).text()
  expect(text).toContain('Disallow: /account/')
  expect(text).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
})

test('[S2.37] the head follows every change of the path, without the page being loaded again', async ({
  page,
  baseURL,
  language,
}) => {
  const locale = { locale: language }
  const names = {
    '/ahli-gizi': m.shell_nav_nutritionists({}, locale),
    '/tentang-seimbang': m.shell_nav_about({}, locale),
    '/seimbang-for-enterprise': m.shell_nav_enterprise({}, locale),
    '/policy': m.shell_nav_terms({}, locale),
  }
  await page.goto('/')
  await untilHydrated(page)
  await page.evaluate(() => document.documentElement.setAttribute('data-loaded-once', ''))
  const seen = new Set([await page.title()])
  for (const [path, name] of Object.entries(names)) {
    const link = page.locator(`a[href="${path}"]`, { hasText: name }).last()
    // On a phone some links are in the closed menu.
    await link.evaluate((element: HTMLElement) => element.click())
    await expect(page).toHaveURL(path)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}${path}`)
    await expect(page.locator('meta[property="og:url"]')).toHaveAttribute(
      'content',
      `${baseURL}${path}`,
    )
    await expect.poll(async () => seen.has(await page.title())).toBe(false)
    const title = await page.title()
    const description = await page.locator('meta[name=description]').getAttribute('content')
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', title)
    expect(seen.has(description ?? '')).toBe(false)
    seen.add(title).add(description ?? '')
  }
  await expect(page.locator('html')).toHaveAttribute('data-loaded-once', '')
})

test('[S2.37] structured data of a page does not stay on the next page', async ({ page }) => {
  const structuredData = page.locator('script[type="application/ld+json"]')
  await page.goto('/')
  await expect(structuredData).not.toHaveCount(0)
  await followLink(page, '/blog')
  await page.waitForURL('/blog')
  await expect(structuredData).toHaveCount(0)
})
