import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayMs, minuteMs } from '#app/lib/time.ts'
import { updateUser } from '#server/backends/main/identity/users/user.repository.ts'
import { hashOfToken } from '#server/backends/main/platform/random-secret.ts'
import { auditEntryTable } from '#server/db/main/audit-entry.table.ts'
import { refreshTokenTable } from '#server/db/main/refresh-token.table.ts'
import { sessionTable } from '#server/db/main/session.table.ts'
import { type MainFixture, memberPassword, openMainFixture } from './main-backend.fixture.ts'

const seconds = 1000
let main: MainFixture
beforeAll(async () => {
  main = await openMainFixture()
})
afterAll(() => main.close())

const sessionFields = [
  ...['authStatus', 'id', 'firstName', 'lastName', 'email', 'birthDate', 'status', 'photoUrl'],
  ...['role', 'clientType', 'isGoogle', 'kol', 'isKol', 'token', 'refreshToken'],
]

test('[S7.01] a login returns all fifteen fields of the auth session as strings', async () => {
  const { user } = await main.signedInMember()
  const { status, body } = await main.post('/v1/auth/login', {
    body: { email: user.email.toUpperCase(), password: memberPassword },
  })
  expect(status).toBe(200)
  expect(Object.keys(body.data).sort()).toEqual(sessionFields.toSorted())
  expect(Object.values(body.data).every((value) => typeof value === 'string')).toBe(true)
  expect(body.data).toMatchObject({ id: user.id, authStatus: 'registered', isGoogle: 'false' })
})

test('an unknown address and a wrong password get the same answer', async () => {
  const { user } = await main.signedInMember()
  const unknown = await main.post('/v1/auth/login', {
    body: { email: 'tidak-ada@contoh.id', password: memberPassword },
  })
  const wrong = await main.post('/v1/auth/login', {
    body: { email: user.email, password: 'salah sekali' },
  })
  expect(unknown.status).toBe(401)
  expect(unknown.body).toEqual({ message: 'Password is wrong' })
  expect([wrong.status, wrong.body]).toEqual([unknown.status, unknown.body])
})

test('a session is named after the browser and system of its sign-in', async () => {
  const { user } = await main.signedInMember()
  await main.post('/v1/auth/login', {
    body: { email: user.email, password: memberPassword },
    headers: {
      'user-agent':
        'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
    },
  })
  const sessions = await sessionsOf(user.id)
  expect(sessions.map(({ device }) => device).toSorted()).toEqual(['', 'Chrome, Android'])
})

test('a deleted account cannot sign in', async () => {
  const { user, token, session } = await main.signedInMember()
  await updateUser(main.db, user.id, { deletedAt: main.clock.now() })
  const { status, body } = await main.post('/v1/auth/login', {
    body: { email: user.email, password: memberPassword },
  })
  expect([status, body]).toEqual([401, { message: 'Password is wrong' }])
  expect((await main.get('/v1/clients', { token })).body.message).toBe('already logout')
  expect((await refresh(session)).status).toBe(401)
})

test('sign-in and sign-out add audit entries', async () => {
  const { user, token } = await main.signedInMember()
  await main.post('/v1/auth/logout', { token })
  const entries = await main.db
    .select()
    .from(auditEntryTable)
    .where(eq(auditEntryTable.subjectId, user.id))
  expect(entries.map(({ action }) => action)).toEqual(['signed_in', 'signed_out'])
})

test('[S7.02] a refresh returns a new pair of tokens, and the new access token works', async () => {
  const { session } = await main.signedInMember()
  const { status, body } = await refresh(session)
  expect(status).toBe(200)
  expect(body.data.refreshToken).not.toBe(session.refreshToken)
  expect((await main.get('/v1/clients', { token: body.data.token })).status).toBe(200)
})

test('[S4.01] an access token expires after 15 minutes with the message that triggers a refresh', async () => {
  const { token } = await main.signedInMember()
  main.clock.advance(15 * minuteMs + seconds)
  const { status, body } = await main.get('/v1/clients', { token })
  expect([status, body]).toEqual([401, { message: 'jwt expired' }])
})

test.each([
  ['no token', undefined],
  ['a token in no known format', 'not-a-token'],
  ['an unsigned token', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.'],
])('%s is an invalid token', async (_, token) => {
  const { status, body } = await main.get('/v1/clients', { token })
  expect([status, body]).toEqual([401, { message: 'invalid token' }])
})

// Fails without `isExact`.
test('an access token is valid as issued only', async () => {
  const { token } = await main.signedInMember()
  const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  const last = digits.indexOf(token.slice(-1))
  const sameBits = token.slice(0, -1) + digits[last % 4 === 3 ? last - 1 : last + 1]
  for (const altered of [sameBits, `${token}=`, `${token}A`, `${token}.`]) {
    const { status, body } = await main.get('/v1/clients', { token: altered })
    expect([status, body.message]).toEqual([401, 'invalid token'])
  }
})

test('[S7.05] a logout ends the access token and the refresh token at once', async () => {
  const { session, token } = await main.signedInMember()
  expect((await main.post('/v1/auth/logout', { token })).status).toBe(200)
  const call = await main.get('/v1/clients', { token })
  expect([call.status, call.body]).toEqual([403, { message: 'already logout' }])
  const { status, body } = await refresh(session)
  expect([status, body]).toEqual([401, { message: 'refresh token expired' }])
})

test('a logout ends the session on every instance at once', async () => {
  const other = await main.anotherInstance()
  const { session, token } = await main.signedInMember()
  expect((await other.get('/v1/clients', { token })).status).toBe(200)
  await main.post('/v1/auth/logout', { token })
  expect((await other.get('/v1/clients', { token })).body).toEqual({ message: 'already logout' })
  const refreshed = await other.post('/v1/auth/refresh-token', {
    body: { userId: session.id, refreshToken: session.refreshToken },
  })
  expect(refreshed.status).toBe(401)
})

test('a logout ends only its own session', async () => {
  const { user, token } = await main.signedInMember()
  const other = await main.post('/v1/auth/login', {
    body: { email: user.email, password: memberPassword },
  })
  await main.post('/v1/auth/logout', { token: other.body.data.token })
  expect((await main.get('/v1/clients', { token })).status).toBe(200)
})

test('a refresh token older than the active one’s predecessor ends the whole session', async () => {
  const { session } = await main.signedInMember()
  const second = await refresh(session)
  const third = await refresh(second.body.data)
  expect((await refresh(session)).status).toBe(401)
  const heir = await refresh(third.body.data)
  expect([heir.status, heir.body]).toEqual([401, { message: 'refresh token expired' }])
  const call = await main.get('/v1/clients', { token: third.body.data.token })
  expect(call.body).toEqual({ message: 'already logout' })
})

// A lost answer, and an upload during which another request refreshes.
test.each([14, 80, 3600])(
  'the predecessor of the active token gets the active pair %d s later',
  async (late) => {
    const { session } = await main.signedInMember()
    const { body } = await refresh(session)
    main.clock.advance(late * seconds)
    const again = await refresh(session)
    expect(again.body.data.refreshToken).toBe(body.data.refreshToken)
    const { token } = again.body.data
    expect((await main.get('/v1/clients', { token })).status).toBe(200)
    expect((await refresh(body.data)).status).toBe(200)
  },
)

// Fails if `identify` does not look up the pair.
test('a replaced access token works on for ten seconds, then asks for a refresh', async () => {
  const { session, token } = await main.signedInMember()
  const { body } = await refresh(session)
  main.clock.advance(10 * seconds)
  expect((await main.get('/v1/clients', { token })).status).toBe(200)
  main.clock.advance(seconds)
  const call = await main.get('/v1/clients', { token })
  expect([call.status, call.body]).toEqual([401, { message: 'jwt expired' }])
  expect((await main.get('/v1/clients', { token: body.data.token })).status).toBe(200)
})

test('[S3.06] a refresh token is refused with another member’s id', async () => {
  const { session } = await main.signedInMember()
  const stranger = await main.signedInMember()
  const { status } = await refresh({ id: stranger.user.id, refreshToken: session.refreshToken })
  expect(status).toBe(401)
  expect((await refresh(session)).status).toBe(200)
})

test('a refresh token ends after 30 days', async () => {
  const { session } = await main.signedInMember()
  main.clock.advance(30 * dayMs)
  const { status, body } = await refresh(session)
  expect([status, body]).toEqual([401, { message: 'refresh token expired' }])
})

test('the database stores the hash of a refresh token, not the token', async () => {
  const { session } = await main.signedInMember()
  const hashes = (await main.db.select().from(refreshTokenTable)).map((row) => row.tokenHash)
  expect(hashes).toContain(hashOfToken(session.refreshToken))
  expect(hashes).not.toContain(session.refreshToken)
})

test('[S7.09] a member has no client area elsewhere', async () => {
  const { token } = await main.signedInMember()
  expect((await main.get('/v1/clients', { token })).body).toEqual({ data: { id: null } })
})

function sessionsOf(userId: string) {
  return main.db.select().from(sessionTable).where(eq(sessionTable.userId, userId))
}

function refresh({ id, refreshToken }: { id: string; refreshToken: string }) {
  return main.post('/v1/auth/refresh-token', { body: { userId: id, refreshToken } })
}
