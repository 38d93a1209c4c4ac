import { expect, type Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import type { Person } from './story.fixture.ts'
import { untilHydrated } from './until-hydrated.ts'

type Proof = Pick<Person, 'email' | 'password'> & { code: string }

/** Opens a page of the console with a code. */
export async function signInStaff(page: Page, path: string, proof: Proof): Promise<void> {
  await offerCode(page, path, proof)
  await page.waitForURL(path)
  // The address changes before the page does.
  await expect(page.locator('input[name="code"]')).toHaveCount(0)
  await untilHydrated(page)
}

/** A guest opens a page of the console, signs in and types a code. */
export async function offerCode(page: Page, path: string, { email, password, code }: Proof) {
  await page.goto(path)
  await untilHydrated(page)
  await page.locator('input[name="email"]:visible').fill(email)
  await page.locator('input[name="password"]:visible').fill(password)
  await page.keyboard.press('Enter')
  await enterCode(page, code)
}

export async function enterCode(page: Page, code: string): Promise<void> {
  await page.locator('input[name="code"]').fill(code)
  await page.locator('input[name="code"]').press('Enter')
}

/** The code that an authenticator app shows at a moment. */
export function appCodeAt(timestamp: number, secret: string): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })
}
