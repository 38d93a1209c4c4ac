import { expect, type Locator } from '@playwright/test'

/**
 * Down the page a part hydrates when it is near. The router goes to the top once when it starts, so
 * somebody who was faster scrolls again.
 */
export async function comeNear(part: Locator, control: Locator) {
  await expect(async () => {
    await part.scrollIntoViewIfNeeded({ timeout: 2_000 })
    await expect(control).toBeEnabled({ timeout: 1_000 })
  }).toPass({ timeout: 30_000 })
}
