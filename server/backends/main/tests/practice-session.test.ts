import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hourMs, minuteMs } from '#app/lib/time.ts'
import { hashOfToken } from '#server/backends/main/platform/random-secret.ts'
import { sealAtRest } from '#server/backends/main/platform/rest-key.ts'
import { totpCodeAt } from '#server/backends/main/staff/factors/totp.ts'
import { practiceSessionHeader } from '#server/contract/practice-session.schema.ts'
import { practiceTable } from '#server/db/main/practice.table.ts'
import { staffSessionTable } from '#server/db/main/staff-session.table.ts'
import { userTable } from '#server/db/main/user.table.ts'
import { createAccountSteps } from './account.fixture.ts'
import {
  type MainFixture,
  memberPassword,
  openMainFixture,
  type SignedInMember,
} from './main-backend.fixture.ts'
import { openRoom } from './room.fixture.ts'
import { createStaff } from './staff.fixture.ts'

let main: MainFixture
beforeAll(async () => {
  main = await openMainFixture()
})
afterAll(() => main.close())

const step = 30_000
const needed = [403, 'PRACTICE_SESSION_NEEDED']
const wrong = [400, 'WRONG_CODE']
const done = [200, undefined]

test('a nutritionist sets up an authenticator app at the first visit, and is in', async () => {
  const { token } = await nutritionistWithoutFactor()
  expect(await factorOf(token)).toEqual({ hasFactor: false })
  expect(await practiceOf(token)).toEqual(needed)
  const { secret, body } = await confirmed(token)
  expect(body.data.recoveryCodes).toHaveLength(10)
  expect(await practiceOf(token, body.data.token)).toEqual(done)
  expect(await factorOf(token)).toEqual({ hasFactor: true })
  // The code of the enrolment is spent.
  expect(outcomeOf(await open(token, codeOf(secret)))).toEqual(wrong)
})

test('an authenticator app is never replaced by another enrolment', async () => {
  const { token } = await nutritionistWithoutFactor()
  const [first, second] = [await offered(token), await offered(token)]
  const answers = await Promise.all([first, second].map((offer) => confirm(token, offer)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(outcomeOf(await confirm(token, first))).toEqual([409, 'FACTOR_EXISTS'])
  const asked = await main.post('/v1/practice-session/secret', { token })
  expect(outcomeOf(asked)).toEqual([409, 'FACTOR_EXISTS'])
})

test('a ticket works for its member within an hour, and cannot be made up', async () => {
  const [mine, other] = [await nutritionistWithoutFactor(), await nutritionistWithoutFactor()]
  const offer = await offered(mine.token)
  const outdated = [410, 'FACTOR_OUTDATED']
  expect(outcomeOf(await confirm(other.token, offer))).toEqual(outdated)
  const facts = { secret: offer.secret, userId: mine.user.id, expiresAt: 9e15 }
  const madeUp = [JSON.stringify(facts), sealAtRest(main.context, JSON.stringify(facts)), '']
  for (const ticket of madeUp)
    expect(outcomeOf(await confirm(mine.token, { ...offer, ticket }))).toEqual(outdated)
  main.clock.advance(hourMs)
  const { token } = await signInWithoutFactor(mine)
  expect(outcomeOf(await confirm(token, offer))).toEqual(outdated)
})

test('a stolen sign-in sets up nothing: the first app needs the password', async () => {
  const { token } = await nutritionistWithoutFactor()
  const { ticket, secret } = await offered(token)
  const answer = await main.post('/v1/practice-session/confirm', {
    ...{ token, body: { ticket, code: codeOf(secret), proof: 'tebakan pencuri' } },
  })
  expect([answer.status, answer.body.message]).toEqual([401, 'Password is wrong'])
  expect(await factorOf(token)).toEqual({ hasFactor: false })
})

test('a nutritionist without a password sets up the app within ten minutes of the sign-in', async () => {
  const member = await nutritionistWithoutFactor()
  const byGoogle = {
    ...{ googleIssuer: 'https://accounts.google.com', googleSubject: member.user.id },
  }
  await main.db
    .update(userTable)
    .set({ ...byGoogle, passwordHash: null })
    .where(eq(userTable.id, member.user.id))
  main.clock.advance(11 * minuteMs)
  const { ticket, secret } = await offered(member.token)
  const answer = await main.post('/v1/practice-session/confirm', {
    token: member.token,
    body: { ticket, code: codeOf(secret), proof: member.user.email },
  })
  expect(outcomeOf(answer)).toEqual([403, 'SIGN_IN_AGAIN'])
})

test('a wrong code sets up nothing', async () => {
  const { token } = await nutritionistWithoutFactor()
  const { ticket } = await offered(token)
  const code = '000000'
  const body = { ticket, code, proof: memberPassword }
  const answer = await main.post('/v1/practice-session/confirm', { token, body })
  expect(outcomeOf(answer)).toEqual(wrong)
  expect(await factorOf(token)).toEqual({ hasFactor: false })
})

test('a code or a recovery code opens the practice once, for the sign-in that entered it', async () => {
  const member = await nutritionistWithoutFactor()
  const { secret, body } = await confirmed(member.token)
  main.clock.advance(step)
  const code = codeOf(secret)
  const opened = await open(member.token, code)
  expect(await practiceOf(member.token, opened.body.data.token)).toEqual(done)
  expect(outcomeOf(await open(member.token, code))).toEqual(wrong)
  const [recovery] = body.data.recoveryCodes
  expect((await open(member.token, recovery)).status).toBe(200)
  expect(outcomeOf(await open(member.token, recovery))).toEqual(wrong)
  const thief = await signInWithoutFactor(member)
  expect(await practiceOf(thief.token, opened.body.data.token)).toEqual(needed)
})

test('a practice stays open without a call, and closes after twelve hours', async () => {
  const member = await nutritionistWithoutFactor()
  const { body } = await confirmed(member.token)
  main.clock.advance(12 * hourMs - minuteMs)
  const { token } = await refreshed(member)
  expect(await practiceOf(token, body.data.token)).toEqual(done)
  main.clock.advance(minuteMs)
  expect(await practiceOf(token, body.data.token)).toEqual(needed)
})

test('a session of the console opens no practice, and that of a practice no console', async () => {
  const person = await createStaff(main).staffWith('owner')
  await insertPractice(person)
  const consoleToken = person.call.headers['x-staff-session'] ?? ''
  expect(await practiceOf(person.token, consoleToken)).toEqual(needed)
  // One authenticator app for both.
  expect(await factorOf(person.token)).toEqual({ hasFactor: true })
  main.clock.advance(step)
  const { body } = await open(person.token, codeOf(person.secret))
  const headers = { 'x-staff-session': body.data.token }
  const answer = await main.get('/v1/admin/staff', { token: person.token, headers })
  expect(outcomeOf(answer)).toEqual([403, 'STAFF_SESSION_NEEDED'])
})

test('the way in does not exist for a member without a practice', async () => {
  const { token } = await main.signedInMember()
  const none = [404, 'ERR_NO_PRACTICE']
  expect(outcomeOf(await main.get('/v1/practice-session', { token }))).toEqual(none)
  expect(outcomeOf(await open(token, '123456'))).toEqual(none)
  expect(outcomeOf(await main.post('/v1/practice-session/secret', { token }))).toEqual(none)
})

test('messages and rooms are closed to a nutritionist without the second factor, not to the client', async () => {
  const { id, client, nutritionist, relationId } = await openRoom(main)
  const list = await main.get('/v1/conversations?side=nutritionist', nutritionist)
  const conversation = list.body.data[0].id
  const { token } = await signInWithoutFactor(nutritionist)
  const calls = [
    main.get('/v1/conversations?side=nutritionist', { token }),
    main.get(`/v1/conversations/${conversation}/messages`, { token }),
    main.get(`/v1/conversations/${conversation}/search?q=halo`, { token }),
    main.get(`/v1/conversations/${conversation}/files`, { token }),
    main.get(`/v1/conversations/${conversation}/files/unknown`, { token }),
    main.get(`/v1/appointments/${id}/room`, { token }),
    main.post(`/v1/appointments/${id}/room/join`, { token, body: { tab: 'tab-satu' } }),
  ]
  for (const answer of await Promise.all(calls)) expect(outcomeOf(answer)).toEqual(needed)
  const own = await signInWithoutFactor(client)
  const path = `/v1/conversations/${conversation}/messages`
  expect(outcomeOf(await main.get(path, own))).toEqual(done)
  expect(outcomeOf(await main.get(`/v1/appointments/${id}/room`, own))).toEqual(done)
  expect(relationId).not.toBe('')
})

test('a call goes on after the practice session has ended', async () => {
  const { id, nutritionist } = await openRoom(main)
  await nutritionist.join('tab-satu')
  await main.db.delete(staffSessionTable)
  const beat = { token: nutritionist.token, body: { tab: 'tab-satu' } }
  expect((await main.post(`/v1/appointments/${id}/room/beat`, beat)).status).toBe(200)
  expect(outcomeOf(await nutritionist.read())).toEqual(needed)
})

test('the database holds no usable secret or session of a nutritionist', async () => {
  const { token } = await nutritionistWithoutFactor()
  const { secret, body } = await confirmed(token)
  const { rows } = (await main.db.execute(
    sql`select row_to_json(t)::text as row from main.staff_sessions t
      union all select row_to_json(t)::text from main.totp_secrets t
      union all select row_to_json(t)::text from main.recovery_codes t`,
  )) as { rows: { row: string }[] }
  const stored = rows.map(({ row }) => row).join() + main.logged.join()
  for (const text of [secret, body.data.token, ...body.data.recoveryCodes])
    expect(stored).not.toContain(text)
  expect(stored).toContain(hashOfToken(body.data.token))
})

async function nutritionistWithoutFactor(): Promise<SignedInMember> {
  const member = await main.signedInMember()
  await insertPractice(member)
  return member
}

async function insertPractice({ user }: Pick<SignedInMember, 'user'>): Promise<void> {
  await main.db.insert(practiceTable).values({
    slug: `siti-${crypto.randomUUID().slice(0, 8)}`,
    ...{ userId: user.id, name: 'Siti Rahma', state: 'active', practiceUntil: '2030-12-31' },
    createdAt: main.clock.now(),
  })
}

async function signInWithoutFactor({ user }: Pick<SignedInMember, 'user'>) {
  const session = await createAccountSteps(main).signInAgain(user)
  await main.db
    .delete(staffSessionTable)
    .where(sql`${staffSessionTable.tokenHash} = ${hashOfToken(session.token)}`)
  return session
}

async function refreshed({ user, session }: SignedInMember): Promise<{ token: string }> {
  const { body } = await main.post('/v1/auth/refresh-token', {
    body: { userId: user.id, refreshToken: session.refreshToken },
  })
  return body.data
}

type Offer = { secret: string; ticket: string }

async function offered(token: string): Promise<Offer> {
  return (await main.post('/v1/practice-session/secret', { token })).body.data
}

function confirm(token: string, { secret, ticket }: Offer) {
  const body = { ticket, code: codeOf(secret), proof: memberPassword }
  return main.post('/v1/practice-session/confirm', { token, body })
}

async function confirmed(token: string) {
  const offer = await offered(token)
  return { ...offer, body: (await confirm(token, offer)).body }
}

function codeOf(secret: string): string {
  return totpCodeAt(secret, main.clock.now())
}

function open(token: string, code: string) {
  return main.post('/v1/practice-session', { token, body: { code } })
}

async function factorOf(token: string) {
  return (await main.get('/v1/practice-session', { token })).body.data
}

async function practiceOf(token: string, practiceToken = '') {
  const headers = { [practiceSessionHeader]: practiceToken }
  return outcomeOf(await main.get('/v1/practice', { token, headers }))
}

function outcomeOf({ status, body }: { status: number; body: { code?: string } }) {
  return [status, body.code]
}
