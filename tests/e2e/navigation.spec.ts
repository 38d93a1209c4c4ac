import { m } from '#app/i18n/paraglide/messages.js'
import { followLink } from './follow-link.ts'
import { readHead } from './read-head.ts'
import { expect, test } from './story.fixture.ts'
import { untilHydrated } from './until-hydrated.ts'

/** The path of a page whose code the home page has not loaded. */
const otherPath = '/blog'

test('[S2.35] the progress bar shows during a navigation, and no developer tools do', async ({
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

test('a new page moves the focus to its content and announces its title', async ({
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

test('pressing a link twice adds one history entry', async ({ page, language }) => {
  await page.goto('/program/berat-sehat')
  const order = page.getByRole('link', { name: m.programs_to_order({}, { locale: language }) })
  await untilHydrated(page)
  await order.dblclick()
  await page.waitForURL(/\/cart\/check-order/)
  // A second entry would appear only after the first navigation.
  await expect(page.locator('#content')).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL('/program/berat-sehat')
})

test('[S1.01] each tab of the auth page has a title', async ({ page, request, language }) => {
  const locale = { locale: language }
  for (const [path, name] of [
    ['/auth', m.auth_tabs_label({}, locale)],
    ['/auth/forgot-password', m.auth_forgot_title({}, locale)],
    ['/auth/reset-password?token=unknown', m.auth_reset_title({}, locale)],
    ['/auth/verify-email?token=unknown', m.auth_verify_title({}, locale)],
    ['/auth/profile-completion', m.auth_profile_title({}, locale)],
  ] as const) {
    const { titles, meta } = await readHead(page, request, path, language)
    expect.soft(titles, path).toEqual([`${name} – Seimbang`])
    expect.soft(meta.robots?.[0], path).toMatch(/noindex/)
  }
})

test('the first Tab stop skips the header', async ({ page, language }) => {
  await page.goto('/')
  const skip = page.getByRole('link', { name: m.shell_skip_to_content({}, { locale: language }) })
  // Outside the window it would still appear in a full-page screenshot.
  await expect(skip).toHaveCSS('opacity', '0')
  await page.keyboard.press('Tab')
  await expect(skip).toBeFocused()
  await expect(skip).toHaveCSS('opacity', '1')
  await page.keyboard.press('Enter')
  await expect(page.locator('#content')).toBeFocused()
})

test('Back from a link low on the front page returns to it', async ({ page }) => {
  await page.goto('/')
  await untilHydrated(page)
  const link = page.locator('#content a[href^="/ahli-gizi/"]').last()
  await link.scrollIntoViewIfNeeded()
  const place = await link.boundingBox()
  await link.click()
  await page.waitForURL(/\/ahli-gizi\//)
  await expect(page.locator('h1')).toBeVisible()
  await page.goBack()
  await page.waitForURL('/')
  await expect(page.locator('#content a[href^="/blog/"]').last()).toBeAttached()
  expect((await link.boundingBox())?.y).toBeCloseTo(place?.y ?? 0, -1)
})
