import type { Page } from '@playwright/test'
import { m } from '#app/i18n/paraglide/messages.js'
import { readDemoAccount } from '#tests/demo-account.ts'
import { sharedDataDir } from './data-folder.ts'
import { answerEating, fillProfile, openGoals } from './goal-steps.ts'
import { expect, test } from './story.fixture.ts'
import { openTracker } from './tracker-steps.ts'
import { untilHydrated } from './until-hydrated.ts'

const locale = { locale: 'en' } as const
const other = { locale: 'id' } as const

test('the language picker keeps what was typed, but not the password', async ({ page }) => {
  await page.goto('/auth?tab=signup')
  await untilHydrated(page)
  await field(page, m.profile_first_name({}, locale)).fill('Dewi')
  await field(page, m.auth_email({}, locale)).fill('dewi@example.org')
  await field(page, m.auth_password({}, locale)).fill('kata sandi')
  await chooseIndonesian(page)
  await expect(field(page, m.profile_first_name({}, other))).toHaveValue('Dewi')
  await expect(field(page, m.auth_email({}, other))).toHaveValue('dewi@example.org')
  await expect(field(page, m.auth_password({}, other))).toHaveValue('')
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Dewi')
})

test('the language picker keeps a company form', { tag: '@long' }, async ({ page }) => {
  await page.goto('/seimbang-for-enterprise-contact')
  await untilHydrated(page)
  await page.getByLabel(m.company_form_company({}, locale)).fill('PT Maju')
  await page.getByLabel(m.company_form_staff({}, locale)).selectOption({ index: 2 })
  await page.getByRole('checkbox').check()
  await chooseIndonesian(page)
  await untilHydrated(page)
  await expect(page.getByLabel(m.company_form_company({}, other))).toHaveValue('PT Maju')
  await expect(page.getByLabel(m.company_form_staff({}, other))).not.toHaveValue('')
  await expect(page.getByRole('checkbox')).toBeChecked()
})

test('a weight typed before the language was changed is the weight that is saved', async ({
  page,
  member,
  person,
}) => {
  await openTracker({ page, member, person })
  await page.getByLabel(m.tracker_kilograms({}, locale)).fill('72.5')
  await chooseIndonesian(page)
  await untilHydrated(page)
  await page.getByRole('button', { name: m.tracker_submit({}, other) }).click()
  await expect(page.getByRole('status').filter({ hasText: /72[.,]5/ })).toBeVisible()
})

test('the language picker keeps an opened editor and its ingredients', { tag: '@long' }, async ({
  page,
  member,
  person,
}) => {
  await openTracker({ page, member, person })
  await page.getByRole('link', { name: m.tracker_nav_foods({}, locale), exact: true }).click()
  await page.getByRole('button', { name: m.food_recipe_new({}, locale) }).click()
  await field(page, m.food_own_name({}, locale)).fill('Soto ibu')
  await page.getByRole('combobox', { name: m.food_recipe_add({}, locale) }).fill('ayam')
  await page.getByRole('listbox').getByRole('option').first().click()
  const amount = page.locator('[name="amount-0"]')
  await amount.fill('2.5')
  await chooseIndonesian(page)
  await expect(field(page, m.food_own_name({}, other))).toHaveValue('Soto ibu')
  await expect(amount).toHaveValue('2.5')
})

test('the language picker keeps the steps of a goal', { tag: '@long' }, async ({
  page,
  member,
  person,
}) => {
  await openGoals({ page, member, person }, locale)
  await fillProfile(page, locale)
  await answerEating(page, 0, locale)
  await page.getByLabel(m.goals_target({}, locale)).fill('72.5')
  await chooseIndonesian(page)
  await expect(page.getByLabel(m.goals_target({}, other))).toHaveValue(/^72[.,]5$/)
})

test('the language picker keeps added hours of a nutritionist', { tag: '@long' }, async ({
  page,
  member,
}) => {
  await member.signIn(await readDemoAccount(sharedDataDir, 'bagas'))
  await page.goto('/praktik/jam')
  await untilHydrated(page)
  const monday = page.getByRole('listitem').filter({ has: page.locator('[name="1-0-from"]') })
  await monday.getByRole('button', { name: m.practice_stretch_add({}, locale) }).click()
  const start = page.locator('[name^="1-"][name$="-from"]').last()
  await start.fill('20:15')
  const count = await page.locator('[name^="1-"][name$="-from"]').count()
  await chooseIndonesian(page)
  await expect(page.locator('[name^="1-"][name$="-from"]')).toHaveCount(count)
  await expect(start).toHaveValue('20:15')
})

/** The form of the other tab is in the page too, but hidden. */
function field(page: Page, label: string) {
  return page.getByLabel(label, { exact: true }).locator('visible=true')
}

async function chooseIndonesian(page: Page): Promise<void> {
  const picker = page.getByRole('button', { name: 'Bahasa Indonesia' })
  await picker.locator('visible=true').first().click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'id')
}
