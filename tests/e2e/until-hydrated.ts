import { expect, type Locator, type Page } from '@playwright/test'

/** Waits until React has hydrated the page; before that, the head script holds user input. */
export async function untilHydrated(page: Page): Promise<void> {
  await expect(page.locator(':root')).toHaveAttribute('data-hydrated')
}

/** Scrolls to a deferred part and waits until it is hydrated. */
export async function reachPart(part: Locator): Promise<void> {
  await untilHydrated(part.page())
  await part.scrollIntoViewIfNeeded()
  const deferred = part.page().locator('[data-deferred]').filter({ has: part })
  // On a slow phone its code may take longer than one expectation waits.
  await expect(async () => {
    await part.hover()
    await expect(deferred).toHaveCount(0)
  }).toPass({ timeout: 120_000 })
}
