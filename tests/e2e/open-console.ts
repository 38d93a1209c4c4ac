import { type Browser, expect, type Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { type DemoAccount, readDemoAccount } from '#tests/demo-account.ts'
import { untilHydrated } from './until-hydrated.ts'

const dataDir = new URL('../results/data-pglite', import.meta.url).pathname

/** Signs in with the second factor and opens a page of the console. */
export async function openConsole(
  page: Page,
  path: string,
  { email, password, totpSecret = '' }: DemoAccount,
): Promise<void> {
  await page.goto(path)
  await untilHydrated(page)
  await page.locator('input[name="email"]:visible').fill(email)
  await page.locator('input[name="password"]:visible').fill(password)
  await page.keyboard.press('Enter')
  const field = page.locator('input[name="code"]')
  let tried = ''
  // Each code works once. After a sign-in of another test, the next code does.
  await expect(async () => {
    const code = new TOTP({ secret: Secret.fromBase32(totpSecret) }).generate()
    expect(code).not.toBe(tried)
    tried = code
    await field.fill(code)
    await field.press('Enter')
    await page.waitForURL(path, { timeout: 10_000 })
  }).toPass({ timeout: 120_000, intervals: [2_000] })
  await untilHydrated(page)
}

/** Signs a person of the staff in with another browser, and opens a page of the console in Indonesian. */
export async function openDesk(
  browser: Browser,
  baseURL: string | undefined,
  { path, name = 'rina' }: { path: string; name?: string },
): Promise<Page> {
  const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'id-ID' })
  if (baseURL) await context.addCookies([{ name: 'locale', value: 'id', url: baseURL }])
  const page = await context.newPage()
  await openConsole(page, path, await readDemoAccount(dataDir, name))
  return page
}
