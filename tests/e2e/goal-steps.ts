import { expect, type Page } from '@playwright/test'
import { m } from '#app/i18n/paraglide/messages.js'
import { type Locale, openTracker, type Visit } from './tracker-steps.ts'

/** Opens the goals page of a member with a program and a weight of 80 kg. */
export async function openGoals({ page, member, person }: Visit, locale: Locale): Promise<void> {
  await openTracker({ page, member, person })
  await page.getByLabel(m.tracker_kilograms({}, locale)).fill('80')
  await page.getByRole('button', { name: m.tracker_submit({}, locale) }).click()
  await expect(page.getByRole('status').filter({ hasText: /80[.,]0/ })).toBeVisible()
  await page.getByRole('link', { name: m.tracker_nav_goals({}, locale) }).click()
  await expect(page.getByRole('heading', { name: m.goals_title({}, locale) })).toBeVisible()
}

/** Fills in the profile of a woman born in 1990, 165 cm tall. */
export async function fillProfile(page: Page, locale: Locale): Promise<void> {
  await page
    .getByLabel(m.food_sex({}, locale))
    .selectOption({ label: m.food_sex_female({}, locale) })
  await page.getByLabel(m.food_born({}, locale)).fill('1990-05-05')
  await page.getByLabel(m.food_height({}, locale)).fill('165')
  await page.getByRole('button', { name: m.goals_next({}, locale) }).click()
}

/** Answers the first `yesCount` SCOFF questions with yes and the others with no. */
export async function answerEating(page: Page, yesCount: number, locale: Locale): Promise<void> {
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
