import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { m } from '#app/i18n/paraglide/messages.js'
import { readHead } from './read-head.ts'
import { expect, test } from './story.fixture.ts'
import { untilHydrated } from './until-hydrated.ts'

const profilePath = '/ahli-gizi/nur-aisyah'

test('[S2.07] a visitor filters the list, finds no one, and clears the filters', async ({
  page,
  language,
}) => {
  const locale = { locale: language }
  const count = (shown: number) =>
    page.getByRole('status').filter({
      hasText: m.nutritionists_count({ count: shown, total: 12 }, locale),
    })
  await page.goto('/ahli-gizi')
  const cards = page.getByRole('list', { name: m.nutritionists_list_label({}, locale) })
  await expect(cards.getByRole('link')).toHaveCount(12)

  const languages = page.getByRole('combobox', {
    name: m.nutritionists_filter_language({}, locale),
    exact: true,
  })
  await expect(async () => {
    await languages.selectOption('bug')
    await expect(count(1)).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 30_000 })
  await expect(page).toHaveURL('/ahli-gizi?language=bug')
  await expect(cards.getByRole('link', { name: 'Nur Aisyah' })).toBeVisible()

  await page
    .getByRole('combobox', { name: m.nutritionists_filter_price_highest({}, locale), exact: true })
    .selectOption('100000')
  await expect(count(0)).toBeVisible()
  await expect(page).toHaveURL('/ahli-gizi?language=bug&max-price=100000')

  await page.getByRole('link', { name: m.nutritionists_filter_clear({}, locale) }).click()
  await expect(count(12)).toBeVisible()
  await expect(languages).toHaveValue('')
})

test('[S2.07] filters chosen while the list loads add up', async ({ page, language }) => {
  const locale = { locale: language }
  const { promise, resolve: letListsIn } = Promise.withResolvers<void>()
  await page.goto('/ahli-gizi')
  const filter = (label: string) => page.getByRole('combobox', { name: label, exact: true })
  const languages = filter(m.nutritionists_filter_language({}, locale))
  await untilHydrated(page)
  await page.route('**/_serverFn/nutritionists-getNutritionists*', async (route) => {
    await promise
    await route.continue()
  })
  await languages.selectOption('bug')
  await filter(m.nutritionists_filter_sort({}, locale)).selectOption('name')
  letListsIn()
  await expect(page).toHaveURL('/ahli-gizi?language=bug&sort=name')
  await expect(languages).toHaveValue('bug')
})

test('[S2.07] filters in a shared address apply, and invalid ones are ignored', async ({
  page,
  language,
}) => {
  const locale = { locale: language }
  await page.goto('/ahli-gizi?city=Makassar&condition=no-such-thing&max-price=%00&sort=__proto__')
  await expect(page.getByText(m.nutritionists_count({ count: 1, total: 12 }, locale))).toBeVisible()
  await expect(
    page.getByRole('combobox', { name: m.nutritionists_filter_city({}, locale), exact: true }),
  ).toHaveValue('Makassar')

  await page.getByRole('link', { name: m.nutritionists_filter_clear({}, locale) }).click()
  await expect(
    page.getByText(m.nutritionists_count({ count: 12, total: 12 }, locale)),
  ).toBeVisible()
})

test('the list can be filtered without scripts', async ({ browser, contextOptions, language }) => {
  const locale = { locale: language }
  const context = await browser.newContext({ ...contextOptions, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/ahli-gizi')
  await page
    .getByRole('combobox', { name: m.nutritionists_filter_condition({}, locale), exact: true })
    .selectOption('gout')
  await page.getByRole('button', { name: m.nutritionists_filter_submit({}, locale) }).click()
  await expect(page).toHaveURL(/[?&]condition=gout(&|$)/)
  await expect(page.getByText(m.nutritionists_count({ count: 2, total: 12 }, locale))).toBeVisible()
  await context.close()
})

test('[S2.07] a profile shows its nutritionist, is marked as an example, and links to booking', async ({
  page,
  language,
}) => {
  const locale = { locale: language }
  await page.goto('/ahli-gizi')
  await page.getByRole('link', { name: 'Nur Aisyah' }).click()
  await page.waitForURL(profilePath)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nur Aisyah')
  await expect(page.getByText(m.nutritionists_example_person_title({}, locale))).toBeVisible()
  await expect(page.getByText('CONTOH-SIP-')).toBeVisible()
  await expect(
    page.getByRole('link', {
      name: m.nutritionists_consult_action({ name: 'Nur Aisyah' }, locale),
    }),
  ).toHaveAttribute('href', '/konsultasi/jadwal?nutritionist=nur-aisyah')

  const portrait = page.getByRole('img', {
    name: m.nutritionists_portrait_alt({ name: 'Nur Aisyah' }, locale),
  })
  await expect
    .poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
})

test('[S2.07] a card and its profile show the same next free time', async ({ page, language }) => {
  const locale = { locale: language }
  await page.goto('/ahli-gizi')
  const card = page.getByRole('link', { name: 'Nur Aisyah' })
  const nextFree = await card.getByText(/\bWIB$/).textContent()
  await card.click()
  await page.waitForURL(profilePath)
  await expect(page.getByRole('main').getByText(nextFree ?? '', { exact: true })).toBeVisible()
  const times = page.locator('section', {
    has: page.getByRole('heading', { name: m.nutritionists_free_title({}, locale) }),
  })
  const [first] = /\d\d[.:]\d\d(?=\sWIB)/.exec(nextFree ?? '') ?? []
  await expect(times.getByRole('definition').first()).toContainText(first ?? 'no time')
})

test('a profile has structured data about its nutritionist', async ({ request }) => {
  const html = await (await request.get(profilePath)).text()
  const blocks = html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)
  const data = [...blocks].map(([, text]) => JSON.parse(text ?? ''))
  expect(data).toContainEqual(
    expect.objectContaining({
      '@type': 'Person',
      name: 'Nur Aisyah',
      honorificSuffix: 'S.Gz., RD',
    }),
  )
  expect(data).toContainEqual(expect.objectContaining({ '@type': 'BreadcrumbList' }))
})

test('[S2.37] [S7.11] the list gets its SEO texts from the content backend', async ({
  page,
  request,
  language,
}) => {
  const { titles, meta } = await readHead(page, request, '/ahli-gizi', language)
  expect(titles[0]).toMatch(
    language === 'id' ? /^Ahli gizi pendampingmu – / : /^The nutritionists beside you – /,
  )
  expect(meta.description?.[0]).toMatch(/\w/)
  const profile = await readHead(page, request, profilePath, language)
  expect(profile.titles[0]).toMatch(/^Nur Aisyah, S\.Gz\., RD – /)
})

for (const slug of ['no-such-person', '..%2f..%2fhome', '%00', 'a'.repeat(200)])
  test(`there is no profile and no portrait of ${slug.slice(0, 20)}`, async ({ request }) => {
    expect((await request.get(`/ahli-gizi/${slug}`)).status()).toBe(404)
    expect((await request.get(`/avatars/${slug}.svg`)).status()).toBe(404)
  })

test('a portrait is a drawing that browsers revalidate by its ETag', async ({ request }) => {
  const response = await request.get('/avatars/nur-aisyah.svg')
  const { etag, ...headers } = response.headers()
  expect(headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': expect.stringContaining('public'),
    'x-content-type-options': 'nosniff',
  })
  expect(await response.text()).toMatch(/^<svg [^>]*>/)
  const again = await request.get('/avatars/nur-aisyah.svg', {
    headers: { 'if-none-match': etag ?? '' },
  })
  expect(again.status()).toBe(304)
  expect((await request.get('/avatars/siti-rahmawati.svg')).headers().etag).not.toBe(etag)
})

test('[S2.08] any site may frame the embedded list, and none its neighbours', async ({
  request,
}) => {
  const framed = (await request.get('/ahli-gizi-iframe')).headers()
  expect(framed['content-security-policy']).toContain('frame-ancestors *')
  expect(framed['x-frame-options']).toBeUndefined()
  for (const path of ['/ahli-gizi', '/ahli-gizi-iframe/x', '/', '/transaction']) {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers()
    expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'")
    expect(headers['x-frame-options'], path).toBe('DENY')
  }
})

test('[S2.08] another site shows the list in a frame without header and footer', async ({
  page,
  baseURL,
  language,
}) => {
  const locale = { locale: language }
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html')
    response.end(
      `<!doctype html><iframe src="${baseURL}/ahli-gizi-iframe" width="380" height="700">`,
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)

  const frame = page.frameLocator('iframe')
  await expect(
    frame.getByText(m.nutritionists_count({ count: 12, total: 12 }, locale)),
  ).toBeVisible()
  await expect(frame.getByRole('banner')).toHaveCount(0)
  await expect(frame.getByRole('contentinfo')).toHaveCount(0)
  await expect(frame.getByRole('navigation')).toHaveCount(0)
  for (const link of await frame.getByRole('main').getByRole('link').all())
    await expect(link).toHaveAttribute('target', '_blank')
  server.close()
})

test("[S2.08] the embedded list ignores the visitor's session", async ({ request }) => {
  const cookie = 'seimbang-auth-cookie-token=one; seimbang-auth-cookie-firstName=Ratnasari'
  const pageAt = async (path: string) => (await request.get(path, { headers: { cookie } })).text()
  expect(await pageAt('/ahli-gizi')).toContain('Ratnasari')
  expect(await pageAt('/ahli-gizi-iframe')).not.toContain('Ratnasari')
})

test('[S1.03] nutritionists are one step from the home page', async ({ page, language }) => {
  await page.goto('/')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: m.shell_nav_nutritionists({}, { locale: language }) })
    .click()
  await page.waitForURL('/ahli-gizi')
})
