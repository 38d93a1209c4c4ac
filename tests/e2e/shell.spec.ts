import type { Page } from '@playwright/test'
import { m } from '#app/i18n/paraglide/messages.js'
import { untilAlive } from './alive.ts'
import { expect, test } from './story.fixture.ts'

/** The path of a page whose code the home page has not loaded. */
const otherPath = '/blog'

test.describe('the cookie panel', () => {
  test.use({ hasChosenCookies: false })

  test('[S4.06] [S4.08] [S2.35] opens on load with the essential cookies on and the others off', async ({
    page,
    language,
  }) => {
    await page.goto('/')
    const { panel, box } = panelOf(page, language)
    await expect(panel).toBeVisible()
    await expect(box('essential')).toBeChecked()
    await expect(box('essential')).toBeDisabled()
    await expect(box('functional')).not.toBeChecked()
    await expect(box('analytics')).not.toBeChecked()
    for (const path of ['/privacy-policy', '/syarat-ketentuan'])
      await expect(panel.locator(`a[href$="${path}"]`)).toBeVisible()
  })

  for (const [what, value] of [
    ['cannot be read', '%7Bbroken'],
    ['lacks a preference', encodeURIComponent('{"enableCookiesFunctional":true}')],
  ] as const)
    test(`[S4.06] opens on load when the cookie ${what}`, async ({ page, language, baseURL }) => {
      await page.context().addCookies([{ name: consentCookie, value, url: baseURL ?? '' }])
      await page.goto('/')
      await expect(panelOf(page, language).panel).toBeVisible()
    })

  test('[S4.07] [S9.02] accept all keeps both for seven days, closes, and is not asked again', async ({
    page,
    language,
  }) => {
    await plantAuthRedirect(page)
    await page.goto('/')
    const { panel, button } = panelOf(page, language)
    await button(m.consent_accept_all).click()
    await expect(panel).toBeHidden()
    expect(await keptConsent(page)).toMatchObject({
      enableCookiesFunctional: true,
      enableCookiesAnalytics: true,
    })
    const cookie = (await page.context().cookies()).find(({ name }) => name === consentCookie)
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / (24 * 60 * 60)
    expect(days).toBeGreaterThan(6.9)
    expect(days).toBeLessThan(7.1)
    expect(await hasAuthRedirect(page)).toBe(true)
    const asked = page.waitForResponse(({ ok }) => Boolean(ok))
    await page.reload()
    await asked
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(panel).toBeHidden()
  })

  test('[S4.07] accept selected keeps what is checked, and without functional clears the auth redirect', async ({
    page,
    language,
  }) => {
    await plantAuthRedirect(page)
    await page.goto('/')
    const { panel, box, button } = panelOf(page, language)
    await box('analytics').check()
    await button(m.consent_accept_selected).click()
    await expect(panel).toBeHidden()
    expect(await keptConsent(page)).toMatchObject({
      enableCookiesFunctional: false,
      enableCookiesAnalytics: true,
    })
    expect(await hasAuthRedirect(page)).toBe(false)
  })

  test('[S4.08] the close icon keeps neither, clears the auth redirect and closes', async ({
    page,
    language,
  }) => {
    await plantAuthRedirect(page)
    await page.goto('/')
    const { panel, box, button } = panelOf(page, language)
    await box('functional').check()
    await button(m.consent_close).click()
    await expect(panel).toBeHidden()
    expect(await keptConsent(page)).toMatchObject({
      enableCookiesFunctional: false,
      enableCookiesAnalytics: false,
    })
    expect(await hasAuthRedirect(page)).toBe(false)
  })
})

test('the footer leads back to the cookie panel, and the keyboard comes back from it', async ({
  page,
  language,
}) => {
  await page.goto('/')
  const settings = page.getByRole('button', { name: m.consent_settings({}, { locale: language }) })
  await settings.press('Enter')
  const { panel } = panelOf(page, language)
  await expect(panel).toBeVisible()
  await expect(panel.getByRole('heading')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(settings).toBeFocused()
})

test('[S4.09] [S9.01] a notification closes after its 2000 ms, but waits while the pointer is over it', async ({
  page,
  language,
}) => {
  await page.clock.install()
  const notice = await failedSignIn(page, language)
  const { width = 0 } = (await regionOf(page).boundingBox()) ?? {}
  const viewport = page.viewportSize()?.width ?? 0
  expect(width).toBe(viewport < 640 ? viewport - 32 : 384)
  await page.clock.runFor(300)
  await notice.hover({ force: true })
  await page.clock.runFor(10_000)
  await expect(notice).toBeVisible()
  await page.mouse.move(5, 5)
  await page.clock.runFor(3_000)
  await expect(notice).toBeHidden()
})

test('[S4.09] a notification closes by its close button', async ({ page, language }) => {
  await page.clock.install()
  const notice = await failedSignIn(page, language)
  await page
    .getByRole('button', { name: m.shell_notice_close({}, { locale: language }) })
    .dispatchEvent('click')
  await page.clock.runFor(1_000)
  await expect(notice).toBeHidden()
})

test('[S7.10] [S3.08] a newer build is offered when the visitor comes back, never over a form in use', async ({
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

test('[S7.10] the build of the page itself is not offered', async ({ page, language }) => {
  await page.goto('/')
  await comeBack(page)
  await expect(page.getByText(m.shell_build_title({}, { locale: language }))).toBeHidden()
})

test('[S8.17] [S9.05] a chunk that cannot be loaded reloads the page once, then shows the error screen', async ({
  context,
  language,
}) => {
  // A page without the console guard: here the console has to complain.
  const page = await context.newPage()
  const loads: string[] = []
  page.on('domcontentloaded', () => void loads.push(new URL(page.url()).pathname))
  await page.goto('/')
  await page.route(/\/assets\/.*blog.*\.js$/, (route) => route.abort())
  const reloaded = page.waitForEvent('domcontentloaded')
  await followLink(page, otherPath)
  await reloaded
  await expect(
    page.getByText(m.shell_error_message({}, { locale: language }), { exact: true }),
  ).toBeVisible()
  expect(loads).toEqual(['/', otherPath])
})

test('[S8.16] a page that cannot be mounted says so in the console and throws on', async ({
  context,
}) => {
  const page = await context.newPage()
  const said: string[] = []
  const thrown: Error[] = []
  page.on('console', (message) => void (message.type() === 'error' && said.push(message.text())))
  page.on('pageerror', (error) => void thrown.push(error))
  await page.addInitScript(() => {
    Object.defineProperty(window, '$_TSR', { get: () => undefined, set: () => {} })
  })
  await page.goto('/')
  await expect.poll(() => said.join('\n')).toContain('The page could not be mounted')
  await expect.poll(() => thrown.length).toBeGreaterThan(0)
})

test('[S4.11] [S9.03] a picked language is kept for a year, and followed by other windows on their way', async ({
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

test('[S4.10] [S1.14] the colour mode follows the system until one is picked, which is kept', async ({
  page,
  language,
}) => {
  const ground = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
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

test('a page is painted before any script of it is fetched, and no style sheet follows', async ({
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

test('[S2.35] the progress bar shows while a page is on its way, and nothing of the developers’', async ({
  page,
  language,
}) => {
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Dev tools' })).toHaveCount(0)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('/_serverFn/**', async (route) => {
    await held
    await route.continue()
  })
  await followLink(page, otherPath)
  const bar = page.getByRole('progressbar', { name: m.shell_loading({}, { locale: language }) })
  await expect(bar).toBeVisible()
  release()
  await expect(bar).toBeHidden()
  await page.waitForURL(otherPath)
})

test('a new page takes the keyboard to its content and tells its title', async ({
  page,
  language,
}) => {
  await page.goto('/')
  await followLink(page, otherPath)
  await page.waitForURL(otherPath)
  await expect(page.locator('#content')).toBeFocused()
  const title = await page.title()
  await expect(page.getByText(m.shell_page_loaded({ title }, { locale: language }))).toBeAttached()
})

test('the first stop of the keyboard leads past the header', async ({ page, language }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: m.shell_skip_to_content({}, { locale: language }) })
  await expect(skip).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#content')).toBeFocused()
})

const consentCookie = 'seimbang-cookies-consent'
const authRedirectCookie = 'seimbang-auth-cookie-redirect'

function panelOf(page: Page, locale: 'en' | 'id') {
  const panel = page.getByRole('dialog', { name: m.consent_title({}, { locale }) })
  const labels = {
    essential: m.consent_essential,
    functional: m.consent_functional,
    analytics: m.consent_analytics,
  }
  return {
    panel,
    box: (which: keyof typeof labels) =>
      panel.getByRole('checkbox', { name: labels[which]({}, { locale }), exact: true }),
    button: (name: typeof m.consent_close) =>
      panel.getByRole('button', { name: name({}, { locale }), exact: true }),
  }
}

async function keptConsent(page: Page): Promise<unknown> {
  const cookie = (await page.context().cookies()).find(({ name }) => name === consentCookie)
  return JSON.parse(decodeURIComponent(cookie?.value ?? 'null'))
}

async function plantAuthRedirect(page: Page): Promise<void> {
  await page
    .context()
    .addCookies([{ name: authRedirectCookie, value: '/program', domain: 'localhost', path: '/' }])
}

async function hasAuthRedirect(page: Page): Promise<boolean> {
  return (await page.context().cookies()).some(({ name }) => name === authRedirectCookie)
}

/** The notification of a sign-in that was refused. */
async function failedSignIn(page: Page, locale: 'en' | 'id') {
  await page.goto('/auth?tab=login')
  const field = (label: string) => page.getByLabel(label, { exact: true }).locator('visible=true')
  await field(m.auth_email({}, { locale })).fill('nobody@example.org')
  await field(m.auth_password({}, { locale })).fill('not the password')
  const submit = page.getByRole('button', {
    name: m.auth_submit_login({}, { locale }),
    exact: true,
  })
  await untilAlive(submit)
  // From here on time passes only as the test says.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
  await submit.dispatchEvent('click')
  const notice = regionOf(page).locator('[data-part=root]')
  await expect(async () => {
    await page.clock.runFor(20)
    await expect(notice).toBeVisible({ timeout: 100 })
  }).toPass()
  return notice
}

function regionOf(page: Page) {
  return page.locator('[data-scope=toast][data-part=group]')
}

/** What a browser tells a page when the visitor returns to its window. */
async function comeBack(page: Page): Promise<void> {
  await expect(page.getByRole('contentinfo')).toBeVisible()
  const answered = page.waitForResponse('**/builds/latest.json')
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await Promise.race([answered, Promise.reject(new Error('not asked yet'))])
  }).toPass()
}

/** A link that is pressed before the page is mounted is followed by the browser, not by the router. */
async function followLink(page: Page, path: string): Promise<void> {
  await expect(page.getByRole('contentinfo').locator('[aria-pressed=true]')).toHaveCount(2)
  await page.getByRole('contentinfo').locator(`a[href$="${path}"]`).first().click()
}

async function pickLanguage(page: Page, locale: 'en' | 'id'): Promise<void> {
  const name = { en: 'English', id: 'Bahasa Indonesia' }[locale]
  const pick = page.getByRole('contentinfo').getByRole('button', { name })
  await expect(async () => {
    await pick.click()
    await expect(page.locator('html')).toHaveAttribute('lang', locale, { timeout: 2_000 })
  }).toPass()
}
