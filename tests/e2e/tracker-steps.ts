import { expect, type Locator, type Page } from '@playwright/test'
import { m } from '#app/i18n/paraglide/messages.js'
import { dayMs } from '#app/lib/time.ts'
import type { MemberSteps } from './member-steps.ts'
import type { Person, StoryOptions } from './story.fixture.ts'
import { untilHydrated } from './until-hydrated.ts'

export type Locale = { locale: StoryOptions['language'] }
export type Visit = { page: Page; member: MemberSteps; person: Person }

/** Opens the first page of a new member's tracker and waits until it is hydrated. */
export async function openTracker({ page, member, person }: Visit): Promise<void> {
  await member.join(person)
  await member.buy('seimbang-harian-12w')
  await member.agreeToHealthData()
  await page.goto('/tracker')
  await page.waitForURL(/\/tracker\/./)
  await untilHydrated(page)
}

/** Types a food into the search and takes the first suggestion. */
export async function findFood(page: Page, typed: string, locale: Locale): Promise<void> {
  await page.getByRole('combobox', { name: m.food_search_label({}, locale) }).fill(typed)
  await page.getByRole('listbox').getByRole('option').first().click()
}

type Bite = { typed: string; meal?: string; amount?: string }

/** Enters or plans an amount of a food; by default one of its measure. */
export async function writeFood(page: Page, bite: Bite, locale: Locale): Promise<void> {
  // Choosing a food saves it; the form changes its amount or meal.
  await findFood(page, bite.typed, locale)
  const form = page.locator('form').filter({ has: page.locator('[name="amount"]') })
  if (bite.amount) await form.locator('[name="amount"]').fill(bite.amount)
  if (bite.meal)
    await form
      .getByLabel(m.food_meal({}, locale), { exact: true })
      .selectOption({ label: bite.meal })
  await form.locator('[type="submit"]').click()
  await expect(form).toHaveCount(0)
}

/** The part of a day's food log for one meal. */
export function mealOf(page: Page, meal: string): Locator {
  return page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: meal, level: 3, exact: true }) })
    .last()
}

/** Returns the value of a date field for the day this many days from today in Jakarta. */
export function dayFromToday(count: number): string {
  const moment = new Date(Date.now() + count * dayMs)
  return moment.toLocaleDateString('sv-SE', { timeZone: 'Asia/Jakarta' })
}
