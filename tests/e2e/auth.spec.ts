import { m } from '#app/i18n/paraglide/messages.js'
import { expect, test } from './story.fixture.ts'
import { untilHydrated } from './until-hydrated.ts'

test('the tabs of the auth page share typed text, and the address names the tab', async ({
  page,
  member,
  person,
  language,
}) => {
  const locale = { locale: language }
  await page.goto('/auth?tab=login')
  await member.field(m.auth_email({}, locale)).fill(person.email)
  await page.getByRole('tab', { name: m.auth_tab_signup({}, locale) }).click()
  await page.waitForURL(/tab=signup/)
  await expect(member.field(m.auth_email({}, locale))).toHaveValue(person.email)
  await member.field(m.profile_first_name({}, locale)).fill(person.firstName)
  await page.getByRole('button', { name: m.auth_submit_signup({}, locale) }).click()
  await expect(member.field(m.auth_password({}, locale))).toBeFocused()
  const login = page.getByRole('tab', { name: m.auth_tab_login({}, locale), selected: true })
  await page.getByRole('tab', { name: m.auth_tab_login({}, locale) }).click()
  await page.waitForURL(/tab=login/)
  // The address changes before the tab: a press on the tab that is still open does nothing.
  await expect(login).toBeVisible()
  await page.getByRole('tab', { name: m.auth_tab_signup({}, locale) }).click()
  await expect(member.field(m.profile_first_name({}, locale))).toHaveValue(person.firstName)
})

test('the terms open beside a half-filled form without clearing it', { tag: '@long' }, async ({
  page,
  member,
  person,
  language,
}) => {
  const locale = { locale: language }
  await page.goto('/auth?tab=signup')
  await member.field(m.auth_email({}, locale)).fill(person.email)
  const form = page.locator('form', { hasText: m.auth_terms({}, locale) })
  const opened = page.waitForEvent('popup')
  await form.getByRole('link', { name: m.shell_nav_terms({}, locale) }).click()
  const terms = await opened
  await expect(terms.getByRole('heading', { level: 1 })).toBeVisible()
  expect(new URL(terms.url()).pathname).toBe('/policy')
  await expect(member.field(m.auth_email({}, locale))).toHaveValue(person.email)
})

test('exactly one of both forms is visible at any time', { tag: '@long' }, async ({
  page,
  language,
}) => {
  const locale = { locale: language }
  await page.goto('/auth?tab=login')
  const panels = page.getByRole('tabpanel', { includeHidden: true })
  await expect(panels).toHaveCount(2)
  await untilHydrated(page)
  const counts = await panels.first().evaluateHandle((panel) => {
    const visibleCounts = new Set<number>()
    const count = () =>
      visibleCounts.add(document.querySelectorAll('[role=tabpanel]:not([hidden])').length)
    new MutationObserver(count).observe(panel.parentElement ?? panel, {
      subtree: true,
      attributeFilter: ['hidden'],
    })
    return visibleCounts
  })
  await page.getByRole('tab', { name: m.auth_tab_signup({}, locale) }).click()
  await expect(panels.last()).toBeVisible()
  await page.getByRole('tab', { name: m.auth_tab_login({}, locale) }).click()
  await expect(panels.first()).toBeVisible()
  expect(await counts.evaluate((visibleCounts) => [...visibleCounts])).toEqual([1])
})

test('a mistyped sign-up address is corrected without retyping the rest', { tag: '@long' }, async ({
  page,
  member,
  person,
  language,
}) => {
  const locale = { locale: language }
  const google = page.getByRole('button', { name: m.auth_google({}, locale) })
  await member.signUp({ ...person, email: `typo-${person.email}` })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    m.auth_check_mail_title({}, locale),
  )
  await expect(page.getByRole('tab'), 'nothing stands around it that is done').toHaveCount(0)
  await expect(google).toHaveCount(0)
  await page.getByRole('button', { name: m.auth_check_mail_change({}, locale) }).click()
  await expect(google).toBeVisible()
  await expect(member.field(m.auth_email({}, locale))).toBeFocused()
  await member.field(m.auth_email({}, locale)).fill(person.email)
  await page.getByRole('button', { name: m.auth_submit_signup({}, locale) }).dblclick()
  await member.verifyEmail(person)
  await member.isGreeted(person)
})

test('[S9.02] a new member who allows functional cookies returns to the page they came from', async ({
  page,
  context,
  member,
  person,
  baseURL,
}) => {
  const consent = { enableCookiesFunctional: true, enableCookiesAnalytics: false }
  await context.addCookies([
    {
      name: 'seimbang-cookies-consent',
      value: encodeURIComponent(JSON.stringify(consent)),
      url: baseURL,
    },
  ])
  await member.signUp(person, '/transaction')
  await member.followLinkInMail(person.email)
  await page.waitForURL('/transaction')
  await member.isGreeted(person)
})

test('a link on another device asks for the password and leads to the page the newcomer came from', {
  tag: '@long',
}, async ({ member, person, language, otherPage, memberOn }) => {
  const locale = { locale: language }
  const other = memberOn(otherPage)
  await member.signUp(person, '/transaction')
  await other.followLinkInMail(person.email)
  await other.confirmHere({ password: 'not the password' })
  await expect(otherPage.getByText(m.auth_verify_password_wrong({}, locale))).toBeVisible()
  await expect(otherPage.getByText(m.auth_verify_password_help({}, locale))).toBeVisible()
  await expect(other.field(m.auth_verify_password({}, locale))).toBeFocused()
  await other.confirmHere(person)
  await otherPage.waitForURL('/transaction')
  await other.isGreeted(person)
})

test('[S2.05] a user who forgot the password sets a new one by mail and is signed out everywhere', async ({
  page,
  member,
  person,
  language,
  otherPage,
  memberOn,
}) => {
  const locale = { locale: language }
  await member.join(person)
  const other = memberOn(otherPage)
  await otherPage.goto('/auth/forgot-password')
  await other.field(m.auth_email({}, locale)).fill(person.email)
  await otherPage.getByRole('button', { name: m.auth_forgot_submit({}, locale) }).click()
  await expect(
    otherPage.getByText(m.auth_forgot_sent({ email: person.email }, locale)),
  ).toBeVisible()

  await other.followLinkInMail(person.email, '/auth/reset-password')
  await expect(otherPage).toHaveURL((url) => url.pathname === '/auth/reset-password' && !url.search)
  const password = `kata sandi baru ${person.email}`
  await other.field(m.auth_reset_password({}, locale)).fill(password)
  await otherPage.getByRole('button', { name: m.auth_reset_submit({}, locale) }).click()
  await expect(
    otherPage.getByRole('heading', { name: m.auth_reset_done_title({}, locale) }),
  ).toBeVisible()
  await otherPage
    .getByRole('link', { name: m.auth_reset_done_link({}, locale) })
    .last()
    .click()
  await other.signInHere({ ...person, password })

  await page.goto('/account')
  await page.waitForURL(/\/auth\?/)
})

test('an unknown address gets the same reply as a known one', { tag: '@long' }, async ({
  page,
  member,
  person,
  language,
}) => {
  const locale = { locale: language }
  await page.goto('/auth/forgot-password')
  await member.field(m.auth_email({}, locale)).fill(person.email)
  await page.getByRole('button', { name: m.auth_forgot_submit({}, locale) }).click()
  await expect(page.getByText(m.auth_forgot_sent({ email: person.email }, locale))).toBeVisible()
})

test('an unknown reset link leads to a request for a new one', async ({
  page,
  member,
  language,
}) => {
  const locale = { locale: language }
  await page.goto('/auth/reset-password?token=never-made')
  await member.field(m.auth_reset_password({}, locale)).fill('kalimat sandi yang panjang')
  await page.getByRole('button', { name: m.auth_reset_submit({}, locale) }).click()
  await page.getByRole('link', { name: m.auth_reset_again({}, locale) }).click()
  await page.waitForURL('/auth/forgot-password')
})
