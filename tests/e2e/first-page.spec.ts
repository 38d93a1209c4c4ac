import { m } from '#app/i18n/paraglide/messages.js'
import { firstLoadOf, scriptBytesOf } from '#tests/bench/first-load.ts'
import { untilAlive } from './alive.ts'
import { comeNear } from './come-near.ts'
import { holdScripts } from './hold-scripts.ts'
import { expect, test } from './story.fixture.ts'

test.describe('on a first visit, with the panel that asks about cookies', () => {
  test.use({ hasChosenCookies: false })

  test('the front page fetches at most 110 kB of script while nobody touches it', async ({
    page,
    baseURL,
  }) => {
    const load = await firstLoadOf(page, String(baseURL))
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(scriptBytesOf(load)).toBeGreaterThan(50_000)
    expect(scriptBytesOf(load)).toBeLessThanOrEqual(110_000)
  })

  for (const path of [
    '/konsultasi',
    '/layanan-enterprise',
    '/policy',
    '/seimbang-for-enterprise',
    '/tentang-seimbang',
  ])
    test(`${path}, which is words alone, fetches at most 3 kB of script more than the front page`, async ({
      page,
      otherPage,
      baseURL,
    }) => {
      const front = await firstLoadOf(otherPage, String(baseURL))
      const own = scriptBytesOf(await firstLoadOf(page, baseURL + path), front)
      expect(own).toBeGreaterThan(0)
      expect(own).toBeLessThanOrEqual(3_000)
    })
})

test('the front page asks for no picture before it is near', async ({ request }) => {
  const html = await (await request.get('/')).text()
  expect(html).toContain('src="/illustrations/')
  expect(html).not.toMatch(/<link rel="preload" as="image"/)
})

test('the style of a page asks for no container, which the HTML checker does not know', async ({
  request,
}) => {
  const html = await (await request.get('/')).text()
  expect(html).toContain('<style')
  expect(html).not.toMatch(/@container|container-type/)
})

test('a part that comes near while the browser is busy wakes all the same', async ({
  page,
  language,
}) => {
  // What a browser has to say of an element by then, it says at once and in turn.
  await page.addInitScript(() => {
    window.IntersectionObserver = class extends IntersectionObserver {
      constructor(say: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super((entries, observer) => {
          const far = entries.map((entry) => ({
            ...entry,
            target: entry.target,
            isIntersecting: false,
          }))
          say([...far, ...entries], observer)
        }, options)
      }
    }
  })
  await page.goto('/')
  const title = m.checks_plate_title({}, { locale: language })
  const section = page.getByRole('region', { name: title })
  await comeNear(section, section.getByRole('checkbox').first())
})

test('a front page reached by a link within the site is whole without scrolling', async ({
  page,
  language,
}) => {
  const locale = { locale: language }
  await page.goto('/policy')
  const home = page.locator('header a[href="/"]').first()
  await untilAlive(home)
  await home.click()
  await page.waitForURL('/')
  const check = page.getByRole('region', { name: m.checks_bmi_title({}, locale) })
  await expect(check.getByRole('button', { name: m.checks_bmi_submit({}, locale) })).toBeEnabled()
  const offers = page.getByRole('region', { name: m.home_offers_title({}, locale) })
  await expect(offers.getByLabel(m.home_order_choice({}, locale))).toBeEnabled()
  await untilAlive(page.getByRole('main').locator('a').last())
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

for (const path of ['/', '/konsultasi', '/pricing'])
  test(`${path} reached by a link has its whole height at once`, async ({ page }) => {
    await page.goto('/policy')
    const link = page.locator(`a[href="${path}"]`).last()
    await untilAlive(link)
    const heights = await page.getByRole('main').evaluateHandle(heightsOfNext)
    await link.click()
    await page.waitForFunction((seen) => seen.length > 20, heights)
    expect(new Set(await heights.jsonValue()).size).toBe(1)
  })

/** The height of an element in every frame from the first that shows another page's heading. */
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

test('the page keeps its height while slow scripts take its parts over', async ({
  page,
  language,
}) => {
  const locale = { locale: language }
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  const letScriptsIn = await holdScripts(page)
  // With a hash the whole page is laid out from the beginning.
  await page.goto('/#content', { waitUntil: 'domcontentloaded' })
  const heights = await page.getByRole('main').evaluateHandle(watchHeight)
  letScriptsIn()
  await untilAlive(page.getByRole('main').locator('a').first())
  const check = page.getByRole('region', { name: m.checks_bmi_title({}, locale) })
  await comeNear(check, check.getByRole('button', { name: m.checks_bmi_submit({}, locale) }))
  expect(new Set(await heights.jsonValue()).size).toBe(1)
})

/** Every height that an element has from now on; the letters of the page have come by then. */
async function watchHeight(element: HTMLElement): Promise<number[]> {
  const heights = [element.offsetHeight]
  await document.fonts.ready
  heights[0] = element.offsetHeight
  new ResizeObserver(() => heights.push(element.offsetHeight)).observe(element)
  return heights
}

test('parts further down are laid out after the first sight, and before it for who comes back to them', async ({
  page,
  isMobile,
  language,
}) => {
  const questions = page.getByRole('heading', {
    name: m.home_questions_title({}, { locale: language }),
  })
  const isLaidOut = () =>
    questions.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }))
  const place = () => questions.evaluate((element) => element.getBoundingClientRect().top)
  // Letters may come in time or not, and change the height of lines.
  await page.route('**/*.woff2', (route) => route.abort())
  const letScriptsIn = await holdScripts(page)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  expect(await isLaidOut()).toBe(false)
  letScriptsIn()
  await expect.poll(isLaidOut).toBe(true)
  // The emulation of a finger begins after the page does, and its targets are taller.
  if (isMobile) return
  await comeNear(questions, questions)
  const left = await place()
  await page.reload({ waitUntil: 'domcontentloaded' })
  await expect.poll(place).toBeCloseTo(left, -1)
})
