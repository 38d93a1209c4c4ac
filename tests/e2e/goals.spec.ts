import type { Page } from '@playwright/test'
import { m } from '#app/i18n/paraglide/messages.js'
import type { MemberSteps } from './member-steps.ts'
import { expect, type Person, test } from './story.fixture.ts'
import { type Locale, openTracker } from './tracker-steps.ts'

type Visit = { page: Page; member: MemberSteps; person: Person }

test('[S2.26] a goal that is too fast is refused with a way on, then set at a safe pace', async ({
  page,
  member,
  person,
  language,
}) => {
  const locale = { locale: language }
  await openGoals({ page, member, person }, locale)
  await sayWhoIAm(page, locale)
  await answerEating(page, 1, locale)
  await page.getByLabel(m.goals_target({}, locale)).fill('70')
  await page.getByLabel(m.goals_weeks({}, locale)).fill('5')
  await expect(page.getByText(m.goals_refused_fast({ most: '1' }, locale))).toBeVisible()
  await page.getByRole('button', { name: m.goals_next({}, locale) }).click()
  await expect(page.getByText(m.goals_refused_title({}, locale))).toBeVisible()
  // How many weeks depends on the age, and so on the day of the test.
  const weeks = new RegExp(m.goals_take_weeks({ weeks: 0 }, locale).replace('0', '\\d+'))
  await page.getByRole('button', { name: weeks }).click()
  await page.getByRole('button', { name: m.goals_next({}, locale) }).click()
  await page.getByRole('button', { name: m.goals_save({}, locale) }).click()
  await expect(page.getByText(m.goals_saved({}, locale))).toBeVisible()
  await page.reload()
  await expect(page.getByText(m.goals_current_title({}, locale))).toBeVisible()
  // From now on a day is measured against the goal, and says so.
  await page.getByRole('link', { name: m.tracker_nav_today({}, locale) }).click()
  const [ofGoal = ''] = m.food_energy_goal({ least: '|', most: '|' }, locale).split('|')
  await expect(page.getByText(ofGoal)).toBeVisible()
})

test('[S2.26] two of SCOFF lead to a person, kindly, and hide calories everywhere', async ({
  page,
  member,
  person,
  language,
}) => {
  const locale = { locale: language }
  await openGoals({ page, member, person }, locale)
  await sayWhoIAm(page, locale)
  await answerEating(page, 2, locale)
  await expect(page.getByText(m.goals_person_eating({}, locale))).toBeVisible()
  await expect(page.getByText(m.food_calm_switch_held({}, locale))).toBeVisible()
  await page.getByRole('link', { name: m.tracker_nav_today({}, locale) }).click()
  await expect(page.getByText(m.food_person_title({}, locale))).toBeVisible()
  await expect(page.getByText(m.food_energy_eaten({}, locale))).toHaveCount(0)
})

/** A member with a program and a weight of 80 kg, on the page of goals. */
async function openGoals({ page, member, person }: Visit, locale: Locale): Promise<void> {
  await openTracker({ page, member, person }, locale)
  await page.getByLabel(m.tracker_kilograms({}, locale)).fill('80')
  await page.getByRole('button', { name: m.tracker_submit({}, locale) }).click()
  await expect(page.getByRole('status').filter({ hasText: /80[.,]0/ })).toBeVisible()
  await page.getByRole('link', { name: m.tracker_nav_goals({}, locale) }).click()
  await expect(page.getByRole('heading', { name: m.goals_title({}, locale) })).toBeVisible()
}

async function sayWhoIAm(page: Page, locale: Locale): Promise<void> {
  await page
    .getByLabel(m.food_sex({}, locale))
    .selectOption({ label: m.food_sex_female({}, locale) })
  await page.getByLabel(m.food_born({}, locale)).fill('1990-05-05')
  await page.getByLabel(m.food_height({}, locale)).fill('165')
  await page.getByRole('button', { name: m.goals_next({}, locale) }).click()
}

async function answerEating(page: Page, yesCount: number, locale: Locale): Promise<void> {
  await expect(page.getByRole('heading', { name: m.goals_eating_title({}, locale) })).toBeFocused()
  const questions = await page
    .getByRole('group')
    .filter({ has: page.getByRole('radio') })
    .all()
  for (const [index, question] of questions.entries()) {
    const answer = index < yesCount ? m.goals_yes({}, locale) : m.goals_no({}, locale)
    await question.getByRole('radio', { name: answer, exact: true }).check()
  }
  await page.getByRole('button', { name: m.goals_next({}, locale) }).click()
}
