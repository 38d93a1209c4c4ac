import { clientsCall, expect, refreshCall, sessionOf, test } from './foreign.fixture.ts'

const accessTokenOf = (headers: { authorization?: string }) =>
  headers.authorization?.replace('Bearer ', '')

/** Refuses the first access token as expired and accepts every other. */
const jwtExpired =
  ({ access }: { access: string }, message = 'jwt expired') =>
  ({ headers }: { headers: { authorization?: string } }) =>
    accessTokenOf(headers) === access
      ? { status: 401, body: { message } }
      : { body: { data: { id: null } } }

test('[S7.02] [S3.06] [S8.13] an expired token is refreshed once, and the call is retried', async ({
  tokens,
  context,
  recorder,
  signIn,
}) => {
  await signIn()
  recorder.answer(clientsCall, jwtExpired(tokens))
  const response = await context.request.get('/')
  expect(response.status()).toBe(200)
  expect(recorder.callsOf(refreshCall).map(({ body }) => body)).toEqual([
    { userId: 'user-1', refreshToken: tokens.refresh },
  ])
  const ofTheSession = recorder.calls.filter(
    ({ call }) => call === clientsCall || call === refreshCall,
  )
  expect(ofTheSession.map(({ call, headers }) => [call, accessTokenOf(headers)])).toEqual([
    [clientsCall, tokens.access],
    [refreshCall, undefined],
    [clientsCall, tokens.newAccess],
  ])
  const { token, refreshToken } = await sessionOf(context)
  expect([token, refreshToken]).toEqual([tokens.newAccess, tokens.newRefresh])
})

for (const message of ['JWT malformed', 'Invalid Signature', 'Token has EXPIRED'])
  test(`[S8.13] “${message}” causes a refresh`, async ({ tokens, context, recorder, signIn }) => {
    await signIn()
    recorder.answer(clientsCall, jwtExpired(tokens, message))
    expect((await context.request.get('/')).status()).toBe(200)
    expect(recorder.callsOf(refreshCall)).toHaveLength(1)
  })

test('[S7.02] two hundred parallel pages with one expired token refresh it once', {
  tag: '@long',
}, async ({ context, baseURL, tokens, recorder, signIn }) => {
  await signIn()
  recorder.answer(clientsCall, jwtExpired(tokens))
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
  expect(recorder.callsOf(refreshCall)).toHaveLength(1)
})

for (const [why, answer] of [
  ['is refused', { status: 401, body: { message: 'refresh token expired' } }],
  ['brings no token', { body: { data: { id: 'user-1' } } }],
] as const)
  test(`[S4.01] [S8.13] a refresh that ${why} clears the session and leads to the login page`, async ({
    tokens,
    context,
    baseURL,
    recorder,
    signIn,
  }) => {
    await signIn()
    recorder.answer(clientsCall, jwtExpired(tokens))
    recorder.answer(refreshCall, () => answer)
    const { href } = new URL('/auth?tab=login&redirect=%2Fpricing', baseURL)
    expect((await context.request.get('/pricing')).url()).toBe(href)
    expect(await sessionOf(context)).toEqual({})
  })

test('an outage of the backend ends no session', async ({ tokens, context, recorder, signIn }) => {
  await signIn()
  recorder.answer(clientsCall, jwtExpired(tokens))
  recorder.answer(refreshCall, () => ({ status: 503, body: { message: 'Service Unavailable' } }))
  expect((await context.request.get('/')).status()).toBe(200)
  expect((await sessionOf(context)).token).toBe(tokens.access)
})

test('[S8.12] if a new token is refused at once, the session ends after one refresh', async ({
  context,
  baseURL,
  recorder,
  signIn,
}) => {
  await signIn()
  recorder.answer(clientsCall, () => ({ status: 401, body: { message: 'jwt expired' } }))
  const { href } = new URL('/auth?tab=login', baseURL)
  expect((await context.request.get('/')).url()).toBe(href)
  expect(recorder.callsOf(refreshCall)).toHaveLength(1)
})
