import { m } from '#app/i18n/paraglide/messages.js'
import { chooseAtGoogle } from './choose-at-google.ts'
import { expect, test } from './story.fixture.ts'

test('[S1.05] [S4.02] [S4.03] a new user from the auth page completes the profile that Google provided', async ({
  page,
  person,
  language,
}) => {
  const locale = { locale: language }
  await page.goto('/auth?tab=login')
  await page.getByRole('button', { name: m.auth_google({}, locale) }).click()
  await chooseAtGoogle(page, person)
  await page.waitForURL(/\/auth\/profile-completion/)
  await expect(page.getByText(m.auth_notice_complete_profile({}, locale))).toBeVisible()
  await expect(page.getByLabel(m.profile_first_name({}, locale))).toHaveValue(person.firstName)
  expect(page.url(), 'the Google data has left the address').not.toContain('example.org')
  await page.getByRole('button', { name: m.auth_profile_submit({}, locale) }).click()
  await page.waitForURL('/')
  await expect(
    page.getByRole('banner').getByText(person.firstName).locator('visible=true'),
  ).toBeVisible()
})

test('a user who cancels at Google stays signed out and gets a message', async ({
  page,
  language,
}) => {
  const locale = { locale: language }
  await page.goto('/auth?tab=login')
  await page.getByRole('button', { name: m.auth_google({}, locale) }).click()
  await page.waitForURL(/\/demo\/google\//)
  await page.locator('button[name="refuse"]').click()
  await page.waitForURL(/\/auth\?/)
  await expect(page.getByText(m.auth_google_refused({}, locale)).first()).toBeVisible()
})
