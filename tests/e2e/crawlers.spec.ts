import { m } from '#app/i18n/paraglide/messages.js'
import { followLink } from './follow-link.ts'
import { readHead } from './read-head.ts'
import { expect, test } from './story.fixture.ts'
import { untilHydrated } from './until-hydrated.ts'

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
    '/tentang-seimbang': m.company_about_title({}, locale),
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
