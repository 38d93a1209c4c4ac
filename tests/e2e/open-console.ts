import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { readDemoAccount } from '#tests/demo-account.ts'
import { untilHydrated } from './until-hydrated.ts'

const dataDir = new URL('../results/data-pglite', import.meta.url).pathname

/** Signs the owner of the demo in with the second factor and opens a page of the console. */
export async function openConsole(page: Page, path: string): Promise<void> {
  const { email, password, totpSecret = '' } = await readDemoAccount(dataDir, 'rina')
  await page.goto(path)
  await untilHydrated(page)
  await page.locator('input[name="email"]:visible').fill(email)
  await page.locator('input[name="password"]:visible').fill(password)
  await page.keyboard.press('Enter')
  const code = page.locator('input[name="code"]')
  await code.fill(new TOTP({ secret: Secret.fromBase32(totpSecret) }).generate())
  await page.keyboard.press('Enter')
  await page.waitForURL(path)
  await untilHydrated(page)
}
