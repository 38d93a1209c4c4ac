import { setTimeout } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { m } from '#app/i18n/paraglide/messages.js'
import { untilAlive, untilLaidOut } from './alive.ts'
import { holdScripts } from './hold-scripts.ts'
import { expect, test } from './story.fixture.ts'
import { openTracker } from './tracker-steps.ts'

test('what is pressed before the scripts have arrived happens once they have', async ({
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
  await untilAlive(settings)
  await panel.getByRole('button', { name: m.consent_close({}, locale) }).click()
  await expect(panel).toBeHidden()
})

test('a list that is searched waits for its script, and opens for who comes then', async ({
  page,
}) => {
  const letScriptsIn = await holdScripts(page)
  await page.goto('/test-example')
  const field = page.locator('input[role="combobox"]').first()
  await expect(field).toBeDisabled()
  letScriptsIn()
  await field.fill('a')
  await expect(field).toHaveAttribute('aria-expanded', 'true')
})

test('who has scrolled before the scripts have arrived stays there, and comes back there', async ({
  page,
}) => {
  const letScriptsIn = await holdScripts(page)
  await page.goto('/policy')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const scrolled = () => page.evaluate(() => window.scrollY)
  const top = await scrolled()
  // Letters that arrive make a page a little longer or shorter.
  const nearTop = top - 50
  expect(nearTop).toBeGreaterThan(500)
  letScriptsIn()
  await untilAlive(page.getByRole('contentinfo').getByRole('link').first())
  expect(await scrolled()).toBeGreaterThan(nearTop)
  await page.reload()
  await untilAlive(page.getByRole('contentinfo').getByRole('link').first())
  expect(await scrolled()).toBeGreaterThan(nearTop)
  await page.getByRole('contentinfo').getByRole('link').first().click()
  await page.waitForURL((url) => url.pathname !== '/policy')
  await expect.poll(scrolled).toBe(0)
  await page.goBack()
  await expect.poll(scrolled).toBeGreaterThan(nearTop)
})

test.describe('without what the service worker keeps', () => {
  test.use({ serviceWorkers: 'block' })

  test('[S2.31] who signs out before the scripts have arrived is signed out, also when those of the menu come last', async ({
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
      // Long enough for the rest of the page to become alive without it.
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

  test('[S2.26] a weight that is typed before the scripts have arrived is the one that is saved', async ({
    page,
    member,
    person,
    language,
  }) => {
    const locale = { locale: language }
    await openTracker({ page, member, person }, locale)
    const letScriptsIn = await holdScripts(page)
    await page.reload()
    await page.getByLabel(m.tracker_kilograms({}, locale)).fill('72.5')
    letScriptsIn()
    await page.getByRole('button', { name: m.tracker_submit({}, locale) }).click()
    await expect(page.getByRole('status').filter({ hasText: /72[.,]5/ })).toBeVisible()
  })
})

test('what waits for its script does not look as if it could not be used', async ({
  page,
  language,
}) => {
  const letScriptsIn = await holdScripts(page)
  await page.goto('/auth')
  const google = page.getByRole('button', { name: m.auth_google({}, { locale: language }) })
  await expect(google).toBeDisabled()
  await expect(google).toHaveCSS('opacity', '1')
  const chosenMode = page
    .getByRole('contentinfo')
    .getByRole('button', { name: m.shell_mode_system({}, { locale: language }) })
  await expect(chosenMode).toHaveAttribute('aria-pressed', 'true')
  letScriptsIn()
  await expect(google).toBeEnabled()
})

test('a check further down, which its script has not reached yet, looks as if it could be used', async ({
  page,
  language,
}) => {
  await page.goto('/')
  await expect(page.locator(':root')).toHaveAttribute('data-alive')
  const submit = page.getByRole('button', { name: m.checks_bmi_submit({}, { locale: language }) })
  await expect(submit).toBeDisabled()
  await expect(submit).toHaveCSS('opacity', '1')
})

test('a filter that is chosen before the scripts have arrived counts once they have', async ({
  page,
  language,
}) => {
  const locale = { locale: language }
  const letScriptsIn = await holdScripts(page)
  await page.goto('/ahli-gizi')
  await page.getByLabel(m.nutritionists_filter_city({}, locale)).selectOption('Denpasar')
  await page.getByLabel(m.nutritionists_filter_sort({}, locale)).selectOption('name')
  letScriptsIn()
  await expect(page).toHaveURL(/\?city=Denpasar&sort=name$/)
  await expect(page.getByLabel(m.nutritionists_filter_city({}, locale))).toHaveValue('Denpasar')
})

test('a press on what waits for its script happens once it has come', async ({
  page,
  language,
}) => {
  const locale = { locale: language }
  const letScriptsIn = await holdScripts(page)
  await page.goto('/seimbang-for-enterprise-contact')
  const company = page.getByLabel(m.company_form_company({}, locale))
  await company.fill('PT Maju')
  const send = page.getByRole('button', { name: m.company_form_submit({}, locale) })
  await expect(send).toBeDisabled()
  await send.click({ force: true })
  letScriptsIn()
  // The form was sent, and says what it lacks.
  await expect(page.locator('[aria-invalid="true"]').first()).toBeFocused()
  await expect(company).toHaveValue('PT Maju')
})

test('a food that is pressed on a plate asleep lies on it once it is awake', async ({
  page,
  language,
}) => {
  await page.route('/assets/plate-with-film-*.js', async (route) => {
    await setTimeout(1000)
    await route.continue()
  })
  await page.goto('/')
  await expect(page.locator(':root')).toHaveAttribute('data-alive')
  const rice = page.getByRole('checkbox', {
    name: m.checks_food_rice({}, { locale: language }),
    exact: true,
  })
  await untilLaidOut(page)
  await rice.scrollIntoViewIfNeeded()
  await rice.click({ force: true })
  await expect(rice).not.toBeChecked()
  await expect(rice).toBeChecked()
})

test('a film that is pressed before its script has arrived plays in the page', async ({
  page,
  language,
}) => {
  const letScriptsIn = await holdScripts(page)
  await page.goto('/')
  await filmOf(page, language).click()
  letScriptsIn()
  await expect(playerOf(page, language)).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/')
})

test('a film whose page gets no script is followed to where its poster links', async ({
  page,
  language,
}) => {
  await holdScripts(page)
  await page.goto('/')
  await filmOf(page, language).click()
  await page.waitForURL(/\.mp4$/)
})

test('what is pressed in a part that has just come near happens once its script has come', async ({
  page,
  language,
}) => {
  for (const part of ['plate-with-film', 'program-shelf'])
    await page.route(`/assets/${part}-*.js`, async (route) => {
      await setTimeout(1000)
      await route.continue()
    })
  const locale = { locale: language }
  await page.goto('/')
  await expect(page.locator(':root')).toHaveAttribute('data-alive')
  const shelf = page.getByRole('list', { name: m.programs_shelf_label({}, locale) })
  await page.getByRole('button', { name: m.programs_shelf_next({}, locale) }).click()
  expect(await shelf.evaluate((element) => element.scrollLeft)).toBe(0)
  await expect.poll(() => shelf.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
  await filmOf(page, language).click()
  await expect(playerOf(page, language)).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/')
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
