import { m } from '#app/i18n/paraglide/messages.js'
import type { GoogleFault } from '#tests/support/google-fault.ts'
import { cookieOf, ownCookies, test } from './google-steps.ts'
import { callServer } from './server-call.ts'
import { expect } from './story.fixture.ts'

type FailureText = (inputs: object, options: { locale: 'en' | 'id' }) => string

/** A fault of each message. */
const messages: [GoogleFault, string, FailureText][] = [
  ['consent_refused', 'a refused consent', m.auth_google_refused],
  ['server_error', 'a fault of Google', m.auth_google_failed],
  ['email_unverified', 'an address that Google has not verified', m.auth_google_unverified],
]

for (const [fault, name, text] of messages) {
  test(`${name} signs no one in and shows a message`, async ({
    page,
    google,
    person,
    language,
  }) => {
    const answered = page.waitForRequest('**/auth/google-callback?*')
    await google.leaveFrom('/auth?tab=login&redirect=/transaction')
    await google.choose(person, fault)
    const { searchParams } = new URL((await answered).url())
    const secrets = ['code', 'state'].flatMap((key) => searchParams.get(key) ?? [])
    await google.expectFailure(text({}, { locale: language }), secrets)
  })
}

const otherFaults: [GoogleFault, string][] = [
  ['wrong_state', 'a wrong state'],
  ['no_state', 'no state'],
  ['code_unknown', 'a code that Google never gave'],
  ['wrong_nonce', 'the nonce of another attempt'],
  ['wrong_audience', 'a token for another client'],
  ['wrong_issuer', 'a token of another issuer'],
  ['expired_token', 'a token that has expired'],
  ['foreign_key', 'a token signed with a foreign key'],
  ['unsigned_token', 'a token without a signature'],
]

for (const [fault, name] of otherFaults)
  test(`${name} signs no one in and leads to the message of a fault`, async ({
    request,
    person,
    language,
  }) => {
    const from = { data: { from: '/transaction' } }
    const { url } = await callServer({ request }, language, {
      name: 'google-getGoogleAddress',
      ...from,
    })
    const form = { name: person.firstName, email: person.email, fault }
    const reply =
      (await request.post(String(url), { form, maxRedirects: 0 })).headers().location ?? ''
    const answer = await request.get(reply, { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location]).toEqual([
      303,
      '/auth?tab=login&google=failed&redirect=%2Ftransaction',
    ])
    const { cookies } = await request.storageState()
    expect(cookies.filter(({ name }) => ownCookies.test(name))).toEqual([])
    const home = await (await request.get('/', { headers: { 'accept-language': language } })).text()
    expect(home).toContain(m.shell_sign_in({}, { locale: language }))
    expect(home).not.toContain(person.firstName)
  })

test('a reply that is opened in another browser signs no one in there', async ({
  browser,
  page,
  google,
  googleOn,
  person,
  language,
}) => {
  await google.leaveFrom('/auth?tab=login&redirect=/transaction')
  const url = await google.chooseAndStay(person)
  const context = await browser.newContext()
  const elsewhere = await context.newPage()
  await elsewhere.goto(url)
  await googleOn(elsewhere).expectFailure(m.auth_google_failed({}, { locale: language }), [])
  await context.close()
  // The attempt is still valid in the browser that started it.
  await page.goto(url)
  await page.waitForURL('/transaction')
  await google.expectSignedIn(person)
})

test('a reply works once, even with the cookies of its attempt restored', async ({
  page,
  google,
  person,
  language,
}) => {
  await google.leaveFrom('/auth?tab=login&redirect=/transaction')
  const attempt = await page.context().cookies()
  const url = await google.chooseAndStay(person)
  await page.goto(url)
  await page.waitForURL('/transaction')
  await google.forget()
  const text = m.auth_google_failed({}, { locale: language })
  await page.goto(url)
  await google.expectFailure(text, [])
  await page.context().addCookies(attempt)
  await page.goto(url)
  await google.expectFailure(text, [])
})

test('a used code is also refused in a new attempt', async ({ page, google, person, language }) => {
  await google.leaveFrom('/auth?tab=login&redirect=/transaction')
  const used = new URL(await google.chooseAndStay(person))
  await page.goto(used.href)
  await page.waitForURL('/transaction')
  await google.forget()
  await google.leaveFrom('/auth?tab=login&redirect=/transaction')
  const fresh = new URL(page.url()).searchParams.get('state') ?? ''
  used.searchParams.set('state', fresh)
  await page.goto(used.href)
  await google.expectFailure(m.auth_google_failed({}, { locale: language }), [])
})

test('[S2.06] a token and an address planted in the query sign no one in', async ({
  page,
  google,
  person,
  language,
}) => {
  const locale = { locale: language }
  const planted = new URLSearchParams({ ...person, token: 'planted' })
  await page.goto(`/auth/profile-completion?${planted}`)
  await page.getByRole('button', { name: m.auth_profile_submit({}, locale) }).click()
  await expect(page.getByText(m.auth_profile_too_late({}, locale))).toBeVisible()
  await google.expectGuest()
})

test('[S2.06] the second step of joining with Google leads to the first if Google was skipped', async ({
  page,
  google,
  language,
}) => {
  const locale = { locale: language }
  await page.goto('/auth/profile-completion')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    m.auth_profile_none_title({}, locale),
  )
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
  await page.getByRole('link', { name: m.auth_profile_restart({}, locale) }).click()
  await page.waitForURL(/\/auth\?tab=login/)
  await expect(page.getByText(m.auth_notice_complete_profile({}, locale))).toHaveCount(0)
  await google.expectGuest()
})

test('[S2.06] a new user gets the address from Google, not the one in the query', async ({
  page,
  google,
  person,
  language,
}) => {
  await google.leaveFrom('/auth?tab=login')
  await google.choose(person)
  await page.waitForURL(/\/auth\/profile-completion/)
  const planted = new URLSearchParams({ firstName: 'Dewi', email: `planted-${person.email}` })
  await page.goto(`/auth/profile-completion?${planted}`)
  await page.getByRole('button', { name: m.auth_profile_submit({}, { locale: language }) }).click()
  await page.waitForURL('/')
  await google.expectSignedIn(person)
  expect(await cookieOf(page.context(), 'auth-cookie-email')).toBe(person.email)
})

test('one Google sign-in cannot create two accounts', async ({
  page,
  google,
  person,
  language,
}) => {
  const locale = { locale: language }
  const submit = page.getByRole('button', { name: m.auth_profile_submit({}, locale) })
  await google.leaveFrom('/auth?tab=login')
  await google.choose(person)
  await page.waitForURL(/\/auth\/profile-completion/)
  const before = await page.context().cookies()
  await submit.click()
  await page.waitForURL('/')
  await google.forget()
  await page.context().addCookies(before)
  await page.goto(`/auth/profile-completion?${new URLSearchParams(person)}`)
  await submit.click()
  await expect(page.getByText(m.auth_profile_too_late({}, locale))).toBeVisible()
  await google.expectGuest()
})

test('a new attempt at Google discards an unfinished profile', async ({
  page,
  google,
  person,
  language,
}) => {
  await google.leaveFrom('/auth?tab=login')
  await google.choose(person)
  await page.waitForURL(/\/auth\/profile-completion/)
  await google.leaveFrom('/auth?tab=login')
  await google.choose(person, 'consent_refused')
  await google.expectFailure(m.auth_google_refused({}, { locale: language }), [])
})
