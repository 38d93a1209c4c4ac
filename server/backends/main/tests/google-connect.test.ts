import { afterAll, beforeAll, expect, test } from 'vitest'
import { randomId } from '#server/backends/main/platform/random-secret.ts'
import { pickMemberProfile } from '#server/contract/member-profile.schema.ts'
import { sessionTable } from '#server/db/main/session.table.ts'
import { createAccountSteps } from './account.fixture.ts'
import type { GoogleUser } from './fake-google.fixture.ts'
import { type MainFixture, memberPassword, openMainFixture } from './main-backend.fixture.ts'

let main: MainFixture
let steps: ReturnType<typeof createAccountSteps>
beforeAll(async () => {
  main = await openMainFixture()
  steps = createAccountSteps(main)
})
afterAll(() => main.close())

test('a member connects a Google account with another address, and signs in with it', async () => {
  const { user, token } = await main.signedInMember()
  const google = googleUser()
  const sessions = await main.db.$count(sessionTable)
  const { status, body } = await steps.connectGoogle(token, google)
  expect(status).toBe(200)
  const { authStatus, ...rest } = body.data
  expect(authStatus).toBe('connected')
  expect(Object.values(rest).every((value) => value === '')).toBe(true)
  expect(await main.db.$count(sessionTable)).toBe(sessions)
  expect((await main.get('/v1/account', { token })).body.data).toMatchObject({
    email: user.email,
    googleEmail: google.email,
  })
  expect((await signIn(google)).body.data.id).toBe(user.id)
  expect(await steps.auditOf(user.id)).toContain('google_connected')
})

test('connecting the same Google account again changes nothing', async () => {
  const { token } = await main.signedInMember()
  const google = googleUser()
  await steps.connectGoogle(token, google)
  expect((await steps.connectGoogle(token, google)).body.data.authStatus).toBe('connected')
})

test('another member’s Google account is refused', async () => {
  const owner = await main.signedInMember()
  const google = googleUser()
  await steps.connectGoogle(owner.token, google)
  const { user, token } = await main.signedInMember()
  const { status, body } = await steps.connectGoogle(token, google)
  expect([status, body.message]).toEqual([400, 'GOOGLE_SIGN_IN_REFUSED'])
  expect((await steps.findUser(user.id)).googleSubject).toBeNull()
  expect((await signIn(google)).body.data.id).toBe(owner.user.id)
})

test('of two members who connect one Google account at once, one succeeds', async () => {
  const members = [await main.signedInMember(), await main.signedInMember()]
  const google = googleUser()
  const answers = await Promise.all(members.map(({ token }) => steps.connectGoogle(token, google)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
})

test('a second Google account does not replace the first', async () => {
  const { user, token } = await main.signedInMember()
  const first = googleUser()
  await steps.connectGoogle(token, first)
  const { body } = await steps.connectGoogle(token, googleUser())
  expect(body.message).toBe('GOOGLE_SIGN_IN_REFUSED')
  expect((await steps.findUser(user.id)).googleSubject).toBe(first.sub)
})

test.each([
  [
    'their password is changed',
    (token: string) =>
      main.post('/v1/account/password', {
        token,
        body: { currentPassword: memberPassword, newPassword: 'sayur lodeh tanpa santan' },
      }),
  ],
  ['other devices end', (token: string) => main.post('/v1/account/devices/end-others', { token })],
  [
    'the intruder’s device ends',
    async (token: string) => {
      const { data } = (await main.get('/v1/account/devices', { token })).body
      const { id } = data.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent)
      return main.post('/v1/account/devices/end', { token, body: { id } })
    },
  ],
  [
    'they set a new password by mail',
    async (token: string) => {
      const { email } = (await main.get('/v1/account', { token })).body.data
      await main.post('/v1/users/forgot-password', { body: { email } })
      const link = (await main.mailsTo(email)).at(-1)?.text.match(/token=(\S+)/)?.[1]
      const body = { token: link, password: 'sayur lodeh tanpa santan' }
      return main.post('/v1/users/reset-password', { body })
    },
  ],
  ['they sign out', (token: string) => main.post('/v1/auth/logout', { token })],
])('an intruder’s pending Google connection ends when %s', async (_, defend) => {
  const { user, token } = await main.signedInMember()
  const intruder = await steps.signInAgain(user)
  const url = (await main.post('/v1/account/google-url', { token: intruder.token })).body.data
  expect((await defend(token)).status).toBe(200)
  const answer = main.google.consent(url, googleUser())
  const { body } = await main.post('/v1/auth/google-oauth', { body: answer })
  expect(body.message).toBe('GOOGLE_SIGN_IN_REFUSED')
  expect((await steps.findUser(user.id)).googleSubject).toBeNull()
})

test('a pending Google connection ends with a stolen token’s session', async () => {
  const { user, session } = await main.signedInMember()
  const refresh = (refreshToken: string) =>
    main.post('/v1/auth/refresh-token', { body: { userId: user.id, refreshToken } })
  const renewed = (await refresh(session.refreshToken)).body.data
  const thief = (await refresh(renewed.refreshToken)).body.data
  const url = (await main.post('/v1/account/google-url', { token: thief.token })).body.data
  main.clock.advance(11_000)
  expect((await refresh(session.refreshToken)).status).toBe(401)
  const { body } = await main.post('/v1/auth/google-oauth', {
    body: main.google.consent(url, googleUser()),
  })
  expect(body.message).toBe('GOOGLE_SIGN_IN_REFUSED')
})

test('a disconnection ends a pending Google connection', async () => {
  const { user, token } = await main.signedInMember()
  const url = (await main.post('/v1/account/google-url', { token })).body.data
  await disconnect(token)
  const answer = main.google.consent(url, googleUser())
  const { body } = await main.post('/v1/auth/google-oauth', { body: answer })
  expect(body.message).toBe('GOOGLE_SIGN_IN_REFUSED')
  expect((await steps.findUser(user.id)).googleSubject).toBeNull()
})

test('the owner gets a mail about a connected Google account', async () => {
  const { user, token } = await main.signedInMember()
  const google = googleUser()
  await steps.connectGoogle(token, google)
  await steps.connectGoogle(token, google)
  const mails = await main.mailsTo(user.email)
  expect(mails.map(({ subject }) => subject)).toEqual(['Akun Google terhubung ke akun Seimbang-mu'])
  expect(mails[0]?.text).toContain('https://seimbang.test/auth/forgot-password')
})

test('the owner gets a mail when a Google sign-in links their account', async () => {
  const { user } = await main.signedInMember()
  await signIn(googleUser({ email: user.email, hd: 'contoh.id' }))
  expect((await main.mailsTo(user.email)).map(({ subject }) => subject)).toEqual([
    'Akun Google terhubung ke akun Seimbang-mu',
  ])
})

test('a disconnected Google account leaves no data and gives no access', async () => {
  const { user, token } = await main.signedInMember()
  const google = googleUser({ picture: 'https://google.test/made.jpg' })
  await steps.connectGoogle(token, google)
  expect((await disconnect(token)).status).toBe(200)
  expect(await steps.findUser(user.id)).toMatchObject({
    googleIssuer: null,
    googleSubject: null,
    googleEmail: '',
    photoUrl: '',
  })
  expect((await signIn(google)).body.data.authStatus).toBe('not_registered')
  expect(await steps.auditOf(user.id)).toContain('google_disconnected')
})

test('the only way to sign in stays until the member sets a password, without an old one', async () => {
  const google = googleUser()
  const { token } = await registerWith(google)
  const refused = await disconnect(token)
  expect([refused.status, refused.body.message]).toEqual([409, 'PASSWORD_NEEDED'])
  expect((await main.get('/v1/account', { token })).body.data).toMatchObject({
    hasPassword: false,
    googleEmail: google.email,
  })
  const first = await main.post('/v1/account/password', {
    token,
    body: { newPassword: memberPassword },
  })
  expect(first.status).toBe(200)
  expect((await disconnect(token)).status).toBe(200)
  const login = await main.post('/v1/auth/login', {
    body: { email: google.email, password: memberPassword },
  })
  expect(login.status).toBe(200)
})

function googleUser(changes: Partial<GoogleUser> = {}): GoogleUser {
  const email = `${randomId().toLowerCase()}@gmail.test`
  return { sub: randomId(), email, given_name: 'Made', family_name: '', ...changes }
}

async function signIn(user: GoogleUser) {
  const url = (await main.post('/v1/auth/generate-google-url')).body.data
  return main.post('/v1/auth/google-oauth', { body: main.google.consent(url, user) })
}

async function registerWith(user: GoogleUser) {
  const { email, token } = (await signIn(user)).body.data
  const profile = pickMemberProfile({ firstName: 'Made' })
  const { body } = await main.post('/v1/users/update-profile', {
    body: { ...profile, email, token },
  })
  return body.data
}

function disconnect(token: string) {
  return main.post('/v1/account/google-disconnect', { token })
}
