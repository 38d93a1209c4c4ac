import type { ConsoleMessage, Page } from '@playwright/test'
import { m } from '#app/i18n/paraglide/messages.js'
import { followLink } from './follow-link.ts'
import { expect, test } from './story.fixture.ts'
import { untilHydrated } from './until-hydrated.ts'

/** The path of a page whose code the home page has not loaded. */
const otherPath = '/blog'
/**
 * Long enough for the router to fetch what a pointer rests on, for which it waits 50 ms. Also long
 * enough for React to take a page away that it cannot show.
 */
const untilShownMs = 500
/** How long a page is shown again as it was (specification, section 9). */
const freshForMs = 5_000

/** Waits until the browser has told its pages that it is online again. */
async function connect(page: Page): Promise<void> {
  await page.context().setOffline(false)
  await page.waitForFunction(() => navigator.onLine)
}

function isServerCall(call: { url(): string }): boolean {
  return new URL(call.url()).pathname.startsWith('/_serverFn/')
}

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

test('a page that needs a lost connection says so, and Try again loads it later', {
  tag: '@long',
}, async ({ context, language }) => {
  const locale = { locale: language }
  // Without the console guard: a part of the page is missing, and the console says so.
  const page = await context.newPage()
  await page.goto('/')
  await untilHydrated(page)
  await page.route(/\/assets\/.*blog.*\.js$/, (route) => route.abort())
  await context.setOffline(true)
  await followLink(page, otherPath)
  await expect(page.getByRole('heading', { name: m.shell_offline_title({}, locale) })).toBeVisible()
  // Without a response there is no status, so the page must not show 500.
  await expect(page.getByRole('main')).not.toContainText('500')
  await connect(page)
  await page.unroute(/\/assets\/.*blog.*\.js$/)
  await page.getByRole('button', { name: m.shell_try_again({}, locale) }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.blog_list_title({}, locale))
})

test('[S9.06] a page older than five seconds is loaded again, and is shown as it was while offline', async ({
  context,
  language,
}) => {
  const locale = { locale: language }
  // Without the console guard: a call that fails is told there.
  const page = await context.newPage()
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto('/pricing')
  await followLink(page, otherPath)
  await expect(heading).toHaveText(m.blog_list_title({}, locale))
  await page.waitForTimeout(freshForMs)
  const asked = page.waitForResponse(isServerCall)
  await page.goBack()
  await expect(heading).toHaveText(m.pricing_title({}, locale))
  expect((await asked).ok()).toBe(true)
  await context.setOffline(true)
  await page.goForward()
  await expect(heading).toHaveText(m.blog_list_title({}, locale))
  await page.goBack()
  await expect(heading).toHaveText(m.pricing_title({}, locale))
})

test('a deferred part that is reached offline stays readable, says so, and its links lead on', {
  tag: '@long',
}, async ({ context, language }) => {
  const locale = { locale: language }
  // Without the console guard: the console reports the missing code.
  const page = await context.newPage()
  await page.goto('/')
  await untilHydrated(page)
  await context.setOffline(true)
  const questions = page.getByRole('heading', { name: m.home_questions_title({}, locale) })
  await questions.hover()
  const notice = page.getByText(m.shell_offline_title({}, locale))
  await expect(notice.first()).toBeVisible()
  await page.waitForTimeout(untilShownMs)
  await expect(notice).toHaveCount(1)
  await expect(questions).toBeVisible()
  await connect(page)
  await page.getByRole('main').locator('a[href^="/blog/"]').first().click()
  await expect(page).toHaveURL(/\/blog\/[^/]+$/)
})

test.describe('for a visitor who is asked about cookies', () => {
  test.use({ hasChosenCookies: false })
  test('a page works without a panel whose code is missing', { tag: '@long' }, async ({
    context,
    language,
  }) => {
    // Without the console guard, as above.
    const page = await context.newPage()
    const complained = page.waitForEvent('console', saysPartIsMissing)
    await page.route(/\/assets\/consent-panel.*\.js$/, (route) => route.abort())
    await page.goto('/policy')
    await complained
    await page.waitForTimeout(untilShownMs)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      m.company_policy_title({}, { locale: language }),
    )
  })
})

function saysPartIsMissing(said: ConsoleMessage): boolean {
  return said.text().startsWith('A part of the page could not be loaded')
}

test('a link whose preload a lost connection cut opens once the connection is back', {
  tag: '@long',
}, async ({ context }) => {
  // Without the console guard: a part of the page is missing, and the console says so.
  const page = await context.newPage()
  const code = /\/assets\/.*blog\._slug.*\.js$/
  await page.goto(otherPath)
  const article = page.getByRole('article').getByRole('link').first()
  await untilHydrated(page)
  const title = await article.textContent()
  const held = Promise.withResolvers<void>()
  await page.route(code, async (route) => {
    await held.promise
    await route.abort('internetdisconnected')
  })
  const asked = page.waitForRequest(code)
  await article.hover()
  await asked
  await context.setOffline(true)
  await page.waitForFunction(() => !navigator.onLine)
  const complained = page.waitForEvent('console', saysPartIsMissing)
  held.resolve()
  await complained
  await page.unroute(code)
  await connect(page)
  await article.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
})

test('a link hovered while offline opens once the connection is back', { tag: '@long' }, async ({
  page,
  context,
  language,
}) => {
  await page.goto(otherPath)
  const link = page.getByRole('contentinfo').locator('a[href="/policy"]')
  await untilHydrated(page)
  await context.setOffline(true)
  await page.waitForFunction(() => !navigator.onLine)
  await link.hover()
  await page.waitForTimeout(untilShownMs)
  await connect(page)
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    m.company_policy_title({}, { locale: language }),
  )
})

test('[S8.16] a page that cannot be hydrated logs it to the console and rethrows', async ({
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
  await expect.poll(() => said.join('\n')).toContain('The page could not be hydrated')
  await expect.poll(() => thrown.length).toBeGreaterThan(0)
})
