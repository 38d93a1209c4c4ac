import type { Page } from '@playwright/test'
import { untilHydrated } from './until-hydrated.ts'

/** Follows a link; before hydration the browser follows it, afterwards the router does. */
export async function followLink(page: Page, path: string): Promise<void> {
  const link = page.getByRole('contentinfo').locator(`a[href$="${path}"]`).first()
  await untilHydrated(page)
  await link.click()
}
