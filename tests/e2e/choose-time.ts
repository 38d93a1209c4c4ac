import { expect, type Page } from '@playwright/test'
import { dayMs } from '#app/lib/time.ts'

/** Presses the free time at a place of the shown list. */
export async function chooseTime(page: Page, index: number): Promise<void> {
  const times = page.getByRole('main').locator('a[href*="start="]')
  await times.nth(index).click()
  await expect(page).toHaveURL(/start=/)
}

/**
 * Presses the first free time of the day at a place of the strip of days. The page is a profile with
 * all days. The time is more than 24 hours away: in less than 12 hours, a session neither moves nor
 * comes back.
 */
export async function chooseLaterTime(page: Page, dayIndex = 2): Promise<void> {
  const main = page.getByRole('main')
  const day = main.locator('nav a[href*="date="]').nth(dayIndex)
  const times = main.locator('a[href*="start="]')
  await times.first().waitFor()
  if (await day.isVisible()) {
    await day.click()
    await expect(day).toHaveAttribute('aria-current')
  }
  const starts = await times.evaluateAll((links) =>
    links.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('start') ?? ''),
  )
  const later = starts.find((start) => Date.parse(start) > Date.now() + dayMs)
  expect(later).toBeDefined()
  const time = main.locator(`a[href*="${encodeURIComponent(later ?? '')}"]`)
  await time.last().click()
  await expect(page).toHaveURL(/start=/)
}
