import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayMs, minuteMs } from '#app/lib/time.ts'
import { refresh as refreshByService } from '#server/backends/main/identity/auth/refresh.service.ts'
import { openSession } from '#server/backends/main/identity/auth/session.service.ts'
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

// Fails if the successor is random, or if it is stored without checking `replacedAt`.
test('parallel rotations that share only the database make one new token', async () => {
  const { session } = await main.signedInMember()
  const rowsBefore = await main.db.$count(refreshTokenTable)
  const request = { userId: session.id, refreshToken: session.refreshToken }
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => refreshByService(main.context, request)),
  )
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(await main.db.$count(refreshTokenTable)).toBe(rowsBefore + 1)
})

test('200 parallel refreshes of one token make one new token and get one answer', async () => {
  const { session } = await main.signedInMember()
  const rowsBefore = await main.db.$count(refreshTokenTable)
  const answers = await Promise.all(Array.from({ length: 200 }, () => refresh(main, session)))
  expect(answers.map(({ status }) => status)).toEqual(Array(200).fill(200))
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect(await main.db.$count(refreshTokenTable)).toBe(rowsBefore + 1)
})

test('two instances make one new token', async () => {
  const { session } = await main.signedInMember()
  const other = await main.anotherInstance()
  const rowsBefore = await main.db.$count(refreshTokenTable)
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, index) => refresh(index % 2 ? main : other, session)),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(200).fill(200))
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect(await main.db.$count(refreshTokenTable)).toBe(rowsBefore + 1)
})

test('a request in parallel with a refresh gets the same answer as the first', async () => {
  const { session } = await main.signedInMember()
  const first = await refresh(main, session)
  main.clock.advance(9 * seconds)
  const late = await refresh(main, session)
  expect(late.body).toEqual(first.body)
  const heir = await refresh(main, { id: session.id, refreshToken: late.body.data.refreshToken })
  expect(heir.status).toBe(200)
  expect(heir.body.data.refreshToken).not.toBe(late.body.data.refreshToken)
})

test('a refresh updates when the session was last seen', async () => {
  const { session } = await main.signedInMember()
  main.clock.advance(5 * minuteMs)
  const { body } = await refresh(main, session)
  const [row] = await main.db
    .select()
    .from(sessionTable)
    .where(eq(sessionTable.userId, body.data.id))
  expect(row?.lastSeenAt).toEqual(main.clock.now())
})

test('a stolen token ends its session, adds an audit entry and is logged', async () => {
  const { user, session } = await main.signedInMember()
  const next = await refresh(main, session)
  await refresh(main, next.body.data)
  await refresh(main, session)
  expect(main.logged.filter((line) => line.includes(user.id)).join()).toContain('was stolen')
  const entries = await main.db
    .select()
    .from(auditEntryTable)
    .where(eq(auditEntryTable.subjectId, user.id))
  expect(entries.map(({ action, actorId }) => [action, actorId])).toContainEqual([
    'session_stolen',
    '',
  ])
})

test('a sign-in deletes expired tokens of all members and the member’s old sessions', async () => {
  const { user } = await main.signedInMember()
  await main.signedInMember()
  main.clock.advance(32 * dayMs)
  await main.post('/v1/auth/login', { body: { email: user.email, password: memberPassword } })
  const tokens = await main.db.select().from(refreshTokenTable)
  expect(tokens.map(({ expiresAt }) => expiresAt > main.clock.now())).toEqual([true])
  expect(await main.db.$count(sessionTable, eq(sessionTable.userId, user.id))).toBe(1)
})

test('a session ends after 90 days of refreshes', async () => {
  let { session } = await main.signedInMember()
  for (const _ of [1, 2, 3]) {
    main.clock.advance(29 * dayMs)
    session = (await refresh(main, session)).body.data
  }
  main.clock.advance(3 * dayMs)
  const late = await refresh(main, session)
  expect([late.status, late.body.message]).toEqual([401, 'refresh token expired'])
})

test('repeated sign-ins keep the most recently seen sessions', async () => {
  const { user, token } = await main.signedInMember()
  const signIn = () =>
    main.db.transaction((tx) => openSession(main.context, tx, { user, device: '' }))
  for (let count = 0; count < 100; count += 1) {
    main.clock.advance(seconds)
    await signIn()
  }
  expect(await main.db.$count(sessionTable, eq(sessionTable.userId, user.id))).toBe(100)
  expect((await main.get('/v1/clients', { token })).status).toBe(401)
  const { token: latest } = await signIn()
  expect((await main.get('/v1/clients', { token: latest })).status).toBe(200)
})

type Instance = Pick<MainFixture, 'post'>

function refresh(instance: Instance, { id, refreshToken }: { id: string; refreshToken: string }) {
  return instance.post('/v1/auth/refresh-token', {
    body: { userId: id, refreshToken },
    clientAddress: '203.0.113.1',
  })
}
