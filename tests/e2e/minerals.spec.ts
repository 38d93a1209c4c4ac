import { m } from '#app/i18n/paraglide/messages.js'
import { openGoals, sayWhoIAm } from './goal-steps.ts'
import { expect, test } from './story.fixture.ts'
import { writeFood } from './tracker-steps.ts'

test('[S2.26] a day says what of AKG its minerals are, and of how much of it they are known', async ({
  page,
  member,
  person,
  language,
}) => {
  const locale = { locale: language }
  await openGoals({ page, member, person }, locale)
  await sayWhoIAm(page, locale)
  await expect(page.getByRole('heading', { name: m.goals_eating_title({}, locale) })).toBeVisible()
  await page.getByRole('link', { name: m.tracker_nav_today({}, locale), exact: true }).click()
  const title = page.getByRole('heading', { name: m.food_minerals_title({}, locale) })
  const minerals = page.locator('div').filter({ has: title }).last()
  const iron = minerals
    .locator('p')
    .filter({ hasText: m.food_nutrient_iron({}, locale) })
    .first()
  const [knownOf = ''] = m.food_minerals_known({ percent: '|' }, locale).split('|')

  // Four pieces of 28 g, with 2.45 mg in 100 g; AKG of a woman of her age is 18 mg.
  await writeFood(page, { typed: 'tempe goreng', amount: '4' }, locale)
  await expect(iron).toContainText(language === 'en' ? /2\.7\smg, 15%/ : /2,7\smg, 15%/)
  await expect(minerals.getByText(knownOf)).toHaveCount(0)
  // Nobody has measured the minerals of what has only an estimate.
  await writeFood(page, { typed: 'kerupuk udang' }, locale)
  await expect(minerals.getByText(knownOf)).toContainText('%')
})
