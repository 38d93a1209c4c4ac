import { randomUUID } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'
import { m } from '#app/i18n/paraglide/messages.js'
import { healthConsentVersion } from '#server/contract/health-consent.schema.ts'
import { consultationSlugOf } from '#server/contract/single-consultation.ts'
import type { DemoAccount } from '#tests/demo-account.ts'
import { shareSignIn, takeSignIn } from './practice-sign-in.ts'
import { callServer, type Texts } from './server-call.ts'
import type { Person, StoryOptions } from './story.fixture.ts'

/** A code is alone on its line; receipt numbers have six digits too. */
const codeLine = /\n(\d{6})\n/

/** The steps of a member, who finds controls by their names in the test's language. */
export class MemberSteps {
  readonly #page: Page
  readonly #options: StoryOptions
  readonly #knownCodes = new Set<string>()

  constructor(page: Page, options: StoryOptions) {
    this.#page = page
    this.#options = options
  }

  get #locale() {
    return { locale: this.#options.language }
  }

  /** Returns the visible field with this label; hidden tabs may hold fields of the same label. */
  field(label: string): Locator {
    return this.#page.getByLabel(label, { exact: true }).locator('visible=true')
  }

  async signUp(person: Person, redirect = '/'): Promise<void> {
    await this.#page.goto(`/auth?tab=signup&redirect=${redirect}`)
    await this.signUpHere(person)
  }

  /** Fills in the sign-up form on the open page and submits it. */
  async signUpHere({ firstName, email, password }: Person): Promise<void> {
    const page = this.#page
    await this.field(m.profile_first_name({}, this.#locale)).fill(firstName)
    await this.field(m.auth_email({}, this.#locale)).fill(email)
    await this.field(m.auth_password({}, this.#locale)).fill(password)
    await page.getByRole('button', { name: m.auth_submit_signup({}, this.#locale) }).click()
    await expect(
      page.getByRole('heading', { name: m.auth_check_mail_title({}, this.#locale) }),
    ).toBeVisible()
  }

  /** Opens the newest mail to an address and follows its link. */
  async followLinkInMail(email: string, path = '/auth/verify-email'): Promise<void> {
    await this.openNewestMail(email, path)
    const link = this.#page.frameLocator('iframe').getByRole('link').first()
    const isInMail = (url: string) => new URL(url).pathname.startsWith('/demo/')
    // A frame of another origin may miss a click while it appears, so this clicks again.
    await expect(async () => {
      if (isInMail(this.#page.url())) await link.click({ timeout: 2_000 })
      const leaving = { timeout: 3_000, waitUntil: 'commit' } as const
      await this.#page.waitForURL(({ href }) => !isInMail(href), leaving)
    }).toPass()
  }

  /** Mails arrive with a delay, so `text` identifies the expected one. */
  async openNewestMail(email: string, text = ''): Promise<void> {
    const page = this.#page
    await expect.poll(() => this.#mailsTo(email).then(([newest]) => newest?.text)).toContain(text)
    await page.goto(`${this.#options.standInOrigin}/demo/mailbox?to=${encodeURIComponent(email)}`)
    await page.getByRole('listitem').getByRole('link').first().click()
  }

  /** Follows the link in the browser that signed up, which signs in. */
  async verifyEmail(person: Person): Promise<void> {
    await this.followLinkInMail(person.email)
    await this.#page.waitForURL('/')
  }

  /** Fills in the confirmation form on the open page. */
  async confirmHere({ password }: Pick<Person, 'password'>): Promise<void> {
    await this.field(m.auth_verify_password({}, this.#locale)).fill(password)
    await this.#page.getByRole('button', { name: m.auth_verify_button({}, this.#locale) }).click()
  }

  /** Fills in the sign-in form on the open page and submits it. */
  async submitSignIn({ email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
    await this.field(m.auth_email({}, this.#locale)).fill(email)
    await this.field(m.auth_password({}, this.#locale)).fill(password)
    await this.#page
      .getByRole('button', { name: m.auth_submit_login({}, this.#locale), exact: true })
      .click()
  }

  async signInHere(person: Pick<Person, 'email' | 'password'>): Promise<void> {
    await this.submitSignIn(person)
    await expect(this.#page.getByText(m.auth_notice_signed_in({}, this.#locale))).toBeVisible()
  }

  /** A nutritionist opens the practice, too. */
  async signIn(person: DemoAccount): Promise<void> {
    const { standInOrigin } = this.#options
    const context = this.#page.context()
    if (person.isNutritionist && (await takeSignIn(context, standInOrigin))) {
      await this.#page.goto('/')
      return
    }
    await this.#page.goto('/auth?tab=login')
    await this.signInHere(person)
    if (!person.isNutritionist) return
    await this.openPractice(person)
    await shareSignIn(context, standInOrigin)
  }

  /**
   * Sends the code that the nutritionist's authenticator app shows, by a call. Each works once, so after
   * another sign-in this waits for the next.
   */
  async openPractice({ email }: Pick<DemoAccount, 'email'>): Promise<void> {
    const { request } = this.#page
    const address = `${this.#options.standInOrigin}/demo/authenticator`
    let tried = ''
    await expect(async () => {
      const shown = await (await request.get(address)).text()
      const [code = ''] = /\d{6}(?=<\/h2>)/.exec(shown.slice(shown.indexOf(email))) ?? []
      expect(code).not.toBe(tried)
      tried = code
      await this.#call('practice-door-sendCode', { code })
    }).toPass({ intervals: [5_000] })
  }

  /** Submits a wrong email or password on the open page. */
  async failToSignInHere(person: Pick<Person, 'email' | 'password'>): Promise<void> {
    await this.submitSignIn(person)
    const refusal = this.#page.getByText(m.errors_credentials_wrong({}, this.#locale))
    await expect(refusal.first()).toBeVisible()
  }

  /** Leaves the auth page for Google. */
  async chooseGoogle(): Promise<void> {
    await this.#page
      .getByRole('button', { name: m.auth_google({}, this.#locale) })
      .locator('visible=true')
      .click()
  }

  /** Creates a verified account and signs in, by calls alone, without opening a page. */
  async join({ firstName, email, password }: Person): Promise<void> {
    const newcomer = { firstName, lastName: '', email, password, redirect: '/' }
    await this.#call('auth-signUp', newcomer)
    const link = new URL(await this.#linkFromMail(email, '/auth/verify-email'))
    await this.#call('auth-confirmEmail', { token: link.searchParams.get('token') ?? '', password })
  }

  /** Creates a verified account in another browser. */
  async joinElsewhere(person: Person): Promise<void> {
    await this.join(person)
    await this.#page.context().clearCookies()
  }

  /** Buys and pays for the signed-in member, by calls alone. */
  async buy(productServiceId: string): Promise<void> {
    const address = await this.#openPayment({ subject: { productServiceId } })
    for (const [name, value] of Object.entries({ method: 'qris', outcome: 'settlement' })) {
      const headers = { origin: new URL(address).origin }
      const press = { form: { [name]: value }, headers, maxRedirects: 0 }
      const pressed = await this.#page.request.post(address, press)
      expect(pressed.status()).toBe(303)
    }
  }

  /** Orders a single consultation by calls alone. Returns the address of the payment page. */
  orderSession(nutritionist: string, startsAt: string): Promise<string> {
    return this.#openPayment({
      subject: { productServiceId: consultationSlugOf(nutritionist) },
      session: { startsAt, zone: 'Asia/Jakarta' },
    })
  }

  /** Consents to health data for the signed-in member, by a call, as the sheet does. */
  async agreeToHealthData(): Promise<void> {
    await this.#call('health-consent-decideHealthConsent', {
      decision: 'given',
      age: 'adult',
      textVersion: healthConsentVersion,
      language: this.#options.language,
    })
  }

  /** Puts the signed-in member's tracker into a nutritionist's care, as a form without scripts does. */
  async startCare(nutritionist: string): Promise<void> {
    const { request } = this.#page
    const [, trackerId = ''] =
      /\/tracker\/([^/?]+)/.exec((await request.get('/tracker')).url()) ?? []
    const answer = await request.post(`/konsultasi/jadwal?nutritionist=${nutritionist}`, {
      form: { changes: trackerId },
      headers: { 'sec-fetch-site': 'same-origin' },
      maxRedirects: 0,
    })
    expect(answer.headers().location).toBe('/konsultasi/saya')
  }

  /** As the account page in another tab does. */
  async withdrawHealthConsent(): Promise<void> {
    await this.#call('health-consent-decideHealthConsent', {
      decision: 'withdrawn',
      textVersion: healthConsentVersion,
      language: this.#options.language,
    })
  }

  /** The router fetches the next page before it leaves, so the header may still show a guest. */
  async isGreeted({ firstName }: Pick<Person, 'firstName'>): Promise<void> {
    await expect(
      this.#page.getByRole('banner').getByText(firstName, { exact: true }).locator('visible=true'),
    ).toBeVisible()
  }

  async signOut({ firstName }: Pick<Person, 'firstName'>): Promise<void> {
    const banner = this.#page.getByRole('banner')
    const press = async (button: Locator) => button.locator('visible=true').press('Enter')
    // Uses the keyboard, because a notification may cover the header and waits while hovered.
    const out = banner.getByRole('button', { name: m.auth_sign_out({}, this.#locale) })
    // A page that replaces another while the menu opens renders a closed menu.
    await expect(async () => {
      await press(banner.getByRole('button').filter({ hasText: firstName }))
      await expect(out.locator('visible=true')).toBeVisible({ timeout: 1_000 })
    }).toPass()
    await press(out)
    // The address may be the front page's already; the name disappears only with the session.
    await expect(banner.getByText(firstName, { exact: true })).toHaveCount(0)
  }

  /** Ticks the box of a first order. */
  async sayAdultHere(page = this.#page): Promise<void> {
    const toPayment = page.getByRole('button', { name: m.cart_to_payment({}, this.#locale) })
    await expect(toPayment).toBeVisible()
    const age = page.getByLabel(m.cart_age({}, this.#locale))
    if (await age.isVisible()) await age.check()
  }

  /** From an order page to the payment page. A member who has just signed in needs no code. */
  async orderHere(): Promise<void> {
    const page = this.#page
    await this.sayAdultHere()
    await page.getByRole('button', { name: m.cart_to_payment({}, this.#locale) }).click()
    await page.waitForURL(/\/demo\/payment\//)
  }

  /**
   * Opens the page for the code of a new order, as a member sees it whose sign-in is long ago.
   * Returns the code of the mail.
   */
  async awaitCode({ email, ...wanted }: { productServiceId: string; email: string }) {
    const { productServiceId } = wanted
    const order = { subject: { productServiceId }, age: 'adult', idempotencyKey: randomUUID() }
    const { orderId = '' } = await this.#call('order-sendOrder', order)
    await this.#call('order-requestCode', { orderId })
    const query = new URLSearchParams({ 'product-service-id': productServiceId })
    query.set('order-id', String(orderId))
    await this.#page.goto(`/cart/check-order?${query}`)
    return this.codeFromMail(email)
  }

  /** Chooses a method on the payment page and has the demo bank pay. */
  async payHere(method = 'qris'): Promise<void> {
    await this.choosePaymentHere(method)
    await this.#page.locator('button[value="settlement"]').click()
    await this.#page.waitForURL(/\/transaction\//)
  }

  async choosePaymentHere(method: string): Promise<void> {
    await this.#page.locator(`button[value="${method}"]`).click()
    await expect(this.#page.locator('button[value="settlement"]')).toBeVisible()
  }

  /** Types the code, or pastes it with a space as the mail shows it. The sixth digit submits it. */
  async enterCode(code: string): Promise<void> {
    await this.#page.getByLabel(m.cart_otp_label({}, this.#locale)).fill(code)
  }

  /** Applies a promo code on the order page; the result appears beside the field. */
  async applyPromo(code: string): Promise<void> {
    const page = this.#page
    await page.getByLabel(m.cart_promo_label({}, this.#locale)).fill(code)
    await page.getByRole('button', { name: m.cart_promo_apply({}, this.#locale) }).click()
  }

  /** From an open payment to the choice of another method; returns that page's address. */
  async changeMethod(): Promise<string> {
    const page = this.#page
    await page.getByRole('button', { name: m.cart_method_change({}, this.#locale) }).click()
    await page.waitForURL(/\/demo\/payment\//)
    return page.url()
  }

  /** Returns the first code that no earlier order used. */
  async codeFromMail(email: string): Promise<string> {
    let code: string | undefined
    await expect
      .poll(async () => {
        const mails = await this.#mailsTo(email)
        code = mails
          .flatMap(({ text }) => codeLine.exec(text)?.[1] ?? [])
          .find((found) => !this.#knownCodes.has(found))
        return code
      })
      .toBeTruthy()
    this.#knownCodes.add(code ?? '')
    return code ?? ''
  }

  async #openPayment(choice: Texts): Promise<string> {
    const order = { ...choice, age: 'adult', idempotencyKey: randomUUID() }
    const { orderId = '' } = await this.#call('order-sendOrder', order)
    const payment = { orderId, idempotencyKey: randomUUID() }
    const { paymentUrl } = await this.#call('order-sendPayment', payment)
    return String(paymentUrl)
  }

  #call(name: string, data: Texts) {
    return callServer(this.#page, this.#options.language, { name, data })
  }

  async #linkFromMail(email: string, path: string): Promise<string> {
    const links = async () => {
      const mails = await this.#mailsTo(email)
      return mails.flatMap(({ text }) => text.match(/https?:\S+/g) ?? [])
    }
    const isMeant = (link: string) => new URL(link).pathname === path
    await expect.poll(async () => (await links()).some(isMeant)).toBe(true)
    return (await links()).find(isMeant) ?? ''
  }

  /** Returns the mails, newest first. */
  async #mailsTo(email: string): Promise<{ subject: string; text: string }[]> {
    const response = await this.#page.request.get(
      `${this.#options.standInOrigin}/demo/mailbox/mails.json?to=${encodeURIComponent(email)}`,
    )
    return response.json()
  }
}
