import { m } from '#app/i18n/paraglide/messages.js'
import { chooseAtGoogle } from './choose-at-google.ts'
import { expect, test } from './story.fixture.ts'

test('a member connects a Google account, and disconnects it again', { tag: '@long' }, async ({
  page,
  member,
  person,
  language,
}) => {
  const locale = { locale: language }
  await member.join(person)
  await page.goto('/account')
  await page.getByRole('button', { name: m.auth_google_connect({}, locale) }).click()
  const email = `google-${person.email}`
  await chooseAtGoogle(page, { ...person, email })
  await page.waitForURL((url) => url.pathname === '/account')
  await expect(page.getByText(m.account_google_done({}, locale))).toBeVisible()
  await expect(page.getByText(m.account_google_connected({ email }, locale))).toBeVisible()
  await page.getByRole('button', { name: m.account_google_disconnect({}, locale) }).click()
  await expect(page.getByText(m.account_google_disconnected({}, locale))).toBeVisible()
  await expect(page.getByText(m.account_google_none({}, locale))).toBeVisible()
})

test('a member who cancels at Google while connecting stays signed in and gets a message', {
  tag: '@long',
}, async ({ page, member, person, language }) => {
  const locale = { locale: language }
  await member.join(person)
  await page.goto('/account')
  await page.getByRole('button', { name: m.auth_google_connect({}, locale) }).click()
  await page.waitForURL(/\/demo\/google\//)
  await page.locator('button[name="refuse"]').click()
  await page.waitForURL((url) => url.pathname === '/account')
  await expect(page.getByText(m.account_google_failed({}, locale))).toBeVisible()
  await member.isGreeted(person)
})

test('a Google member cannot disconnect their only sign-in, sets a password, and deletes the account with it', {
  tag: '@long',
}, async ({ page, member, person, language }) => {
  const locale = { locale: language }
  await page.goto('/auth?tab=login&redirect=/account')
  await page.getByRole('button', { name: m.auth_google({}, locale) }).click()
  await chooseAtGoogle(page, person)
  await page.waitForURL((url) => url.pathname === '/account')
  await expect(page.getByText(m.account_google_only_way({}, locale))).toBeVisible()

  await page.getByRole('button', { name: m.account_deletion_open({}, locale) }).click()
  await member.field(m.account_deletion_email({}, locale)).fill(`other-${person.email}`)
  await page.getByRole('button', { name: m.account_deletion_submit({}, locale) }).click()
  await expect(page.getByText(m.profile_proof_email_wrong({}, locale))).toBeVisible()

  await member.field(m.account_password_new({}, locale)).fill(person.password)
  await page.getByRole('button', { name: m.account_password_first_submit({}, locale) }).click()
  await expect(
    page.getByRole('button', { name: m.account_google_disconnect({}, locale) }),
  ).toBeVisible()
  await member.field(m.profile_proof_password({}, locale)).fill(person.password)
  await page.getByRole('button', { name: m.account_deletion_submit({}, locale) }).click()
  await page.waitForURL('/')
  await expect(page.getByText(m.account_deletion_done({}, locale))).toBeVisible()
})
