import type { APIRequestContext } from '@playwright/test'
import { m } from '#app/i18n/paraglide/messages.js'
import { readHead } from './read-head.ts'
import { expect, test } from './story.fixture.ts'

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
