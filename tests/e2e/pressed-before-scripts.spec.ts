import { setTimeout } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { m } from '#app/i18n/paraglide/messages.js'
import { expect, test, watchChanges } from './before-scripts.fixture.ts'
import { holdScripts } from './hold-scripts.ts'
import { slowDown } from './slow-phone.ts'
import { untilHydrated } from './until-hydrated.ts'

const orderPath = '/cart/check-order?product-service-id=seimbang-harian-4w'

test('a button pressed three times before hydration acts once after it', async ({
  page,
  language,
}) => {
  const locale = { locale: language }
  const letScriptsIn = await holdScripts(page)
  await page.goto('/policy')
  const settings = page.getByRole('button', { name: m.consent_settings({}, locale) })
  for (const _ of ['at first', 'and again', 'and once more']) await settings.click()
  const panel = page.getByRole('dialog', { name: m.consent_title({}, locale) })
  await expect(panel).toBeHidden()
  letScriptsIn()
  await expect(panel).toBeVisible()
  await untilHydrated(page)
  await panel.getByRole('button', { name: m.consent_close({}, locale) }).click()
  await expect(panel).toBeHidden()
})

test('on a slow phone Enter in a field signs up once with what was typed', async ({
  page,
  person,
  member,
  language,
}) => {
  const locale = { locale: language }
  await slowDown(page)
  const calls = watchChanges(page)
  const letScriptsIn = await holdScripts(page)
  await page.goto('/auth?tab=signup')
  await member.field(m.profile_first_name({}, locale)).fill(person.firstName)
  await member.field(m.auth_email({}, locale)).fill(person.email)
  await member.field(m.auth_password({}, locale)).pressSequentially(person.password)
  for (const _ of ['at first', 'and again']) await page.keyboard.press('Enter')
  expect(calls).toEqual([])
  letScriptsIn()
  await expect(
    page.getByRole('heading', { name: m.auth_check_mail_title({}, locale) }),
  ).toBeVisible()
  expect(calls).toEqual(['auth-signUp'])
  expect(page.url()).not.toContain(encodeURIComponent(person.email))
})

test('on a slow phone a press on sign-in before hydration signs in once', { tag: '@long' }, async ({
  page,
  person,
  member,
  language,
}) => {
  const locale = { locale: language }
  await member.joinElsewhere(person)
  await slowDown(page)
  const calls = watchChanges(page)
  const letScriptsIn = await holdScripts(page)
  await page.goto('/auth?tab=login')
  await member.submitSignIn(person)
  letScriptsIn()
  await expect(page.getByText(m.auth_notice_signed_in({}, locale))).toBeVisible()
  expect(calls.filter((name) => name.startsWith('auth-'))).toEqual(['auth-signIn'])
})

test('a press on a deferred part acts once its script has arrived', { tag: '@long' }, async ({
  page,
  language,
}) => {
  const locale = { locale: language }
  await page.route('/assets/programs-and-steps-*.js', async (route) => {
    await setTimeout(1000)
    await route.continue()
  })
  await page.goto('/')
  await untilHydrated(page)
  const shelf = page.getByRole('list', { name: m.programs_shelf_label({}, locale) })
  await page.getByRole('button', { name: m.programs_shelf_next({}, locale) }).click()
  expect(await shelf.evaluate((element) => element.scrollLeft)).toBe(0)
  await expect.poll(() => shelf.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
})

test('a page scrolled before hydration stays there, and Back returns there', {
  tag: '@long',
}, async ({ page }) => {
  const letScriptsIn = await holdScripts(page)
  await page.goto('/policy')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const scrolled = () => page.evaluate(() => window.scrollY)
  const top = await scrolled()
  // A font that arrives late makes a page a little longer or shorter.
  const nearTop = top - 50
  expect(nearTop).toBeGreaterThan(500)
  letScriptsIn()
  await untilHydrated(page)
  expect(await scrolled()).toBeGreaterThan(nearTop)
  await page.reload()
  await untilHydrated(page)
  expect(await scrolled()).toBeGreaterThan(nearTop)
  await page.getByRole('contentinfo').getByRole('link').first().click()
  await page.waitForURL((url) => url.pathname !== '/policy')
  await expect.poll(scrolled).toBe(0)
  await page.goBack()
  await expect.poll(scrolled).toBeGreaterThan(nearTop)
})

test('a film pressed before its script arrives plays in the page', { tag: '@long' }, async ({
  page,
  language,
}) => {
  const letScriptsIn = await holdScripts(page)
  await page.goto('/cek-gizi')
  await filmOf(page, language).click()
  letScriptsIn()
  await expect(playerOf(page, language)).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/cek-gizi')
})

test('the link of a film is followed if the page gets no script', { tag: '@long' }, async ({
  page,
  language,
}) => {
  await holdScripts(page)
  await page.goto('/cek-gizi')
  await filmOf(page, language).click()
  await page.waitForURL(/\.mp4$/)
})

test('an order placed and a code pasted before hydration are sent once each', {
  tag: '@long',
}, async ({ page, member, person, language }) => {
  const locale = { locale: language }
  await member.join(person)
  const calls = watchChanges(page)
  const letScriptsIn = await holdScripts(page)
  await page.goto(orderPath)
  await member.sayAdultHere()
  await page.getByRole('button', { name: m.cart_to_payment({}, locale) }).press('Space')
  letScriptsIn()
  await page.waitForURL(/\/demo\/payment\//)
  expect(calls.filter((name) => name === 'order-sendOrder')).toHaveLength(1)
  expect(calls.filter((name) => name === 'order-sendPayment')).toHaveLength(1)

  const wanted = { productServiceId: 'jantung-sehat-4w', email: person.email }
  const code = await member.awaitCode(wanted)
  const letScriptsInAgain = await holdScripts(page)
  await page.reload()
  await member.enterCode(`${code.slice(0, 3)} ${code.slice(3)}`)
  letScriptsInAgain()
  await page.waitForURL(/\/demo\/payment\//)
  expect(calls.filter((name) => name === 'order-sendVerification')).toHaveLength(1)
})

test('[S2.31] a sign-out pressed before hydration signs out, even if the script of the menu arrives last', async ({
  page,
  member,
  person,
  language,
}) => {
  await member.join(person)
  const banner = page.getByRole('banner')
  const name = banner.getByText(person.firstName, { exact: true })
  const letScriptsIn = await holdScripts(page)
  await page.route('/assets/-member-links-*.js', async (route) => {
    // Long enough for the rest of the page to hydrate without it.
    await setTimeout(1000)
    await route.fallback()
  })
  await page.goto('/program')
  await name.locator('visible=true').click()
  const signOut = m.auth_sign_out({}, { locale: language })
  await banner.getByRole('button', { name: signOut }).locator('visible=true').click()
  letScriptsIn()
  await expect(name).toHaveCount(0)
  await page.waitForURL('/')
})

function filmOf(page: Page, locale: 'en' | 'id') {
  return page.getByRole('link', { name: m.player_open({ title: titleOfFilm(locale) }, { locale }) })
}

function playerOf(page: Page, locale: 'en' | 'id') {
  return page.getByRole('region', { name: titleOfFilm(locale), exact: true })
}

function titleOfFilm(locale: 'en' | 'id'): string {
  return m.home_film_title({}, { locale })
}
