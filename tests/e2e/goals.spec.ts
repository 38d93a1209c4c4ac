import { m } from '#app/i18n/paraglide/messages.js'
import { answerEating, fillProfile, openGoals } from './goal-steps.ts'
import { expect, test } from './story.fixture.ts'

test('[S2.26] a goal that is too fast is refused with an alternative, then set at a safe pace', async ({
  page,
  member,
  person,
  language,
}) => {
  const locale = { locale: language }
  await openGoals({ page, member, person }, locale)
  await fillProfile(page, locale)
  await answerEating(page, 1, locale)
  await page.getByLabel(m.goals_target({}, locale)).fill('120')
  await page.getByLabel(m.goals_weeks({}, locale)).fill('1')
  await expect(page.getByText(m.goals_refused_gain({ most: '1' }, locale))).toBeVisible()
  await page.getByLabel(m.goals_target({}, locale)).fill('70')
  await page.getByLabel(m.goals_weeks({}, locale)).fill('5')
  await expect(page.getByText(m.goals_refused_fast({ most: '1' }, locale))).toBeVisible()
  await page.getByRole('button', { name: m.goals_next({}, locale) }).click()
  await expect(page.getByText(m.goals_refused_title({}, locale))).toBeVisible()
  // The number of weeks depends on the age, and so on the date of the test.
  const takeWeeks = m.goals_take_weeks({ weeks: 0 }, locale)
  const weeks = new RegExp(takeWeeks.replace('0', '\\d+').replace('\u00a0', '\\s'))
  await page.getByRole('button', { name: weeks }).click()
  await page.getByRole('button', { name: m.goals_next({}, locale) }).click()
  await page.getByRole('button', { name: m.goals_save({}, locale) }).click()
  await expect(page.getByText(m.goals_saved({}, locale))).toBeVisible()
  await page.reload()
  await expect(page.getByText(m.goals_current_title({}, locale))).toBeVisible()
  // The chart shows the path to the goal from its first day.
  await page.getByRole('link', { name: m.measurements_nav({}, locale) }).click()
  const way = page.getByText(m.measurements_legend_corridor({}, locale), { exact: true })
  await expect(way).toBeVisible()
  // From now on the day page compares intake with the goal.
  await page.getByRole('link', { name: m.tracker_nav_today({}, locale) }).click()
  const [ofGoal = ''] = m.food_energy_goal({ least: '|', most: '|' }, locale).split('|')
  await expect(page.getByText(ofGoal)).toBeVisible()
  // Calm mode hides what it says: the comparisons of the day, the target and its range.
  await page.getByRole('button', { name: m.food_calm_turn_on({}, locale) }).click()
  await expect(page.getByText(m.food_calm_text({}, locale))).toBeVisible()
  for (const title of [m.food_limits_title({}, locale), m.food_nutrients_title({}, locale)])
    await expect(page.getByText(title)).toHaveCount(0)
  await page.getByRole('link', { name: m.measurements_nav({}, locale), exact: true }).click()
  await expect(page.getByRole('img').first()).toBeVisible()
  await expect(way).toHaveCount(0)
  await page.getByRole('link', { name: m.tracker_nav_goals({}, locale), exact: true }).click()
  const [hidden = ''] = m.goals_calm({ end: '|' }, locale).split('|')
  await expect(page.getByText(hidden)).toBeVisible()
  await expect(page.getByText(m.goals_current_title({}, locale))).toHaveCount(0)
})

test('[S2.26] two positive SCOFF answers lead to a nutritionist and hide calories everywhere', async ({
  page,
  member,
  person,
  language,
}) => {
  const locale = { locale: language }
  await openGoals({ page, member, person }, locale)
  await fillProfile(page, locale)
  await answerEating(page, 2, locale)
  await expect(page.getByText(m.goals_person_eating({}, locale))).toBeVisible()
  await expect(page.getByText(m.food_calm_switch_held({}, locale))).toBeVisible()
  await page.getByRole('link', { name: m.tracker_nav_today({}, locale) }).click()
  await expect(page.getByText(m.food_person_title({}, locale))).toBeVisible()
  await expect(page.getByText(m.food_energy_eaten({}, locale))).toHaveCount(0)
})

test('[S2.26] an incomplete link of a reminder ends nothing and says so', async ({
  page,
  language,
}) => {
  const locale = { locale: language }
  await page.goto('/reminder')
  await expect(page.getByText(m.goals_stop_no_link({}, locale))).toBeVisible()
  await expect(
    page.getByRole('main').getByRole('link', { name: m.goals_stop_to_tracker({}, locale) }),
  ).toBeVisible()
})
