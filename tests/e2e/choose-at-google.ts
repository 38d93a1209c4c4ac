import type { Page } from '@playwright/test'
import type { Person } from './story.fixture.ts'

/** Signs in on the demo page that stands in for Google. */
export async function chooseAtGoogle(page: Page, { firstName, email }: Person): Promise<void> {
  await page.waitForURL(/\/demo\/google\//)
  await page.locator('input[name="name"]').fill(firstName)
  await page.locator('input[name="email"]').fill(email)
  await page.locator('button.primary').click()
}
