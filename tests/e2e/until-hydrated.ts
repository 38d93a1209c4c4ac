import { expect, type Locator, type Page } from '@playwright/test'

/** Waits until React has hydrated the page. Before that the head script holds what a user does. */
export async function untilHydrated(page: Page): Promise<void> {
  await expect(page.locator(':root')).toHaveAttribute('data-hydrated')
}

/** Reaches for a deferred part as a user does, and waits until it is hydrated. */
export async function reachPart(part: Locator): Promise<void> {
  await untilHydrated(part.page())
  await part.scrollIntoViewIfNeeded()
  await part.hover()
  const deferred = part.page().locator('[data-deferred]').filter({ has: part })
  await expect(deferred).toHaveCount(0)
}
