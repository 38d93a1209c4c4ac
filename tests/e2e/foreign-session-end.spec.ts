import { m } from '#app/i18n/paraglide/messages.js'
import { clientsCall, expect, refreshCall, sessionOf, test } from './foreign.fixture.ts'

for (const [message, status] of [
  ['Invalid Token', 401],
  ['token invalid', 400],
  ['already logout', 403],
  // The first matching rule wins, although this message also mentions jwt.
  ['invalid token: jwt malformed', 401],
] as const)
  test(`[S8.12] [S4.01] “${message}” with ${status} ends the session without a refresh`, async ({
    context,
    baseURL,
    recorder,
    signIn,
  }) => {
    await signIn()
    recorder.answer(clientsCall, () => ({ status, body: { message } }))
    const answer = await context.request.get('/program?need=weight')
    const { pathname, searchParams } = new URL(answer.url(), baseURL)
    expect([pathname, searchParams.get('tab'), searchParams.get('redirect')]).toEqual([
      '/auth',
      'login',
      '/program?need=weight',
    ])
    expect(await sessionOf(context)).toEqual({})
    expect(recorder.callsOf(refreshCall)).toEqual([])
  })

test('[S8.12] [S2.04] a session that ends in a form redirects with path and hash, and sign-in returns to both', async ({
  page,
  recorder,
  member,
  person,
  signIn,
  language,
}) => {
  const locale = { locale: language }
  await signIn()
  await page.goto('/account#profile')
  recorder.answer('POST /v1/users/update-profile', () => ({
    status: 401,
    body: { message: 'invalid token' },
  }))
  await page.getByRole('button', { name: m.account_profile_submit({}, locale) }).click()
  await page.waitForURL('/auth?tab=login&redirect=%2Faccount&next=profile')
  await member.signInHere(person)
  await page.waitForURL('/account#profile')
})

test('[S2.30] the hash of a page that requires sign-in survives the sign-in', async ({
  page,
  recorder,
  member,
  person,
}) => {
  await page.goto('/account#language')
  await page.waitForURL(/\/auth\?tab=login&redirect=%2Faccount/)
  await member.signInHere(person)
  await page.waitForURL('/account#language')
  expect(recorder.callsOf('POST /v1/auth/login')).toHaveLength(1)
})

test('[S8.12] “already logout” with another status does not end the session', async ({
  tokens,
  context,
  recorder,
  signIn,
}) => {
  await signIn()
  recorder.answer(clientsCall, () => ({ status: 409, body: { message: 'already logout' } }))
  expect((await context.request.get('/')).status()).toBe(200)
  expect((await sessionOf(context)).token).toBe(tokens.access)
})

test('[S2.33] [S8.12] a session that ends on / leads to the login page without a redirect', async ({
  context,
  baseURL,
  recorder,
  signIn,
}) => {
  await signIn()
  recorder.answer(clientsCall, () => ({ status: 401, body: { message: 'invalid token' } }))
  const answer = await context.request.get('/')
  expect(answer.url()).toBe(new URL('/auth?tab=login', baseURL).href)
})
