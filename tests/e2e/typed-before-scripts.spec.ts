import { m } from '#app/i18n/paraglide/messages.js'
import { expect, test } from './before-scripts.fixture.ts'
import { tempe } from './device-steps.ts'
import { holdScripts } from './hold-scripts.ts'
import { openTracker } from './tracker-steps.ts'
import { untilHydrated } from './until-hydrated.ts'

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

test('a form sent before anything is typed is refused as it was sent, and keeps what follows', {
  tag: '@long',
}, async ({ page, language }) => {
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

test('the body mass index is computed from values typed before hydration', {
  tag: '@long',
}, async ({ page, language }) => {
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

test('foods put on the plate with Space before hydration lie on it after', {
  tag: '@long',
}, async ({ page, language }) => {
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

test('a country typed before hydration is chosen after it', { tag: '@long' }, async ({
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

test('a date typed in part before hydration is completed after it', { tag: '@long' }, async ({
  page,
  member,
  person,
  language,
}) => {
  await member.join(person)
  const letScriptsIn = await holdScripts(page)
  await page.goto('/account')
  const date = page.getByLabel(m.profile_birth_date({}, { locale: language }))
  await date.focus()
  // The day and the month alike: languages differ in their order.
  await page.keyboard.type('11')
  letScriptsIn()
  await untilHydrated(page)
  await page.keyboard.type('111990')
  await expect(date).toHaveValue('1990-11-11')
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

test('filters chosen before hydration apply after it', { tag: '@long' }, async ({
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

test('a food typed before hydration is offered after it', { tag: '@long' }, async ({
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
