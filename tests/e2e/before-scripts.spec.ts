import { setTimeout } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { m } from '#app/i18n/paraglide/messages.js'
import { isFullSize } from '#tests/test-size.ts'
import { tempe } from './device-steps.ts'
import { holdScripts } from './hold-scripts.ts'
import { slowDown } from './slow-phone.ts'
import { expect as quickExpect, test } from './story.fixture.ts'
import { openTracker } from './tracker-steps.ts'
import { untilHydrated } from './until-hydrated.ts'

/** A slow phone on a slow network takes its time. */
const expect = quickExpect.configure({ timeout: 40_000 })
const orderPath = '/cart/check-order?product-service-id=seimbang-harian-4w'

// At full size every test runs on a slow phone.
test.beforeEach(async ({ page }) => {
  if (isFullSize) await slowDown(page)
})

/** Collects the names of the server functions that a page calls with POST. */
function watchChanges(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() === 'POST' && pathname.startsWith('/_serverFn/'))
      calls.push(pathname.slice('/_serverFn/'.length))
  })
  return calls
}

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

test('on a slow phone a press on sign-in before hydration signs in once', async ({
  page,
  person,
  member,
  language,
}) => {
  const locale = { locale: language }
  await member.join(person)
  await page.context().clearCookies()
  await slowDown(page)
  const calls = watchChanges(page)
  const letScriptsIn = await holdScripts(page)
  await page.goto('/auth?tab=login')
  await member.submitSignIn(person)
  letScriptsIn()
  await expect(page.getByText(m.auth_notice_signed_in({}, locale))).toBeVisible()
  expect(calls.filter((name) => name.startsWith('auth-'))).toEqual(['auth-signIn'])
})

test('a form sent before hydration keeps its text and names what it lacks', async ({
  page,
  language,
}) => {
  const locale = { locale: language }
  const letScriptsIn = await holdScripts(page)
  await page.goto('/seimbang-for-enterprise-contact')
  const company = page.getByLabel(m.company_form_company({}, locale))
  await company.fill('PT Maju')
  await page.keyboard.press('Enter')
  letScriptsIn()
  await expect(page.locator('[aria-invalid="true"]').first()).toBeFocused()
  await expect(company).toHaveValue('PT Maju')
})

test('what was typed before hydration is kept if an extension changes the page', async ({
  otherPage: page,
  language,
}) => {
  const locale = { locale: language }
  const letScriptsIn = await holdScripts(page)
  await page.goto('/seimbang-for-enterprise-contact')
  const name = page.getByLabel(m.company_form_name({}, locale))
  await name.fill('Dewi')
  await name.evaluate((field) => field.after(document.createElement('div')))
  const replaced = await name.elementHandle()
  letScriptsIn()
  await untilHydrated(page)
  expect(await replaced?.evaluate((field) => field.isConnected)).toBe(false)
  await expect(name).toHaveValue('Dewi')
})

test('a form sent before anything is typed is refused as it was sent, and keeps what follows', async ({
  page,
  language,
}) => {
  const locale = { locale: language }
  const letScriptsIn = await holdScripts(page)
  await page.goto('/seimbang-for-enterprise-contact')
  const name = page.getByLabel(m.company_form_name({}, locale))
  await page.getByRole('button', { name: m.company_form_submit({}, locale) }).click()
  await name.fill('Dewi')
  letScriptsIn()
  await expect(name).toBeFocused()
  await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible()
  await expect(name).toHaveValue('Dewi')
})

test('the body mass index is computed from values typed before hydration', async ({
  page,
  language,
}) => {
  const locale = { locale: language }
  const letScriptsIn = await holdScripts(page)
  await page.goto('/cek-gizi')
  const check = page.getByRole('region', { name: m.checks_bmi_title({}, locale) })
  await check.getByLabel(m.checks_bmi_height({}, locale)).fill('160')
  await check.getByLabel(m.checks_bmi_weight({}, locale)).fill('60')
  await page.keyboard.press('Enter')
  letScriptsIn()
  await expect(check.getByRole('status')).toContainText(/23[.,]4/)
})

test('foods put on the plate with Space before hydration lie on it after', async ({
  page,
  language,
}) => {
  const locale = { locale: language }
  const letScriptsIn = await holdScripts(page)
  await page.goto('/cek-gizi')
  const section = page.getByRole('region', { name: m.checks_plate_title({}, locale) })
  const names = [m.checks_food_rice, m.checks_food_tempe, m.checks_food_spinach]
  for (const name of names)
    await section.getByRole('checkbox', { name: name({}, locale), exact: true }).press('Space')
  letScriptsIn()
  await expect(section.getByRole('status')).toHaveText(
    m.checks_plate_missing({ parts: m.checks_plate_fruit({}, locale).toLowerCase() }, locale),
  )
  for (const name of names)
    await expect(
      section.getByRole('checkbox', { name: name({}, locale), exact: true }),
    ).toBeChecked()
})

test('a press on a deferred part acts once its script has arrived', async ({ page, language }) => {
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

test('a page scrolled before hydration stays there, and Back returns there', async ({ page }) => {
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

test.describe('without the cache of the service worker', () => {
  test.use({ serviceWorkers: 'block' })

  test('an order placed and a code pasted before hydration are sent once each', async ({
    page,
    member,
    person,
    language,
  }) => {
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

  test('a food typed before hydration is offered after it', async ({
    page,
    member,
    person,
    language,
  }) => {
    const locale = { locale: language }
    await openTracker({ page, member, person })
    const letScriptsIn = await holdScripts(page)
    await page.reload()
    await page.getByRole('combobox', { name: m.food_search_label({}, locale) }).click()
    await page.keyboard.type('tempe goreng')
    letScriptsIn()
    await page.getByRole('listbox').getByRole('option').first().click()
    await expect(page.getByText(tempe(language)).first()).toBeVisible()
  })

  test('[S2.26] a weight typed before hydration is the weight that is saved', async ({
    page,
    member,
    person,
    language,
  }) => {
    const locale = { locale: language }
    await openTracker({ page, member, person })
    const letScriptsIn = await holdScripts(page)
    await page.reload()
    await page.getByLabel(m.tracker_kilograms({}, locale)).fill('72.5')
    letScriptsIn()
    await page.getByRole('button', { name: m.tracker_submit({}, locale) }).click()
    await expect(page.getByRole('status').filter({ hasText: /72[.,]5/ })).toBeVisible()
  })
})

test('a country typed before hydration is chosen after it', async ({
  page,
  member,
  person,
  language,
}) => {
  await member.join(person)
  const letScriptsIn = await holdScripts(page)
  await page.goto('/account')
  await page
    .getByRole('combobox', { name: m.profile_country({}, { locale: language }) })
    .fill('indonesia')
  letScriptsIn()
  await expect(page.locator('input[name="country"]')).toHaveValue('ID')
})

test('a duration chosen before hydration is the one that the link orders', async ({
  page,
  member,
  person,
  language,
}) => {
  await member.join(person)
  const letScriptsIn = await holdScripts(page)
  await page.goto('/program/seimbang-harian')
  await page.locator('[value="seimbang-harian-12w"]').check()
  await page.getByRole('link', { name: m.programs_to_order({}, { locale: language }) }).click()
  letScriptsIn()
  await page.waitForURL(/product-service-id=seimbang-harian-12w/)
})

test('filters chosen before hydration apply after it', async ({ page, language }) => {
  const locale = { locale: language }
  const letScriptsIn = await holdScripts(page)
  await page.goto('/ahli-gizi')
  await page.getByLabel(m.nutritionists_filter_city({}, locale)).selectOption('Denpasar')
  await page.getByLabel(m.nutritionists_filter_sort({}, locale)).selectOption('name')
  letScriptsIn()
  await expect(page).toHaveURL(/\?city=Denpasar&sort=name$/)
  await expect(page.getByLabel(m.nutritionists_filter_city({}, locale))).toHaveValue('Denpasar')
})

test('a film pressed before its script arrives plays in the page', async ({ page, language }) => {
  const letScriptsIn = await holdScripts(page)
  await page.goto('/cek-gizi')
  await filmOf(page, language).click()
  letScriptsIn()
  await expect(playerOf(page, language)).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/cek-gizi')
})

test('the link of a film is followed if the page gets no script', async ({ page, language }) => {
  await holdScripts(page)
  await page.goto('/cek-gizi')
  await filmOf(page, language).click()
  await page.waitForURL(/\.mp4$/)
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
