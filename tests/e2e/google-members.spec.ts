import { m } from '#app/i18n/paraglide/messages.js'
import { cookieOf, test } from './google-steps.ts'
import { expect } from './story.fixture.ts'

test('[S1.05] [S2.06] [S4.02] [S4.03] a new user from the auth page completes the profile', async ({
  page,
  google,
  person,
  language,
}) => {
  const locale = { locale: language }
  const requestedUrls: string[] = []
  page.on('request', (request) => requestedUrls.push(request.url()))
  await google.leaveFrom('/auth?tab=signup')
  expect(await cookieOf(page.context(), 'redirect-google')).toBe('/auth')
  await google.choose(person)
  await page.waitForURL(/\/auth\/profile-completion/)
  await expect(page.getByText(m.auth_notice_complete_profile({}, locale))).toBeVisible()
  await expect(page.getByLabel(m.profile_first_name({}, locale))).toHaveValue(person.firstName)
  await expect(page.getByLabel(m.auth_email({}, locale), { exact: true })).toHaveValue(person.email)
  expect(await cookieOf(page.context(), 'redirect-google')).toBeUndefined()
  expect(await cookieOf(page.context(), 'auth-cookie-token')).toBeUndefined()
  const arrival = requestedUrls.find((url) => url.includes('/auth/profile-completion?'))
  expect(new URL(arrival ?? '').searchParams.get('email')).toBe(person.email)
  const token = await cookieOf(page.context(), 'google-token')
  expect(token).toBeTruthy()
  expect(requestedUrls.join(), 'the token is in no address').not.toContain(token)
  expect(await page.content(), 'nor in the page').not.toContain(token)

  await page.getByRole('button', { name: m.auth_profile_submit({}, locale) }).click()
  await page.waitForURL('/')
  await google.expectSignedIn(person)
  expect(await cookieOf(page.context(), 'google-token')).toBeUndefined()
})

test('the profile leaves the address bar and is in no Referer', async ({
  page,
  google,
  person,
  language,
}) => {
  const locale = { locale: language }
  await google.leaveFrom('/auth?tab=login')
  const referrers: string[] = []
  page.on('request', (request) => referrers.push(request.headers().referer ?? ''))
  await google.choose(person)
  await page.waitForURL((url) => url.pathname === '/auth/profile-completion' && !url.search)
  await expect(page.locator('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer')
  await page.getByRole('button', { name: m.auth_profile_submit({}, locale) }).click()
  await page.waitForURL('/')
  expect(referrers.filter((referrer) => referrer.includes('profile-completion'))).toEqual([])
  await page.goBack()
  expect(page.url(), 'nor is it in the history').not.toContain('example.org')
})

test('[S4.02] [S4.04] a new user from another page is a member at once and returns there', async ({
  page,
  google,
  person,
}) => {
  await google.leaveFrom('/transaction')
  const cookies = await page.context().cookies()
  expect(cookies.find(({ name }) => name === 'seimbang-redirect-google')).toMatchObject({
    value: encodeURIComponent('/transaction'),
    httpOnly: true,
    sameSite: 'Lax',
  })
  await google.choose(person)
  await page.waitForURL('/transaction')
  await google.expectSignedIn(person)
  expect(await cookieOf(page.context(), 'redirect-google')).toBeUndefined()
  expect(await cookieOf(page.context(), 'google-state')).toBeUndefined()
  expect(await cookieOf(page.context(), 'google-token')).toBeUndefined()
})

test.describe('[S4.05] a member', () => {
  test.beforeEach(async ({ google, person }) => {
    await google.join(person)
    await google.forget()
  })

  for (const path of ['/program/seimbang-harian', '/program/seimbang-harian?from=poster#isi']) {
    test(`returns to the redirect ${path}`, async ({ page, google, person }) => {
      await google.leaveFrom(`/auth?tab=login&redirect=${encodeURIComponent(path)}`)
      expect(await cookieOf(page.context(), 'redirect-google')).toBe(path)
      await google.choose(person)
      await page.waitForURL(path)
      await google.expectSignedIn(person)
    })
  }

  test('returns to the hash that `next` names', async ({ page, google, person }) => {
    await google.leaveFrom('/auth?tab=login&redirect=/program/seimbang-harian&next=isi')
    await google.choose(person)
    await page.waitForURL('/program/seimbang-harian#isi')
  })

  for (const path of ['/auth', '/auth?tab=login&redirect=//evil.example/']) {
    test(`a visitor who started at ${path} lands on /`, async ({ page, google, person }) => {
      await google.leaveFrom(path)
      await google.choose(person)
      await page.waitForURL('/')
      await google.expectSignedIn(person)
    })
  }
})
