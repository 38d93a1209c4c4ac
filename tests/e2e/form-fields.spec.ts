import { m } from '#app/i18n/paraglide/messages.js'
import { expect, test } from './story.fixture.ts'
import { untilHydrated } from './until-hydrated.ts'

/** The calls of forms, which the tests block or delay. */
const serverFunctions = '**/_serverFn/**'

test('[S8.18] [S9.08] a country is found by part of its name after the debounce, and saved', async ({
  page,
  member,
  person,
  language,
}) => {
  const locale = { locale: language }
  const singapore = { en: 'Singapore', id: 'Singapura' }[language]
  await member.join(person)
  await page.goto('/account')
  const field = page.getByRole('combobox', { name: m.profile_country({}, locale) })
  const options = page.getByRole('option')
  await field.click()
  await expect(options.first()).toHaveText('Indonesia')
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await field.fill('atlantis')
  await page.clock.runFor(299)
  await expect(options.first()).toHaveText('Indonesia')
  await page.clock.runFor(1)
  await expect(page.getByText(m.select_no_results({ query: 'atlantis' }, locale))).toBeVisible()
  await expect(options).toHaveCount(0)
  await field.fill('singap')
  await page.clock.runFor(1_000)
  await field.press('ArrowDown')
  await page.clock.runFor(1_000)
  await field.press('Enter')
  await page.clock.runFor(1_000)
  await expect(field).toHaveValue(singapore)
  await page.clock.resume()
  await page.getByRole('button', { name: m.account_profile_submit({}, locale) }).click()
  await expect(page.getByText(m.account_profile_saved({}, locale))).toBeVisible()
  await page.reload()
  await expect(field).toHaveValue(singapore)
})

test('a fully typed country counts without a choice from the list, and clearing the field clears it', {
  tag: '@long',
}, async ({ page, member, person, language }) => {
  const locale = { locale: language }
  await member.join(person)
  await page.goto('/account')
  const field = page.getByRole('combobox', { name: m.profile_country({}, locale) })
  const storedCountry = page.locator('input[name="country"]')
  await field.fill('indonesia')
  await expect(storedCountry).toHaveValue('ID')
  await field.fill('')
  await expect(storedCountry).toHaveValue('')
  await field.press('Tab')
  await expect(field).toHaveValue('')
})

test('an incomplete birth date is an error, not an empty field', async ({
  page,
  member,
  person,
  language,
}) => {
  const locale = { locale: language }
  await member.join(person)
  await page.goto('/account')
  const field = page.getByLabel(m.profile_birth_date({}, locale))
  const save = page.getByRole('button', { name: m.account_profile_submit({}, locale) })
  await untilHydrated(page)
  await field.focus()
  await page.keyboard.type('12')
  await save.click()
  await expect(page.getByText(m.profile_birth_date_wrong({}, locale))).toBeVisible()
  await expect(field).toBeFocused()
  await field.fill('1990-02-17')
  await save.click()
  await expect(page.getByText(m.account_profile_saved({}, locale))).toBeVisible()
})

test('[S8.14] a call that fails in the browser is reported as a lost connection', async ({
  page,
  member,
  person,
  language,
}) => {
  await page.goto('/auth?tab=login')
  await page.route(serverFunctions, (route) => route.abort('internetdisconnected'))
  await member.submitSignIn(person)
  await expect(page.getByRole('alert')).toContainText(
    m.errors_no_connection({}, { locale: language }),
  )
})

test('the account page has a title, and cancelling the deletion returns the focus', async ({
  page,
  member,
  person,
  language,
}) => {
  const locale = { locale: language }
  await member.join(person)
  await page.goto('/account')
  await expect(page).toHaveTitle(`${m.account_title({}, locale)} – Seimbang`)
  const open = page.getByRole('button', { name: m.account_deletion_open({}, locale) })
  await open.press('Enter')
  await expect(member.field(m.profile_proof_password({}, locale))).toBeFocused()
  await page.getByRole('button', { name: m.account_deletion_cancel({}, locale) }).press('Enter')
  await expect(open).toBeFocused()
})
