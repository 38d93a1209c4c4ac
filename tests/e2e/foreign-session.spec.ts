import { m } from '#app/i18n/paraglide/messages.js'
import { expect, sessionOf, test } from './foreign.fixture.ts'

const clients = 'GET /v1/clients'
const refresh = 'POST /v1/auth/refresh-token'
const accessTokenOf = (headers: { authorization?: string }) =>
  headers.authorization?.replace('Bearer ', '')

/** Refuses the first access token as run out, and takes any other. */
const jwtExpired =
  ({ access }: { access: string }, message = 'jwt expired') =>
  ({ headers }: { headers: { authorization?: string } }) =>
    accessTokenOf(headers) === access
      ? { status: 401, body: { message } }
      : { body: { data: { id: null } } }

test('[S6.04] [S7.12] a call to the main backend carries the bearer token when there is one', async ({
  tokens,
  page,
  recorder,
  signIn,
}) => {
  await signIn()
  await page.request.get('/')
  expect(recorder.callsOf(clients).map(({ headers }) => headers.authorization)).toEqual([
    `Bearer ${tokens.access}`,
  ])
})

test('[S6.04] no call from a page under /auth carries a token', async ({
  page,
  recorder,
  signIn,
  language,
}) => {
  const locale = { locale: language }
  await page.goto('/auth?tab=login&redirect=/pricing')
  // Signed in meanwhile, in another tab.
  await signIn()
  await page
    .getByRole('button', { name: m.auth_google({}, locale) })
    .locator('visible=true')
    .click()
  await expect.poll(() => recorder.callsOf('POST /v1/auth/generate-google-url').length).toBe(1)
  expect(
    recorder.calls.filter(({ call }) => call.startsWith('POST')).map((it) => it.headers),
  ).not.toContainEqual(expect.objectContaining({ authorization: expect.anything() }))
})

test('[S9.10] the token of the XSRF cookie goes along as X-XSRF-TOKEN', async ({
  page,
  context,
  recorder,
  signIn,
  baseURL,
}) => {
  await signIn()
  await page.request.get('/')
  await context.addCookies([{ name: 'XSRF-TOKEN', value: 'forgery-1', url: baseURL ?? '' }])
  await page.request.get('/')
  expect(recorder.callsOf(clients).map(({ headers }) => headers['x-xsrf-token'])).toEqual([
    undefined,
    'forgery-1',
  ])
})

test('[S7.09] [S6.02] a member with a client is sent to the web app, one without stays', async ({
  page,
  recorder,
  signIn,
}) => {
  await signIn()
  expect((await page.request.get('/', { maxRedirects: 0 })).status()).toBe(200)
  recorder.answer(clients, () => ({ body: { data: { id: 'client-7' } } }))
  const response = await page.request.get('/', { maxRedirects: 0 })
  expect([response.status(), response.headers().location]).toEqual([
    307,
    expect.stringMatching(/:\d+\/web-app$/),
  ])
  expect(recorder.callsOf(clients)[0]?.body).toBeUndefined()
})

test('[S6.02] a guest is nobody’s client, and no call is made', async ({ page, recorder }) => {
  await page.request.get('/')
  expect(recorder.callsOf(clients)).toEqual([])
})

for (const path of [
  '/ahli-gizi',
  '/tentang-seimbang',
  '/policy',
  '/seimbang-for-enterprise',
  '/seimbang-for-enterprise-contact',
  '/if-program',
  '/admin',
  '/tracker/some-id',
])
  test(`[S6.03] the guard leaves ${path} alone`, async ({ page, recorder, signIn }) => {
    await signIn()
    recorder.answer(clients, () => ({ body: { data: { id: 'client-7' } } }))
    await page.request.get(path, { maxRedirects: 0 })
    expect(recorder.callsOf(clients)).toEqual([])
  })

test('[S6.03] the guard’s skip list names whole segments', async ({ page, recorder, signIn }) => {
  await signIn()
  await page.request.get('/policyx')
  expect(recorder.callsOf(clients)).toHaveLength(1)
})

test('[S7.02] [S3.06] [S8.13] a token that ran out is refreshed once, and the call repeated', async ({
  tokens,
  page,
  context,
  recorder,
  signIn,
}) => {
  await signIn()
  recorder.answer(clients, jwtExpired(tokens))
  const response = await page.request.get('/')
  expect(response.status()).toBe(200)
  expect(recorder.callsOf(refresh).map(({ body }) => body)).toEqual([
    { userId: 'user-1', refreshToken: tokens.refresh },
  ])
  const ofTheSession = recorder.calls.filter(({ call }) => call === clients || call === refresh)
  expect(ofTheSession.map(({ call, headers }) => [call, accessTokenOf(headers)])).toEqual([
    [clients, tokens.access],
    [refresh, undefined],
    [clients, tokens.newAccess],
  ])
  const { token, refreshToken } = await sessionOf(context)
  expect([token, refreshToken]).toEqual([tokens.newAccess, tokens.newRefresh])
})

for (const message of ['JWT malformed', 'Invalid Signature', 'Token has EXPIRED'])
  test(`[S8.13] “${message}” asks for a refresh`, async ({ tokens, page, recorder, signIn }) => {
    await signIn()
    recorder.answer(clients, jwtExpired(tokens, message))
    expect((await page.request.get('/')).status()).toBe(200)
    expect(recorder.callsOf(refresh)).toHaveLength(1)
  })

test('[S7.02] two hundred parallel pages with one token that ran out refresh it once', async ({
  context,
  baseURL,
  tokens,
  recorder,
  signIn,
}) => {
  await signIn()
  recorder.answer(clients, jwtExpired(tokens))
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  const responses = await Promise.all(
    Array.from({ length: 200 }, async () => {
      const response = await fetch(new URL('/', baseURL), { headers: { cookie } })
      const html = await response.text()
      return [response.status, html.includes('Dewi'), response.headers.getSetCookie().join()]
    }),
  )
  const answered = [200, true, expect.stringContaining(tokens.newAccess)]
  expect(responses).toEqual(Array(200).fill(answered))
  expect(recorder.callsOf(refresh)).toHaveLength(1)
})

for (const [message, status] of [
  ['Invalid Token', 401],
  ['token invalid', 400],
  ['already logout', 403],
  // The first rule that matches wins: this one speaks of jwt, too.
  ['invalid token: jwt malformed', 401],
] as const)
  test(`[S8.12] [S4.01] “${message}” with ${status} ends the session without a refresh`, async ({
    page,
    context,
    recorder,
    signIn,
  }) => {
    await signIn()
    recorder.answer(clients, () => ({ status, body: { message } }))
    await page.goto('/program?need=weight#list')
    const { pathname, searchParams } = new URL(page.url())
    expect([pathname, searchParams.get('tab'), searchParams.get('redirect')]).toEqual([
      '/auth',
      'login',
      '/program?need=weight',
    ])
    expect(await sessionOf(context)).toEqual({})
    expect(recorder.callsOf(refresh)).toEqual([])
  })

test('[S8.12] [S2.04] a session that ends in a form carries path and hash, and sign-in leads back to both', async ({
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

test('[S2.30] the hash of a page that asks for sign-in is there again afterwards', async ({
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

test('[S8.12] “already logout” with another status is no word on the session', async ({
  tokens,
  page,
  context,
  recorder,
  signIn,
}) => {
  await signIn()
  recorder.answer(clients, () => ({ status: 409, body: { message: 'already logout' } }))
  expect((await page.goto('/'))?.status()).toBe(200)
  expect((await sessionOf(context)).token).toBe(tokens.access)
})

test('[S2.33] [S8.12] a session that ends on / leads to the login page without a redirect', async ({
  page,
  recorder,
  signIn,
}) => {
  await signIn()
  recorder.answer(clients, () => ({ status: 401, body: { message: 'invalid token' } }))
  await page.goto('/')
  await page.waitForURL('/auth?tab=login')
})

for (const [why, answer] of [
  ['is refused', { status: 401, body: { message: 'refresh token expired' } }],
  ['brings no token', { body: { data: { id: 'user-1' } } }],
] as const)
  test(`[S4.01] [S8.13] a refresh that ${why} clears the session and leads to the login page`, async ({
    tokens,
    page,
    context,
    recorder,
    signIn,
  }) => {
    await signIn()
    recorder.answer(clients, jwtExpired(tokens))
    recorder.answer(refresh, () => answer)
    await page.goto('/pricing')
    await page.waitForURL('/auth?tab=login&redirect=%2Fpricing')
    expect(await sessionOf(context)).toEqual({})
  })

test('a backend that is down ends nobody’s session', async ({
  tokens,
  page,
  context,
  recorder,
  signIn,
}) => {
  await signIn()
  recorder.answer(clients, jwtExpired(tokens))
  recorder.answer(refresh, () => ({ status: 503, body: { message: 'Service Unavailable' } }))
  expect((await page.goto('/'))?.status()).toBe(200)
  expect((await sessionOf(context)).token).toBe(tokens.access)
})

test('[S8.12] a new token that is refused at once ends the session, with one refresh', async ({
  page,
  recorder,
  signIn,
}) => {
  await signIn()
  recorder.answer(clients, () => ({ status: 401, body: { message: 'jwt expired' } }))
  await page.goto('/')
  await page.waitForURL('/auth?tab=login')
  expect(recorder.callsOf(refresh)).toHaveLength(1)
})

test('[S3.02] broken, oversized and foreign cookies count as signed out, on every page', async ({
  request,
  recorder,
}) => {
  const token = 'seimbang-auth-cookie-token'
  for (const cookie of [
    `${token}=`,
    `${token}=%E0%A4%A`,
    `${token}=two%0d%0alines`,
    `${token}=two words`,
    `${token}=${'a'.repeat(5_000)}`,
    `${token}=one; ${token}=two`,
    `${token}=one; seimbang-auth-cookie-id=1; seimbang-auth-cookie-id=2`,
    `${token}=one; seimbang-auth-cookie-firstName=%00`,
    'klinik-auth-cookie-token=access-1',
  ]) {
    const response = await request.get('/', { headers: { cookie } })
    expect(response.status(), cookie.slice(0, 60)).toBe(200)
  }
  expect(recorder.calls.filter(({ headers }) => headers.authorization)).toEqual([])
  expect(recorder.callsOf(clients)).toEqual([])
})

test('[S2.02] [S6.01] the auth page is for guests; a member gets / in place of it', async ({
  page,
  signIn,
  language,
}) => {
  const locale = { locale: language }
  expect((await page.goto('/auth?tab=login'))?.status()).toBe(200)
  await page.goto('/program')
  // Signed in meanwhile, in another tab.
  await signIn()
  const banner = page.getByRole('banner')
  const menu = banner.getByText(m.shell_menu({}, locale), { exact: true }).locator('visible=true')
  if ((await menu.count()) > 0) await menu.click()
  await banner
    .getByRole('link', { name: m.shell_sign_in({}, locale) })
    .locator('visible=true')
    .click()
  await page.waitForURL('/')
  await page.goBack()
  await page.waitForURL('/program')
  expect((await page.request.get('/auth', { maxRedirects: 0 })).headers().location).toBe('/')
})
