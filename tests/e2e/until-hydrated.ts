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
  // A pointer that came before the part listened must come again.
  await expect(async () => {
    await part.page().mouse.move(0, 0)
    await part.hover()
    await expect(deferred).toHaveCount(0, { timeout: 15_000 })
  }).toPass({ timeout: 120_000 })
}
