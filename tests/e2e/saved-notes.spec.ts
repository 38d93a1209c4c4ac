import { m } from '#app/i18n/paraglide/messages.js'
import { expect, test } from './story.fixture.ts'
import { openTracker } from './tracker-steps.ts'
import { untilHydrated } from './until-hydrated.ts'

test('a note of success goes when the next try is refused: Ramadan and own foods', {
  tag: '@long',
}, async ({ page, member, person, language }) => {
  const locale = { locale: language }
  await openTracker({ page, member, person })

  await test.step('Ramadan', async () => {
    await page.getByText(m.food_ramadan_title({}, locale), { exact: true }).click()
    const form = page.locator('form').filter({ has: page.locator('[name="startsOn"]') })
    const end = form.locator('[name="endsOn"]')
    const saved = form.getByText(m.food_targets_saved({}, locale), { exact: true })
    await form.locator('[name="startsOn"]').fill('2027-02-08')
    await end.fill('2027-03-09')
    await form.locator('[type="submit"]').click()
    await expect(saved).toBeVisible()
    await end.fill('')
    await form.locator('[type="submit"]').click()
    await expect(end).toHaveAttribute('aria-invalid', 'true')
    await expect(saved).toHaveCount(0)
  })

  await test.step('own foods', async () => {
    await page.getByText(m.food_own_title({}, locale), { exact: true }).click()
    const form = page.locator('form').filter({ has: page.locator('[name="servingGrams"]') })
    const name = form.locator('[name="name"]')
    const saved = page.getByText(m.food_own_saved({ food: 'Sambal Ibu' }, locale))
    await name.fill('Sambal Ibu')
    await form.locator('[name="servingGrams"]').fill('20')
    await form.locator('[name="energyKcal"]').fill('9')
    await form.locator('[name="fatG"]').fill('1')
    await form.locator('[type="submit"]').click()
    await expect(saved).toBeVisible()
    await form.locator('[type="submit"]').click()
    await expect(name).toHaveAttribute('aria-invalid', 'true')
    await expect(saved).toHaveCount(0)
  })
})

test('a note of success goes when the next try is refused: the reminder', { tag: '@long' }, async ({
  page,
  member,
  person,
  language,
}) => {
  const locale = { locale: language }
  await openTracker({ page, member, person })
  await page.goto(`${new URL(page.url()).pathname}/goals`)
  await untilHydrated(page)
  const saved = page.getByText(m.goals_reminder_saved({}, locale))
  await page.getByRole('button', { name: m.goals_reminder_submit({}, locale) }).click()
  await expect(saved).toBeVisible()
  const days = page.getByRole('group', { name: m.goals_reminder_days({}, locale) })
  for (const day of await days.getByRole('checkbox').all()) await day.uncheck()
  await expect(page.getByText(m.goals_reminder_days_wrong({}, locale))).toBeVisible()
  await expect(saved).toHaveCount(0)
})

test('a note of success goes when the next try is refused: a forgotten password', async ({
  page,
  language,
}) => {
  const locale = { locale: language }
  await page.goto('/auth/forgot-password')
  const email = page.locator('[name="email"]')
  const submit = page.getByRole('button', { name: m.auth_forgot_submit({}, locale) })
  const sent = page.getByText(m.auth_forgot_sent_title({}, locale))
  await email.fill('dewi@example.com')
  await submit.click()
  await expect(sent).toBeVisible()
  await email.fill('dewi')
  await submit.click()
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(sent).toHaveCount(0)
})
