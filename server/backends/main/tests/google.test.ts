import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { minuteMs } from '#app/lib/time.ts'
import { deleteRegistrationsOf } from '#server/backends/main/identity/users/registration.repository.ts'
import { insertUser } from '#server/backends/main/identity/users/user.repository.ts'
import { randomId } from '#server/backends/main/platform/random-secret.ts'
import { pickMemberProfile } from '#server/contract/member-profile.schema.ts'
import { registrationTable } from '#server/db/main/registration.table.ts'
import { userTable } from '#server/db/main/user.table.ts'
import type { GoogleUser } from './fake-google.fixture.ts'
import { untilTransactionWaits } from './lock-wait.fixture.ts'
import { type MainFixture, memberPassword, openMainFixture } from './main-backend.fixture.ts'

let main: MainFixture
beforeAll(async () => {
  main = await openMainFixture()
})
afterAll(() => main.close())

const profile = pickMemberProfile({ firstName: 'Made' })

test('[S7.03] the URL for Google requests a code with PKCE, state and nonce', async () => {
  const { searchParams } = new URL(await googleUrl())
  expect(Object.fromEntries(searchParams)).toMatchObject({
    response_type: 'code',
    client_id: 'seimbang-test',
    redirect_uri: 'https://seimbang.test/auth/google-callback',
    scope: 'openid email profile',
    code_challenge_method: 'S256',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
  })
})

test('[S7.07] a Google newcomer gets a profile to complete and no session', async () => {
  const newcomer = googleUser()
  const { status, body } = await signIn(newcomer)
  expect(status).toBe(200)
  expect(body.data).toMatchObject({
    authStatus: 'not_registered',
    firstName: 'Made',
    email: newcomer.email,
    birthDate: null,
    refreshToken: '',
  })
  const call = await main.get('/v1/clients', { token: body.data.token })
  expect(call.body).toEqual({ message: 'invalid token' })
})

test('[S7.08] the registration token creates the account, with the token’s address', async () => {
  const newcomer = googleUser()
  const { token } = (await signIn(newcomer)).body.data
  const { body } = await main.post('/v1/users/update-profile', {
    body: { ...profile, email: 'ditanam@contoh.id', token },
  })
  expect(body.data).toMatchObject({
    authStatus: 'registered',
    email: newcomer.email,
    isGoogle: 'true',
  })
  expect((await main.get('/v1/clients', { token: body.data.token })).status).toBe(200)
  expect((await signIn(newcomer)).body.data).toMatchObject({
    authStatus: 'registered',
    id: body.data.id,
  })
})

test('a registration token registers once and ends after 15 minutes', async () => {
  const first = (await signIn(googleUser())).body.data
  await updateWith(first)
  expect((await updateWith(first)).body).toEqual({ message: 'invalid token' })
  const second = (await signIn(googleUser())).body.data
  main.clock.advance(15 * minuteMs + 1000)
  expect((await updateWith(second)).body).toEqual({ message: 'jwt expired' })
})

test('[S8.02] a password sign-in to a Google account points to Google', async () => {
  const newcomer = googleUser()
  await updateWith((await signIn(newcomer)).body.data)
  const { status, body } = await main.post('/v1/auth/login', {
    body: { email: newcomer.email, password: memberPassword },
  })
  expect([status, body]).toEqual([401, { message: 'Account registered through Google' }])
})

test('a Google sign-in links a verified password account with the same address and keeps its password', async () => {
  const { user, token } = await main.signedInMember()
  const { body } = await signIn(googleUser({ email: user.email, hd: 'contoh.id' }))
  expect(body.data).toMatchObject({ authStatus: 'registered', id: user.id, isGoogle: 'true' })
  // Another person may know the password.
  expect((await main.get('/v1/account', { token })).body.message).toBe('already logout')
  expect((await main.get('/v1/account', { token: body.data.token })).status).toBe(200)
  expect((await main.mailsTo(user.email)).at(-1)?.subject).toMatch(/Google/)
  const login = await main.post('/v1/auth/login', {
    body: { email: user.email, password: memberPassword },
  })
  expect(login.status).toBe(200)
})

test.each([undefined, 'kantor.example', 'toh.id'])(
  'a Google identity opens no account with the address of a mailbox that Google does not run (hd %s)',
  async (hd) => {
    const { user, token } = await main.signedInMember()
    const { status, body } = await signIn(googleUser({ email: user.email, hd }))
    expect([status, body.code]).toEqual([409, 'GOOGLE_PROOF_NEEDED'])
    expect((await main.get('/v1/account', { token })).body.data.googleEmail).toBeNull()
    expect(await main.mailsTo(user.email)).toEqual([])
  },
)

test('a Google identity with a gmail.com address opens its password account', async () => {
  const { user } = await main.signedInMember()
  const email = `${randomId().toLowerCase()}@gmail.com`
  await main.db.update(userTable).set({ email }).where(eq(userTable.id, user.id))
  expect((await signIn(googleUser({ email }))).body.data.id).toBe(user.id)
})

test.each(['', ' '])('a Google identity with the subject %j is refused', async (sub) => {
  const { status, body } = await signIn(googleUser({ sub }))
  expect(status).not.toBe(200)
  expect(body.data).toBeUndefined()
})

// Fails if `findGoogleAccount` keeps the registrations: the link and password then work.
test('a stranger’s sign-up is deleted once Google proves the address', async () => {
  const email = `${randomId().toLowerCase()}@contoh.id`
  const password = 'sandi si penyerang'
  await main.post('/v1/users/register', { body: { firstName: 'Penyerang', email, password } })
  const link = (await main.mailsTo(email)).at(-1)?.text.match(/token=(\S+)/)?.[1]
  const owner = googleUser({ email, hd: 'contoh.id' })
  expect((await signIn(owner)).body.data.authStatus).toBe('not_registered')
  const confirmation = await main.post('/v1/users/confirm-email', {
    body: { token: link, password },
  })
  expect(confirmation.body.message).toBe('VERIFICATION_LINK_OUTDATED')
  const login = await main.post('/v1/auth/login', { body: { email, password } })
  expect(login.body).toEqual({ message: 'Password is wrong' })
})

test('a stranger’s sign-up is deleted when the owner completes a Google profile', async () => {
  const newcomer = googleUser()
  const { email, token } = (await signIn(newcomer)).body.data
  const password = 'sandi si penyerang'
  await main.post('/v1/users/register', { body: { firstName: 'Penyerang', email, password } })
  expect((await updateWith({ email, token })).body.data.authStatus).toBe('registered')
  expect(await main.db.$count(registrationTable, eq(registrationTable.email, email))).toBe(0)
  const login = await main.post('/v1/auth/login', { body: { email, password } })
  expect(login.body).toEqual({ message: 'Account registered through Google' })
})

// On PostgreSQL only: PGlite runs one transaction at a time.
test.runIf(process.env.TEST_DATABASE_URL)(
  'a profile completion during a confirmation of its address waits, and neither fails',
  async () => {
    const google = googleUser()
    const person = { firstName: 'Rina', email: google.email, password: 'soto kudus pagi' }
    const { token } = (await signIn(google)).body.data
    await main.post('/v1/users/register', { body: person })
    const { answer } = await main.db.transaction(async (tx) => {
      await deleteRegistrationsOf(tx, google.email)
      const body = { ...profile, email: google.email, token }
      const waiting = { answer: main.post('/v1/users/update-profile', { body }) }
      await untilTransactionWaits(main.db)
      const now = main.clock.now()
      const owner = { id: randomId(), email: google.email, firstName: 'Rina', lastName: '' }
      await insertUser(tx, { ...owner, passwordHash: 'h', emailVerifiedAt: now, createdAt: now })
      return waiting
    })
    const { status, body } = await answer
    expect([status, body.message]).toEqual([401, 'invalid token'])
  },
)

test('a Google account keeps its address when the address changes at Google', async () => {
  const newcomer = googleUser()
  const { token } = (await updateWith((await signIn(newcomer)).body.data)).body.data
  await signIn({ ...newcomer, email: 'berganti@gmail.test' })
  expect((await main.get('/v1/account', { token })).body.data).toMatchObject({
    email: newcomer.email,
    googleEmail: newcomer.email,
  })
})

test.each([
  ['has not verified', false],
  ['says nothing about', undefined],
])('[C68] an address that Google %s gives no access', async (_, email_verified) => {
  const { user } = await main.signedInMember()
  const { status, body } = await signIn(googleUser({ email: user.email, email_verified }))
  expect([status, body.message]).toEqual([400, 'GOOGLE_EMAIL_UNVERIFIED'])
  const [deletedUser] = await main.db.select().from(userTable).where(eq(userTable.id, user.id))
  expect(deletedUser?.googleSubject).toBeNull()
})

test('another Google identity with the same address cannot take over an account', async () => {
  const first = googleUser()
  await updateWith((await signIn(first)).body.data)
  const { body } = await signIn(googleUser({ email: first.email }))
  expect(body.message).toBe('GOOGLE_SIGN_IN_REFUSED')
})

test.each([
  ['an unknown state', () => ({ state: 'unknown' })],
  ['no state', () => ({ state: undefined })],
])('a code with %s is refused', async (_, change) => {
  const answer = main.google.consent(await googleUrl(), googleUser())
  const { status, body } = await main.post('/v1/auth/google-oauth', {
    body: { ...answer, ...change() },
  })
  expect([status, body.message]).toEqual([400, 'GOOGLE_SIGN_IN_REFUSED'])
})

test('a state works once, within ten minutes', async () => {
  const url = await googleUrl()
  const [answer, again] = [googleUser(), googleUser()].map((user) => main.google.consent(url, user))
  expect((await main.post('/v1/auth/google-oauth', { body: answer })).status).toBe(200)
  expect((await main.post('/v1/auth/google-oauth', { body: again })).status).toBe(400)
  const late = main.google.consent(await googleUrl(), googleUser())
  main.clock.advance(10 * minuteMs)
  expect((await main.post('/v1/auth/google-oauth', { body: late })).status).toBe(400)
})

test('a code of another attempt fails its PKCE check', async () => {
  const own = main.google.consent(await googleUrl(), googleUser())
  const stolen = main.google.consent(await googleUrl(), googleUser())
  const { status } = await main.post('/v1/auth/google-oauth', {
    body: { code: stolen.code, state: own.state },
  })
  expect(status).toBe(400)
})

test('Google discovery is retried after a failure', async () => {
  const own = await openMainFixture()
  own.google.setDown(true)
  const { status, body } = await own.post('/v1/auth/generate-google-url')
  expect([status, body.message]).toEqual([502, 'GOOGLE_UNAVAILABLE'])
  own.google.setDown(false)
  expect((await own.post('/v1/auth/generate-google-url')).status).toBe(200)
  await own.close()
})

test('a signed-in member updates the profile but not the address', async () => {
  const { user, token } = await main.signedInMember()
  const { body } = await main.post('/v1/users/update-profile', {
    token,
    body: {
      ...profile,
      firstName: 'Ketut',
      birthDate: '1990-02-28',
      email: 'lain@contoh.id',
      token: '',
    },
  })
  expect(body.data).toMatchObject({
    id: user.id,
    firstName: 'Ketut',
    birthDate: '1990-02-28',
    email: user.email,
  })
})

function googleUser(changes: Partial<GoogleUser> = {}): GoogleUser {
  const email = `${randomId().toLowerCase()}@gmail.test`
  return { sub: randomId(), email, given_name: 'Made', family_name: '', ...changes }
}

async function googleUrl(): Promise<string> {
  return (await main.post('/v1/auth/generate-google-url')).body.data
}

async function signIn(user: GoogleUser) {
  const answer = main.google.consent(await googleUrl(), user)
  return main.post('/v1/auth/google-oauth', { body: answer })
}

function updateWith({ email, token }: { email: string; token: string }) {
  return main.post('/v1/users/update-profile', { body: { ...profile, email, token } })
}
