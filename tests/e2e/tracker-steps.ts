import { expect, type Locator, type Page } from '@playwright/test'
import { m } from '#app/i18n/paraglide/messages.js'
import { dayMs } from '#app/lib/time.ts'
import type { MemberSteps } from './member-steps.ts'
import type { Person, StoryOptions } from './story.fixture.ts'
import { untilHydrated } from './until-hydrated.ts'

export type Locale = { locale: StoryOptions['language'] }
export type Visit = { page: Page; member: MemberSteps; person: Person }

/** A new member with a program, on the hydrated first page of their tracker. */
export async function openTracker({ page, member, person }: Visit, locale: Locale): Promise<void> {
  await member.join(person)
  await member.buy('seimbang-harian-12w', person.email)
  await page.goto('/tracker')
  await page.waitForURL(/\/tracker\/./)
  await untilHydrated(page)
}

/** Finds a food as somebody types it, and takes the first one that is offered. */
export async function findFood(page: Page, typed: string, locale: Locale): Promise<void> {
  await page.getByRole('combobox', { name: m.food_search_label({}, locale) }).fill(typed)
  await page.getByRole('listbox').getByRole('option').first().click()
}

type Bite = { typed: string; meal?: string; amount?: string }

/** Writes down, or plans, so much of a food; one of its measure when nothing is said. */
export async function writeFood(page: Page, bite: Bite, locale: Locale): Promise<void> {
  // It is written down once it is chosen; the form is for what is different about it.
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

/** The part of a day's food that belongs to one meal. */
export function mealOf(page: Page, meal: string): Locator {
  return page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: meal, level: 3, exact: true }) })
    .last()
}

/** A day as a date field takes it, so many days from today in Jakarta. */
export function dayFromToday(count: number): string {
  const moment = new Date(Date.now() + count * dayMs)
  return moment.toLocaleDateString('sv-SE', { timeZone: 'Asia/Jakarta' })
}
