import { m } from '#app/i18n/paraglide/messages.js'
import { expect, test } from './story.fixture.ts'
import { untilHydrated } from './until-hydrated.ts'

test.use({ serviceWorkers: 'allow' })

const service = 'seimbang-harian-12w'
const orderPath = `/cart/check-order?product-service-id=${service}`

test('[S2.01] [S2.20] [S2.21] a visitor reads the offer and chooses a duration', async ({
  page,
  language,
}) => {
  const locale = { locale: language }
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/program')
  await page.locator('a[href="/program/seimbang-harian"]').first().click()
  await page.waitForURL('/program/seimbang-harian')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/\w/)
  await page.locator(`[value="${service}"]`).check()
  await page.getByRole('link', { name: m.programs_to_order({}, locale) }).click()
  // A guest sees the order first, signs up and returns to it.
  await page.waitForURL(`**${orderPath}`)
  await page.getByRole('link', { name: m.cart_guest_sign_up({}, locale) }).click()
  await page.waitForURL(/\/auth\?/)
  expect(new URL(page.url()).searchParams.get('redirect')).toBe(orderPath)
  await expect(
    page.getByRole('heading', { name: m.auth_heading_signup_order({}, locale) }),
  ).toBeVisible()
  await expect(page.getByText(/·\s\d+\s\S+\s·\s(Rp|IDR)\s[\d.,]+/)).toBeVisible()
})

test('[S1.04] [S2.30] [S8.09] a visitor signs up, confirms the address in the mail, and signs in again', async ({
  page,
  member,
  person,
}) => {
  await member.signUp(person)
  await member.verifyEmail(person)
  await member.isGreeted(person)
  await member.signOut(person)
  await page.waitForURL('/')
  await member.signIn(person)
  await page.waitForURL('/')
  await member.isGreeted(person)
})

test('[S1.06] [S1.07] [S2.26] [S2.31] a member buys a program, enters a weight and food, and signs out', async ({
  page,
  member,
  person,
  language,
}) => {
  const locale = { locale: language }
  await member.join(person)
  await page.goto(orderPath)
  // The first order asks once for the age that the terms need.
  await page.getByRole('button', { name: m.cart_to_payment({}, locale) }).press('Enter')
  await expect(page.getByText(m.cart_age_missing({}, locale))).toBeVisible()
  await expect(page.getByLabel(m.cart_age({}, locale))).toBeFocused()
  await member.orderHere()
  await member.payHere()
  await expect(page.getByRole('heading', { name: m.cart_paid_title({}, locale) })).toBeVisible()

  await page.getByRole('link', { name: m.cart_open_tracker({}, locale) }).click()
  await page.waitForURL(/\/tracker\//)
  const kilograms = page.getByLabel(m.tracker_kilograms({}, locale))
  await kilograms.fill(language === 'id' ? '72,5' : '72.5')
  await page.getByRole('button', { name: m.tracker_submit({}, locale) }).click()
  // Before the first entry the member is asked once about health data; a no keeps what was typed.
  const sheet = page.getByRole('dialog', { name: m.consent_health_title({}, locale) })
  await expect(sheet.getByRole('heading')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByText(m.errors_health_consent_needed({}, locale))).toBeVisible()
  await expect(kilograms).toHaveValue(/72[.,]5/)
  await page.getByRole('button', { name: m.tracker_submit({}, locale) }).press('Enter')
  await sheet.getByRole('button', { name: m.consent_health_agree({}, locale) }).press('Enter')
  await expect(sheet).toHaveCount(0)
  // The chart shows a weight before it is saved; the status says when it is.
  await expect(page.getByRole('status').filter({ hasText: /72[.,]5/ })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('img', { name: /72[.,]5/ })).toBeVisible()
  await untilHydrated(page)

  // Yesterday's food, found despite a typo, is repeated today in one tap.
  await page.getByRole('button', { name: m.food_day_before({}, locale) }).click()
  await page.getByRole('combobox', { name: m.food_search_label({}, locale) }).fill('tempe gorng')
  const tempe = language === 'id' ? 'Tempe goreng' : 'Fried tempeh'
  await page.getByRole('option', { name: tempe }).first().click()
  await page.getByLabel(m.food_amount({}, locale), { exact: true }).fill('1/2')
  await page.getByRole('button', { name: m.food_done({}, locale), exact: true }).click()
  await expect(
    page.getByRole('button', { name: m.food_delete({ food: tempe }, locale) }),
  ).toBeVisible()
  await page.getByRole('button', { name: m.food_day_after({}, locale) }).click()
  await page.getByRole('button', { name: m.food_repeat({ foods: tempe }, locale) }).click()
  await expect(
    page.getByRole('button', { name: m.food_delete({ food: tempe }, locale) }),
  ).toBeVisible()

  await member.signOut(person)
  await page.waitForURL('/')
  await page.goto('/transaction')
  await page.waitForURL(/\/auth\?/)
})

test('[S2.10] a saved cart opens in a new browser after sign-in', { tag: '@long' }, async ({
  page,
  member,
  person,
  language,
  otherPage,
  memberOn,
}) => {
  const locale = { locale: language }
  await member.join(person)
  await page.goto(orderPath)
  await page.getByRole('button', { name: m.cart_later_submit({}, locale) }).click()
  await expect(page.getByText(m.cart_later_sent({}, locale))).toBeVisible()

  const otherMember = memberOn(otherPage)
  await otherMember.followLinkInMail(person.email, '/cart/check-order')
  await otherPage.waitForURL(/\/auth\?/)
  await otherMember.signInHere(person)
  await otherPage.waitForURL(/\/cart\/check-order\?cart-id=/)
  await expect(
    otherPage.getByRole('heading', { name: m.cart_order_title({}, locale) }),
  ).toBeVisible()
})
