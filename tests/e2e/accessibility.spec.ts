import type { Page } from '@playwright/test'
import { m } from '#app/i18n/paraglide/messages.js'
import { findViolations, measureOverflow } from '#tests/page-accessibility.ts'
import {
  exampleOf,
  listPublicAddresses,
  otherStates,
  publicRoutes,
} from '#tests/public-addresses.ts'
import { expect, test } from './story.fixture.ts'

const modes = ['light', 'dark'] as const

/**
 * Each route once: half of them in each language, and of those half by day and half by night. All
 * of them in all of it is what `npm run audit:web` looks at.
 */
for (const [night, mode] of modes.entries())
  test(`[S1.14] public pages are accessible and fit 320 pixels, ${mode}`, async ({
    page,
    language,
    baseURL,
  }) => {
    const addresses = await listPublicAddresses(baseURL ?? '')
    const quarter = (language === 'en' ? 0 : 1) + 2 * night
    const mine = [
      ...publicRoutes.map((route) => exampleOf(route, addresses)),
      ...otherStates,
    ].filter((_, index) => index % 4 === quarter)
    expect(mine).not.toEqual([])
    for (const address of mine) {
      await page.goto(address)
      // A page that takes its search out of the address goes to itself once it is alive.
      await expect(async () => {
        await expect(page.getByRole('progressbar')).toBeHidden()
        expect(await findViolations(page, mode), address).toEqual([])
      }).toPass({ timeout: 15_000 })
      expect.soft(await measureOverflow(page), `beside the window on ${address}`).toBe(0)
    }
  })

test('the cookie panel is accessible, in Indonesian by day and in English by night', async ({
  page,
  language,
}) => {
  await page.context().clearCookies()
  await page.goto('/')
  await expect(
    page.getByRole('dialog', { name: m.consent_title({}, { locale: language }) }),
  ).toBeVisible()
  await expectAccessible(page, language)
})

test('a sign-in that fails in each way is accessible, in Indonesian by day and in English by night', async ({
  page,
  member,
  language,
}) => {
  const locale = { locale: language }
  await page.goto('/auth?tab=login')
  const submit = page.getByRole('button', { name: m.auth_submit_login({}, locale), exact: true })
  await submit.click()
  await expect(page.getByText(m.auth_password_missing({}, locale))).toBeVisible()
  await expectAccessible(page, language)
  await member.submitSignIn({ email: 'unknown@example.org', password: 'nothing' })
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessible(page, language)
})

test('a member’s own pages are accessible, in Indonesian by day and in English by night', async ({
  page,
  member,
  person,
  language,
}) => {
  const locale = { locale: language }
  await member.join(person)
  for (const path of ['/transaction', '/extend-program', '/account']) {
    await page.goto(path)
    await expectAccessible(page, language)
  }
  await page.getByRole('button', { name: m.account_deletion_open({}, locale) }).click()
  await page.getByRole('button', { name: m.account_deletion_submit({}, locale) }).click()
  await expect(page.getByText(m.account_deletion_proof_missing({}, locale))).toBeVisible()
  await page.getByRole('combobox', { name: m.profile_country({}, locale) }).click()
  await expect(page.getByRole('option', { name: 'Indonesia' })).toBeVisible()
  await expectAccessible(page, language)
  await page.keyboard.press('Escape')
  const banner = page.getByRole('banner')
  await banner.getByText(person.firstName, { exact: true }).locator('visible=true').click()
  await expect(
    banner.getByRole('button', { name: m.auth_sign_out({}, locale) }).locator('visible=true'),
  ).toBeVisible()
  await expectAccessible(page, language)
})

// Words depend on the language and colours on the mode, hardly ever on both: each language gets one.
async function expectAccessible(page: Page, language: 'en' | 'id'): Promise<void> {
  await expect(page.getByRole('progressbar')).toBeHidden()
  expect(await findViolations(page, language === 'id' ? 'light' : 'dark')).toEqual([])
}
