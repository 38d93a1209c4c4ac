import { expect, type Locator, type Page } from '@playwright/test'

/** Waits until React has taken an element over: before that nobody hears a click on it. */
export async function untilAlive(element: Locator): Promise<void> {
  await expect.poll(() => element.evaluate(isAlive)).toBe(true)
}

/**
 * Waits until every part of a long page has its height. Before that a press on what stands below them
 * may miss it: it moves when they are laid out.
 */
export async function untilLaidOut(page: Page): Promise<void> {
  const parts = page.locator('.further-down')
  await expect.poll(() => parts.evaluateAll(areLaidOut)).toBe(true)
}

function areLaidOut(parts: Element[]): boolean {
  return parts.every((part) => getComputedStyle(part).contentVisibility === 'visible')
}

function isAlive(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith('__reactProps'))
}
