import type { Page } from '@playwright/test'
import { m } from '#app/i18n/paraglide/messages.js'
import { expect, test } from './story.fixture.ts'

const consentCookie = 'seimbang-cookies-consent'
const authRedirectCookie = 'seimbang-auth-cookie-redirect'

test.describe('the cookie panel', () => {
  test.use({ hasChosenCookies: false })

  test('[S4.06] [S4.08] [S2.35] opens on load with the essential cookies on and the others off', async ({
    page,
    language,
  }) => {
    await page.goto('/')
    const { panel, box, button } = panelOf(page, language)
    await expect(panel).toBeVisible()
    await button(m.consent_choose).press('Enter')
    await expect(box('functional')).toBeFocused()
    await expect(box('essential')).toBeChecked()
    await expect(box('essential')).toBeDisabled()
    await expect(box('functional')).not.toBeChecked()
    await expect(box('analytics')).not.toBeChecked()
    for (const path of ['/privacy-policy', '/syarat-ketentuan'])
      await expect(panel.locator(`a[href$="${path}"]`)).toBeVisible()
  })

  test('[S4.06] leaves most of a small screen to the page', async ({ page, language }) => {
    await page.goto('/')
    // Measures with the site's font, which a first visit may show without.
    await page.evaluate(() => document.fonts.ready)
    for (const [width, height, most] of [
      [390, 844, 0.22],
      [320, 568, 0.38],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.reload()
      const { panel } = panelOf(page, language)
      await expect(panel).toBeVisible()
      expect((await panel.boundingBox())?.height, `${width}`).toBeLessThan(height * most)
    }
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

  test('[S4.07] [S9.02] accept all stores both choices for seven days, closes, and does not ask again', async ({
    page,
    language,
  }) => {
    await plantAuthRedirect(page)
    await page.goto('/')
    const { panel, button } = panelOf(page, language)
    await button(m.consent_accept_all).click()
    await expect(panel).toBeHidden()
    expect(await storedConsent(page)).toMatchObject({
      enableCookiesFunctional: true,
      enableCookiesAnalytics: true,
    })
    const cookie = (await page.context().cookies()).find(({ name }) => name === consentCookie)
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / (24 * 60 * 60)
    expect(days).toBeGreaterThan(6.9)
    expect(days).toBeLessThan(7.1)
    expect(await hasAuthRedirect(page)).toBe(true)
    const response = page.waitForResponse(({ ok }) => Boolean(ok))
    await page.reload()
    await response
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(panel).toBeHidden()
  })

  test('[S4.07] accept selected stores the checked choices; without functional cookies it clears the auth redirect', async ({
    page,
    language,
  }) => {
    await plantAuthRedirect(page)
    await page.goto('/')
    const { panel, box, button } = panelOf(page, language)
    await button(m.consent_choose).click()
    await box('analytics').check()
    await button(m.consent_accept_selected).click()
    await expect(panel).toBeHidden()
    expect(await storedConsent(page)).toMatchObject({
      enableCookiesFunctional: false,
      enableCookiesAnalytics: true,
    })
    expect(await hasAuthRedirect(page)).toBe(false)
  })

  test('[S4.08] essential only refuses like the close icon', { tag: '@long' }, async ({
    page,
    language,
  }) => {
    await plantAuthRedirect(page)
    await page.goto('/')
    const { panel, button } = panelOf(page, language)
    await button(m.consent_essential_only).click()
    await expect(panel).toBeHidden()
    expect(await storedConsent(page)).toEqual({
      enableCookiesFunctional: false,
      enableCookiesAnalytics: false,
    })
    expect(await hasAuthRedirect(page)).toBe(false)
  })

  test('[S4.08] the close icon stores a refusal, clears the auth redirect and closes', async ({
    page,
    language,
  }) => {
    await plantAuthRedirect(page)
    await page.goto('/')
    const { panel, box, button } = panelOf(page, language)
    await button(m.consent_choose).click()
    await box('functional').check()
    await button(m.consent_close).click()
    await expect(panel).toBeHidden()
    // Nothing else is stored, e.g. no id.
    expect(await storedConsent(page)).toEqual({
      enableCookiesFunctional: false,
      enableCookiesAnalytics: false,
    })
    expect(await hasAuthRedirect(page)).toBe(false)
  })
})

test('the footer reopens the cookie panel, and closing returns the focus to the footer', async ({
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

async function plantAuthRedirect(page: Page): Promise<void> {
  await page
    .context()
    .addCookies([{ name: authRedirectCookie, value: '/program', domain: 'localhost', path: '/' }])
}

async function hasAuthRedirect(page: Page): Promise<boolean> {
  return (await page.context().cookies()).some(({ name }) => name === authRedirectCookie)
}

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

async function storedConsent(page: Page): Promise<unknown> {
  const cookie = (await page.context().cookies()).find(({ name }) => name === consentCookie)
  return JSON.parse(decodeURIComponent(cookie?.value ?? 'null'))
}
