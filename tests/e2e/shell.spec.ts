import type { Page } from '@playwright/test'
import { m } from '#app/i18n/paraglide/messages.js'
import { followLink } from './follow-link.ts'
import { holdScripts } from './hold-scripts.ts'
import { expect, test } from './story.fixture.ts'
import { untilHydrated } from './until-hydrated.ts'

/** Returns the background colour of a page. */
function groundOf(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
}

/** The path of a page whose code the home page has not loaded. */
const otherPath = '/blog'

test('[S4.09] [S9.01] a notification closes after 2000 ms, but waits while the pointer is over it', async ({
  page,
  language,
}) => {
  await page.clock.install()
  const notice = await failedSignIn(page, language)
  const { width = 0 } = (await regionOf(page).boundingBox()) ?? {}
  const viewport = page.viewportSize()?.width ?? 0
  expect(width).toBe(viewport < 640 ? viewport - 32 : 384)
  await page.clock.runFor(300)
  // It slides in, which would take it from under the pointer.
  await notice.evaluate((toast) =>
    Promise.allSettled(toast.getAnimations().map(({ finished }) => finished)),
  )
  await notice.hover({ force: true })
  await page.clock.runFor(10_000)
  await expect(notice).toBeVisible()
  await page.mouse.move(5, 5)
  await page.clock.runFor(3_000)
  await expect(notice).toBeHidden()
})

test('[S4.09] a notification closes by its close button', { tag: '@long' }, async ({
  page,
  language,
}) => {
  await page.clock.install()
  const notice = await failedSignIn(page, language)
  await page
    .getByRole('button', { name: m.shell_notice_close({}, { locale: language }) })
    .dispatchEvent('click')
  await page.clock.runFor(1_000)
  await expect(notice).toBeHidden()
})

test('[S7.10] [S3.08] a newer build is offered when the visitor returns, never over a form in use', async ({
  page,
  language,
}) => {
  const locale = { locale: language }
  await page.clock.install()
  await page.route('/builds/latest.json', (route) => route.fulfill({ json: { id: 'newer' } }))
  await page.goto('/auth?tab=login')
  const email = page.getByLabel(m.auth_email({}, locale), { exact: true }).locator('visible=true')
  await email.fill('dewi@')
  const offer = page.getByText(m.shell_build_title({}, locale))
  await comeBack(page)
  await expect(offer).toBeHidden()
  await email.fill('')
  await page.clock.runFor(60_000)
  await comeBack(page)
  await expect(offer).toBeVisible()
  const reloaded = page.waitForEvent('domcontentloaded')
  await page.getByRole('button', { name: m.shell_build_reload({}, locale) }).click()
  await reloaded
})

test("[S7.10] the page's own build is not offered", async ({ page, language }) => {
  await page.goto('/')
  await comeBack(page)
  await expect(page.getByText(m.shell_build_title({}, { locale: language }))).toBeHidden()
})

test('[S4.11] [S9.03] a picked language is stored for a year, and other windows follow at their next navigation', async ({
  page,
  context,
  language,
}) => {
  const other = language === 'en' ? 'id' : 'en'
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  const second = await context.newPage()
  await second.goto('/')
  await pickLanguage(second, other)
  await expect(second.locator('html')).toHaveAttribute('lang', other)
  const cookie = (await context.cookies()).find(({ name }) => name === 'locale')
  expect(cookie).toMatchObject({ value: other, path: '/', sameSite: 'Lax', secure: false })
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / (24 * 60 * 60)
  expect(days).toBeGreaterThan(364.9)
  expect(days).toBeLessThan(365.1)
  await followLink(page, otherPath)
  await page.waitForURL(otherPath)
  await expect(page.locator('html')).toHaveAttribute('lang', other)
})

test('a page follows sign-in and sign-out in another window when the visitor returns', async ({
  page,
  context,
  memberOn,
  person,
}) => {
  const name = page.getByRole('banner').getByText(person.firstName, { exact: true })
  const comeBack = async () => {
    // A fresh result is not requested again.
    await page.clock.fastForward('00:06')
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  }
  await page.clock.install()
  await page.goto('/pricing')
  await untilHydrated(page)
  const second = await context.newPage()
  const elsewhere = memberOn(second)
  await elsewhere.join(person)
  await second.goto('/')
  await expect(name).toHaveCount(0)
  await comeBack()
  await expect(name).not.toHaveCount(0)
  await elsewhere.signOut(person)
  await comeBack()
  await expect(name).toHaveCount(0)
})

test("[S2.34] a page for frames is light from its first paint on and ignores the visitor's preference", async ({
  page,
}) => {
  const ground = () => groundOf(page)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/ahli-gizi')
  const light = await ground()
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.evaluate(() => localStorage.setItem('color-mode', 'dark'))
  await page.reload()
  expect(await ground()).not.toBe(light)
  const letScriptsIn = await holdScripts(page)
  await page.goto('/ahli-gizi-iframe', { waitUntil: 'domcontentloaded' })
  expect(await ground()).toBe(light)
  letScriptsIn()
  await untilHydrated(page)
  expect(await ground()).toBe(light)
})

test('[S4.10] [S1.14] the colour mode follows the system until the visitor picks one, which is stored', async ({
  page,
  language,
}) => {
  const ground = () => groundOf(page)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  const light = await ground()
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await ground()
  expect(dark).not.toBe(light)
  const pick = page
    .getByRole('contentinfo')
    .getByRole('button', { name: m.shell_mode_light({}, { locale: language }) })
  await expect(async () => {
    await pick.click()
    expect(await ground()).toBe(light)
  }).toPass()
  expect(await page.evaluate(() => localStorage.getItem('color-mode'))).toBe('light')
  await page.reload()
  expect(await ground()).toBe(light)
})

test('a page is painted before its scripts are fetched, and no style sheet follows', async ({
  page,
}) => {
  await page.goto('/')
  const timesOf = (ending: string) =>
    page.evaluate(
      (end) =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.endsWith(end))
          .map(({ startTime }) => startTime),
      ending,
    )
  await expect.poll(async () => (await timesOf('.js')).length).toBeGreaterThan(0)
  const paintedAt = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  )
  expect(Math.min(...(await timesOf('.js')))).toBeGreaterThanOrEqual(paintedAt ?? Infinity)
  await page.waitForLoadState('networkidle')
  expect(await timesOf('.css')).toEqual([])
})

/** Causes a refused sign-in and returns its notification. */
async function failedSignIn(page: Page, locale: 'en' | 'id') {
  await page.goto('/auth?tab=login')
  const field = (label: string) => page.getByLabel(label, { exact: true }).locator('visible=true')
  await field(m.auth_email({}, { locale })).fill('unknown@example.org')
  await field(m.auth_password({}, { locale })).fill('not the password')
  const submit = page.getByRole('button', {
    name: m.auth_submit_login({}, { locale }),
    exact: true,
  })
  await untilHydrated(page)
  // From here on, only the test advances the clock.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
  await submit.dispatchEvent('click')
  const notice = regionOf(page).locator('[data-part=root]')
  await expect(async () => {
    await page.clock.runFor(20)
    await expect(notice).toBeVisible({ timeout: 100 })
  }).toPass({ intervals: [50] })
  return notice
}

function regionOf(page: Page) {
  return page.locator('[data-scope=toast][data-part=group]')
}

/** Fires what a browser fires when the visitor returns to its window. */
async function comeBack(page: Page): Promise<void> {
  await expect(page.getByRole('contentinfo')).toBeVisible()
  const answered = page.waitForResponse('**/builds/latest.json')
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await Promise.race([answered, Promise.reject(new Error('not asked yet'))])
  }).toPass()
}

async function pickLanguage(page: Page, locale: 'en' | 'id'): Promise<void> {
  const name = { en: 'English', id: 'Bahasa Indonesia' }[locale]
  const pick = page.getByRole('contentinfo').getByRole('button', { name })
  await expect(async () => {
    await pick.click()
    await expect(page.locator('html')).toHaveAttribute('lang', locale, { timeout: 2_000 })
  }).toPass()
}
