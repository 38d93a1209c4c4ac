import { expect, type Page } from '@playwright/test'
import { untilLaidOut } from './alive.ts'

/** A link that is pressed before the page is mounted is followed by the browser, not by the router. */
export async function followLink(page: Page, path: string): Promise<void> {
  await expect(page.getByRole('contentinfo').locator('[aria-pressed=true]')).toHaveCount(2)
  await untilLaidOut(page)
  await page.getByRole('contentinfo').locator(`a[href$="${path}"]`).first().click()
}
