import { type BrowserContext, expect, type Page } from '@playwright/test'
import { m } from '#app/i18n/paraglide/messages.js'
import type { GoogleFault } from '#tests/support/google-fault.ts'
import { callServer } from './server-call.ts'
import { originOf, shapes } from './shapes.ts'
import { test as base, type Person } from './story.fixture.ts'

/** Matches the cookies of a session and of a sign-in attempt. */
export const ownCookies = /auth-cookie|google/

/** The steps of a visitor who signs in with the faulty Google. */
class GoogleSteps {
  readonly #page: Page
  readonly #language: 'en' | 'id'

  constructor(page: Page, language: 'en' | 'id') {
    this.#page = page
    this.#language = language
  }

  get #locale() {
    return { locale: this.#language }
  }

  /** From the auth page, or a page that leads to it, to the provider's page. */
  async leaveFrom(path: string): Promise<void> {
    const page = this.#page
    await page.goto(path)
    await page.getByRole('button', { name: m.auth_google({}, this.#locale) }).click()
    await page.waitForURL(`${originOf(shapes.google.provider)}/authorize?*`)
  }

  async choose({ firstName, email }: Person, fault: GoogleFault = 'none'): Promise<void> {
    const page = this.#page
    await page.getByLabel('Name').fill(firstName)
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Fault').selectOption(fault)
    await page.getByRole('button', { name: 'Continue' }).click()
  }

  /** Submits the choice and returns the redirect address without following it. */
  async chooseAndStay({ firstName: name, email }: Person): Promise<string> {
    const page = this.#page
    const form = { name, email, fault: 'none' satisfies GoogleFault }
    const answer = await page.request.post(page.url(), { form, maxRedirects: 0 })
    return answer.headers().location ?? ''
  }

  /** Signs in a new user with a Google account, by calls alone. */
  async join({ firstName: name, email }: Person): Promise<void> {
    const { request } = this.#page
    const { url } = await callServer({ request }, this.#language, {
      name: 'google-getGoogleAddress',
      data: { from: '/transaction' },
    })
    const form = { name, email, fault: 'none' satisfies GoogleFault }
    const answer = await request.post(String(url), { form, maxRedirects: 0 })
    await request.get(answer.headers().location ?? '', { maxRedirects: 0 })
    expect(await cookieOf(this.#page.context(), 'auth-cookie-token')).toBeTruthy()
  }

  /** Deletes the cookies of the session and of every attempt, and no other. */
  async forget(): Promise<void> {
    await this.#page.context().clearCookies({ name: ownCookies })
  }

  async expectSignedIn({ firstName }: Person): Promise<void> {
    const name = this.#page.getByRole('banner').getByText(firstName)
    await expect(name.locator('visible=true')).toBeVisible()
    expect(await cookieOf(this.#page.context(), 'auth-cookie-token')).toBeTruthy()
  }

  /** Expects the auth page with a message, without remains of the attempt or of a session. */
  async expectFailure(text: string, secrets: string[]): Promise<void> {
    const page = this.#page
    await page.waitForURL(/\/auth\?tab=login&google=\w+(&redirect=%2Ftransaction)?$/)
    await expect(page.getByText(text)).toBeVisible()
    await this.expectGuest(secrets)
  }

  /** @param secrets must not appear in any cookie, address or page */
  async expectGuest(secrets: string[] = []): Promise<void> {
    const page = this.#page
    const cookies = await page.context().cookies()
    const ours = cookies.filter(({ name }) => ownCookies.test(name))
    expect(ours, 'no cookie of a session or an attempt').toEqual([])
    await page.goto('/')
    const banner = page.getByRole('banner')
    const menu = banner.getByRole('button', { name: m.shell_menu_label({}, this.#locale) })
    if (await menu.isVisible()) await menu.click()
    await expect(
      banner
        .getByRole('link', { name: m.shell_sign_in({}, this.#locale), exact: true })
        .locator('visible=true'),
    ).toBeVisible()
    for (const secret of secrets) {
      expect(page.url()).not.toContain(secret)
      expect(await page.content()).not.toContain(secret)
    }
  }
}

/** Returns the value of a cookie; `name` omits the product prefix. */
export async function cookieOf(context: BrowserContext, name: string): Promise<string | undefined> {
  const cookies = await context.cookies()
  const found = cookies.find((cookie) => cookie.name === `seimbang-${name}`)
  return found && decodeURIComponent(found.value)
}

type GoogleFixtures = {
  google: GoogleSteps
  /** The same steps on another page, e.g. in a second browser. */
  googleOn: (page: Page) => GoogleSteps
}

export const test = base.extend<GoogleFixtures>({
  googleOn: async ({ language }, use) => {
    await use((page) => new GoogleSteps(page, language))
  },
  google: async ({ page, googleOn }, use) => {
    await use(googleOn(page))
  },
})
