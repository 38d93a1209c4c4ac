import { m } from '#app/i18n/paraglide/messages.js'
import { firstLoadOf, scriptBytesOf } from '#tests/bench/first-load.ts'
import { onNewPage } from '#tests/in-browser.ts'
import { holdScripts } from './hold-scripts.ts'
import { expect, test } from './story.fixture.ts'
import { reachPart, untilHydrated } from './until-hydrated.ts'

/** The public pages to read, one of each kind. */
const contentPages = [
  '/ahli-gizi',
  '/ahli-gizi/nur-aisyah',
  '/blog',
  '/blog/isi-piringku',
  '/cek-gizi',
  '/if-program',
  '/konsultasi',
  '/layanan-enterprise',
  '/policy',
  '/pricing',
  '/program',
  '/program/puasa-berselang',
  '/promo/piring-akhir-tahun',
  '/seimbang-for-enterprise',
  '/sumber-data-pangan',
  '/tentang-seimbang',
]

test.describe('on a first visit, with the cookie panel', () => {
  test.use({ hasChosenCookies: false })

  test('the front page fetches at most 120 kB of script while it is left untouched', async ({
    page,
    baseURL,
  }) => {
    const load = await firstLoadOf(page, String(baseURL))
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(scriptBytesOf(load)).toBeGreaterThan(50_000)
    expect(scriptBytesOf(load)).toBeLessThanOrEqual(120_000)
  })

  test('a content page fetches at most 5 kB of script more than the front page', {
    tag: '@long',
  }, async ({ browser, contextOptions }) => {
    const bytesOf = (path: string) =>
      onNewPage(browser, contextOptions, async (page) =>
        scriptBytesOf(await firstLoadOf(page, path)),
      )
    const front = await bytesOf('/')
    expect(front).toBeGreaterThan(50_000)
    for (const path of contentPages)
      expect.soft((await bytesOf(path)) - front, path).toBeLessThanOrEqual(5_000)
  })
})

test('the front page is at most eleven screens long on a phone', async ({ page }) => {
  await page.goto('/')
  const screens = await page.evaluate(
    () => document.documentElement.scrollHeight / window.innerHeight,
  )
  expect(screens).toBeLessThanOrEqual(11)
})

test('the front page preloads no picture below the fold', async ({ request }) => {
  const html = await (await request.get('/')).text()
  expect(html).toContain('src="/illustrations/')
  expect(html).not.toMatch(/<link rel="preload" as="image"/)
})

test('the style of a page uses no container queries, which the HTML checker rejects', async ({
  request,
}) => {
  const html = await (await request.get('/')).text()
  expect(html).toContain('<style')
  expect(html).not.toMatch(/@container|container-type/)
})

test('a front page reached by a link is hydrated whole without scrolling', async ({
  page,
  language,
}) => {
  const locale = { locale: language }
  await page.goto('/policy')
  const home = page.locator('header a[href="/"]').first()
  await untilHydrated(page)
  await home.click()
  await page.waitForURL('/')
  const shelf = page.getByRole('list', { name: m.programs_shelf_label({}, locale) })
  await expect(shelf).toBeAttached()
  await expect(page.getByLabel(m.home_order_choice({}, locale))).toBeEnabled()
  await expect(page.getByLabel(m.home_trial_label({}, locale))).toBeEnabled()
  await expect(page.locator('[data-deferred]')).toHaveCount(0)
  await untilHydrated(page)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

for (const path of ['/', '/konsultasi', '/pricing'])
  test(`${path} reached by a link has its whole height at once`, async ({ page }) => {
    await page.goto('/policy')
    const link = page.locator(`a[href="${path}"]`).last()
    await untilHydrated(page)
    const heights = await page.getByRole('main').evaluateHandle(heightsOfNext)
    await link.click()
    await page.waitForFunction((seen) => seen.length > 20, heights)
    expect(new Set(await heights.jsonValue()).size).toBe(1)
  })

/** Records the height of an element in every frame once it shows the heading of another page. */
function heightsOfNext(element: HTMLElement): number[] {
  const heights: number[] = []
  const titleOf = () => element.querySelector('h1')?.textContent
  const left = titleOf()
  const look = () => {
    if (titleOf() !== left) heights.push(element.offsetHeight)
    requestAnimationFrame(look)
  }
  look()
  return heights
}

test('the page keeps its height while slow scripts hydrate it', { tag: '@long' }, async ({
  page,
  language,
}) => {
  const locale = { locale: language }
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  const letScriptsIn = await holdScripts(page)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  const heights = await page.getByRole('main').evaluateHandle(watchHeight)
  letScriptsIn()
  await untilHydrated(page)
  await reachPart(page.getByRole('region', { name: m.home_tracker_title({}, locale) }))
  expect(new Set(await heights.jsonValue()).size).toBe(1)
})

/** Records every height of an element from when its fonts have loaded. */
async function watchHeight(element: HTMLElement): Promise<number[]> {
  const heights = [element.offsetHeight]
  await document.fonts.ready
  heights[0] = element.offsetHeight
  new ResizeObserver(() => heights.push(element.offsetHeight)).observe(element)
  return heights
}
