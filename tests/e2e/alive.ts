import { expect, type Locator } from '@playwright/test'

/** Waits until React has taken an element over: before that nobody hears a click on it. */
export async function untilAlive(element: Locator): Promise<void> {
  await expect.poll(() => element.evaluate(isAlive)).toBe(true)
}

function isAlive(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith('__reactProps'))
}
