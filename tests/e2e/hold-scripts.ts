import type { Page } from '@playwright/test'

/** No script comes before the function that this gives has been called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}
