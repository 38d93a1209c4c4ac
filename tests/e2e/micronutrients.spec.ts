import { m } from '#app/i18n/paraglide/messages.js'
import { findViolationsInBothModes } from '#tests/page-accessibility.ts'
import { fillProfile, openGoals } from './goal-steps.ts'
import { expect, test } from './story.fixture.ts'
import { writeFood } from './tracker-steps.ts'

test('[S2.26] a day shows its vitamins and minerals as shares of AKG, and the share of food with known values', {
  tag: '@long',
}, async ({ page, member, person, language }) => {
  const locale = { locale: language }
  await openGoals({ page, member, person }, locale)
  await fillProfile(page, locale)
  await expect(page.getByRole('heading', { name: m.goals_eating_title({}, locale) })).toBeVisible()
  await page.getByRole('link', { name: m.tracker_nav_today({}, locale), exact: true }).click()
  const partOf = (heading: string) =>
    page
      .locator('div')
      .filter({ has: page.getByRole('heading', { name: heading }) })
      .last()
  const minerals = partOf(m.food_minerals_title({}, locale))
  const vitamins = partOf(m.food_vitamins_title({}, locale))
  const iron = minerals.getByText(m.food_nutrient_iron({}, locale), { exact: true }).locator('..')
  const vitaminC = vitamins
    .getByText(m.food_nutrient_vitamin_c({}, locale), { exact: true })
    .locator('..')
  const folate = vitamins
    .getByText(m.food_nutrient_folate({}, locale), { exact: true })
    .locator('..')
  const [knownOf = ''] = m.food_known_for({ percent: '|' }, locale).split('|')

  // Four pieces of 28 g, with 2.45 mg in 100 g. AKG of a woman of her age is 18 mg.
  await writeFood(page, { typed: 'tempe goreng', amount: '4' }, locale)
  await page.getByText(m.food_micronutrients_title({}, locale), { exact: true }).click()
  await expect(iron).toContainText(language === 'en' ? /2\.7\smg, 15%/ : /2,7\smg, 15%/)
  await expect(minerals.getByText(knownOf)).toHaveCount(0)
  // One fruit of 100 g has 228.3 mg, the garlic on the tempeh 0.7; AKG is 75 mg.
  await writeFood(page, { typed: 'jambu biji' }, locale)
  await expect(vitaminC).toContainText(/^.*229\smg, 305%/)
  await expect(folate).toContainText(/\smcg, /)
  expect(await findViolationsInBothModes(page)).toEqual([])
  // Estimated foods have no measured minerals and vitamins.
  await writeFood(page, { typed: 'kerupuk udang' }, locale)
  for (const part of [minerals, vitamins])
    await expect(part.getByText(knownOf).first()).toContainText('%')
})
