import type { Page } from '@playwright/test'
import { m } from '#app/i18n/paraglide/messages.js'
import { listMemberAddresses, listPracticeAddresses } from '#tests/audit/visitors.ts'
import { readDemoAccount } from '#tests/demo-account.ts'
import { findViolationsInBothModes, measureOverflow } from '#tests/page-accessibility.ts'
import { sharedDataDir } from './data-folder.ts'
import { expect, test } from './story.fixture.ts'
import { untilHydrated } from './until-hydrated.ts'

test('the cookie panel is accessible by day and by night', { tag: '@long' }, async ({
  page,
  language,
}) => {
  await page.context().clearCookies()
  await page.goto('/')
  await expect(
    page.getByRole('dialog', { name: m.consent_title({}, { locale: language }) }),
  ).toBeVisible()
  await expectAccessible(page)
})

test('a sign-in that fails in each way is accessible by day and by night', {
  tag: '@long',
}, async ({ page, member, language }) => {
  const locale = { locale: language }
  await page.goto('/auth?tab=login')
  const submit = page.getByRole('button', { name: m.auth_submit_login({}, locale), exact: true })
  await submit.click()
  await expect(page.getByText(m.auth_password_missing({}, locale))).toBeVisible()
  await expectAccessible(page)
  await member.submitSignIn({ email: 'unknown@example.org', password: 'nothing' })
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessible(page)
})

test('a member’s own pages are accessible by day and by night', { tag: '@long' }, async ({
  page,
  member,
  person,
  language,
}) => {
  const locale = { locale: language }
  await member.join(person)
  for (const path of ['/transaction', '/extend-program', '/account']) {
    await page.goto(path)
    await expectAccessible(page)
  }
  await page.getByRole('button', { name: m.account_deletion_open({}, locale) }).click()
  await page.getByRole('button', { name: m.account_deletion_submit({}, locale) }).click()
  await expect(page.getByText(m.profile_proof_missing({}, locale))).toBeVisible()
  await page.getByRole('combobox', { name: m.profile_country({}, locale) }).click()
  await expect(page.getByRole('option', { name: 'Indonesia' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  const banner = page.getByRole('banner')
  await banner.getByText(person.firstName, { exact: true }).locator('visible=true').click()
  await expect(
    banner.getByRole('button', { name: m.auth_sign_out({}, locale) }).locator('visible=true'),
  ).toBeVisible()
  await expectAccessible(page)
})

for (const { who, pages, list } of [
  { who: 'sari', pages: 'a client’s consultations and messages', list: listConsultationAddresses },
  { who: 'bagas', pages: 'a nutritionist’s pages', list: listPracticeAddresses },
])
  test(`${pages} are accessible by day and by night and fit 320 pixels`, { tag: '@long' }, async ({
    page,
    member,
    baseURL,
  }) => {
    await member.signIn(await readDemoAccount(sharedDataDir, who))
    const addresses = await list(String(baseURL), await page.context().cookies())
    expect(addresses.length).toBeGreaterThan(2)
    for (const address of addresses) {
      expect((await page.goto(address))?.status(), address).toBe(200)
      await untilHydrated(page)
      expect.soft(await findViolationsInBothModes(page), address).toEqual([])
      expect.soft(await measureOverflow(page), `beside the window on ${address}`).toBe(0)
    }
  })

async function listConsultationAddresses(...session: Parameters<typeof listMemberAddresses>) {
  const addresses = await listMemberAddresses(...session)
  return addresses.filter((address) => /^\/(konsultasi|pesan)\//.test(address))
}

async function expectAccessible(page: Page): Promise<void> {
  await expect(page.getByRole('progressbar')).toBeHidden()
  expect(await findViolationsInBothModes(page)).toEqual([])
}
