import { m } from '#app/i18n/paraglide/messages.js'
import { expect, test } from './story.fixture.ts'
import { openTracker, writeFood } from './tracker-steps.ts'

test('[S2.26] a member hides calories on the first day without entering anything else', {
  tag: '@long',
}, async ({ page, member, person, language }) => {
  const locale = { locale: language }
  await openTracker({ page, member, person })
  await writeFood(page, { typed: 'nasi goreng' }, locale)
  const energy = page.getByText(/\d\s?k[ck]al/)
  await expect(energy.first()).toBeVisible()
  // By keyboard: the list above may still grow and move the button from under a pointer.
  await page.getByRole('button', { name: m.food_calm_turn_on({}, locale) }).press('Enter')
  await expect(page.getByText(m.food_calm_text({}, locale))).toBeVisible()
  await expect(energy).toHaveCount(0)

  await page.getByRole('link', { name: m.tracker_nav_goals({}, locale), exact: true }).click()
  await expect(page.getByText(m.food_calm_switch_on({}, locale))).toBeVisible()
  await expect(page.getByRole('heading', { name: m.goals_days_title({}, locale) })).toHaveCount(0)
  await page.getByRole('button', { name: m.food_calm_turn_off({}, locale) }).click()
  await expect(page.getByRole('heading', { name: m.goals_days_title({}, locale) })).toBeVisible()
  await page.getByRole('link', { name: m.tracker_nav_today({}, locale), exact: true }).click()
  await expect(energy.first()).toBeVisible()
})
