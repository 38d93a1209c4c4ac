import type { Page } from '@playwright/test'
import { untilHydrated } from './until-hydrated.ts'

/** A link that is pressed before the page is mounted is followed by the browser, not by the router. */
export async function followLink(page: Page, path: string): Promise<void> {
  const link = page.getByRole('contentinfo').locator(`a[href$="${path}"]`).first()
  await untilHydrated(page)
  await link.click()
}
