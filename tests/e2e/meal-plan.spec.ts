import { m } from '#app/i18n/paraglide/messages.js'
import { readDemoAccount } from '#tests/demo-account.ts'
import { joinProgram, openClient } from './care-steps.ts'
import { sharedDataDir } from './data-folder.ts'
import { expect, test } from './story.fixture.ts'
import { untilHydrated } from './until-hydrated.ts'

test('a nutritionist publishes a plan, and the client swaps a food and logs a meal by one press', async ({
  page,
  member,
  memberOn,
  otherPage,
  person,
  language,
}) => {
  test.slow()
  const locale = { locale: language }
  const client = await joinProgram(member, person)
  await member.startCare('bagas-prasetyo')

  const nutritionist = await readDemoAccount(sharedDataDir, 'bagas')
  await openClient({ page: otherPage, member: memberOn(otherPage), client }, nutritionist)
  await otherPage.getByRole('link', { name: m.plans_link({}, locale), exact: true }).click()
  await untilHydrated(otherPage)
  const kcal = language === 'id' ? '1.800' : '1,800'
  await otherPage.getByRole('button', { name: m.plans_template_of({ kcal }, locale) }).click()
  const fruit = m.plans_group_at(
    { meal: m.food_meal_lunch({}, locale), group: m.plans_group_fruit({}, locale) },
    locale,
  )
  await otherPage.getByRole('button', { name: m.plans_more({ label: fruit }, locale) }).click()
  await expect(otherPage.getByLabel(m.plans_units_of({ label: fruit }, locale))).toHaveValue('1.5')
  await expect(otherPage.getByText(m.plans_saved({}, locale))).toBeVisible()
  // What was typed just before a reload is still there.
  const note = otherPage.getByLabel(m.plans_note({}, locale))
  await note.fill('Minum air di antara waktu makan')
  await otherPage.reload()
  await untilHydrated(otherPage)
  await expect(note).toHaveValue('Minum air di antara waktu makan')
  await otherPage.getByLabel(m.plans_target_energy({}, locale)).fill('1000')
  await expect(otherPage.getByText(m.plans_saving({}, locale))).toBeVisible()
  await expect(otherPage.getByText(m.plans_saved({}, locale))).toBeVisible()
  await otherPage.getByRole('button', { name: m.plans_publish({}, locale) }).click()
  // An intake below the floor needs the signature of the nutritionist.
  const proof = memberOn(otherPage).field(m.profile_proof_password({}, locale))
  const sign = otherPage.getByRole('button', { name: m.plans_sign_and_publish({}, locale) })
  await proof.fill('bukan kata sandiku')
  await sign.click()
  await expect(otherPage.getByText(m.profile_proof_password_wrong({}, locale))).toBeVisible()
  await proof.fill(nutritionist.password)
  await sign.click()
  await expect(otherPage.getByRole('heading', { name: m.plans_versions({}, locale) })).toBeVisible()

  await page.goto('/tracker')
  await page.waitForURL(/\/tracker\/./)
  await page.getByRole('link', { name: m.plans_nav({}, locale), exact: true }).click()
  const lunch = page.getByRole('region', { name: m.food_meal_lunch({}, locale), exact: true })
  const rice = language === 'id' ? 'Nasi putih' : 'Cooked white rice'
  const potato = language === 'id' ? 'Kentang rebus' : 'Boiled potato'
  await lunch.getByRole('button', { name: m.plans_swap({ food: rice }, locale) }).click()
  await lunch.getByRole('combobox').fill(potato)
  await page.getByRole('option', { name: new RegExp(potato) }).click()
  await expect(lunch.getByText(m.plans_own_choice({}, locale))).toBeVisible()
  const log = m.plans_log_meal({ meal: m.food_meal_lunch({}, locale) }, locale)
  await lunch.getByRole('button', { name: log }).click()
  await expect(lunch.getByText(m.plans_eaten({}, locale)).first()).toBeVisible()
  await expect(lunch.getByRole('button', { name: log })).toBeHidden()
  const week = await page.pdf({ format: 'A4', margin: { top: '1cm', bottom: '1cm' } })
  expect(week.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  await page.getByRole('link', { name: m.tracker_nav_today({}, locale), exact: true }).click()
  await expect(page.getByText(potato).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: m.plans_today_title({}, locale) })).toBeVisible()
})
