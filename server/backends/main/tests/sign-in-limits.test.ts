import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { minuteMs } from '#app/lib/time.ts'
import { rateLimits } from '#server/backends/main/platform/http/rate-limits.ts'
import { randomId } from '#server/backends/main/platform/random-secret.ts'
import { knownDeviceHeader } from '#server/contract/known-device-header.ts'
import { rateLimitTable } from '#server/db/main/rate-limit.table.ts'
import { createAccountSteps } from './account.fixture.ts'
import { type MainFixture, memberPassword, openMainFixture } from './main-backend.fixture.ts'

const perClientOfAccount = rateLimits.signIn.clientOfAccount.points
let main: MainFixture
beforeAll(async () => {
  main = await openMainFixture()
})
afterEach(() => vi.useRealTimers())
afterAll(() => main.close())

test('a client that fails too often on one account is refused, with the time to wait', async () => {
  const { user } = await main.signedInMember()
  const clientAddress = randomId()
  const answers = await failures(user.email, { clientAddress, count: perClientOfAccount + 1 })
  expect(answers.map(({ status }) => status)).toEqual([...Array(perClientOfAccount).fill(401), 429])
  const last = answers.at(-1)
  expect(last?.body).toEqual({ message: 'TOO_MANY_REQUESTS', code: 'TOO_MANY_REQUESTS' })
  const wait = Number(last?.headers.get('retry-after'))
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(15 * 60)
  // The right password is refused too, or the refusal would reveal it.
  expect((await login(user.email, { clientAddress, password: memberPassword })).status).toBe(429)
})

test('a computer whose clock is wrong neither opens a limit nor closes it for longer', async () => {
  const { user } = await main.signedInMember()
  const clientAddress = randomId()
  const count = perClientOfAccount
  const isAhead = (minutes: number) => vi.setSystemTime(Date.now() + minutes * minuteMs)
  await failures(user.email, { clientAddress, count })
  vi.useFakeTimers({ toFake: ['Date'] })
  isAhead(60)
  expect((await login(user.email, { clientAddress })).status).toBe(429)
  isAhead(-60)
  main.clock.advance(15 * minuteMs)
  expect((await login(user.email, { clientAddress })).status).toBe(401)
})

test('the owner signs in from another client while an attacker is refused', async () => {
  const { user } = await main.signedInMember()
  await failures(user.email, { clientAddress: randomId(), count: perClientOfAccount + 5 })
  expect((await login(user.email, { password: memberPassword })).status).toBe(200)
})

test('an unknown address reaches the same limit with the same answers', async () => {
  const { user } = await main.signedInMember()
  const count = perClientOfAccount + 1
  const [known, unknown] = await Promise.all(
    [user.email, `${randomId().toLowerCase()}@contoh.id`].map((email) =>
      failures(email, { clientAddress: randomId(), count }),
    ),
  )
  const shown = (answers: typeof known) => answers?.map(({ status, body }) => ({ status, body }))
  expect(shown(unknown)).toEqual(shown(known))
})

test('parallel tries do not exceed the limit', async () => {
  const { user } = await main.signedInMember()
  const clientAddress = randomId()
  const answers = await Promise.all(
    Array.from({ length: 3 * perClientOfAccount }, () => login(user.email, { clientAddress })),
  )
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(2 * perClientOfAccount)
})

test('a limit holds across instances', async () => {
  const { user } = await main.signedInMember()
  const other = await main.anotherInstance()
  const clientAddress = randomId()
  await failures(user.email, { clientAddress, count: perClientOfAccount })
  const { status } = await other.post('/v1/auth/login', {
    body: { email: user.email, password: 'salah sekali' },
    clientAddress,
  })
  expect(status).toBe(429)
})

test('successes are not counted', async () => {
  const { user } = await main.signedInMember()
  const clientAddress = randomId()
  for (let attempt = 0; attempt < perClientOfAccount + 2; attempt += 1) {
    const { status } = await login(user.email, { clientAddress, password: memberPassword })
    expect(status).toBe(200)
  }
})

test('a limit ends after its period', async () => {
  const { user } = await main.signedInMember()
  const clientAddress = randomId()
  await failures(user.email, { clientAddress, count: perClientOfAccount + 1 })
  await main.db.update(rateLimitTable).set({ expire: main.clock.now() })
  expect((await login(user.email, { clientAddress, password: memberPassword })).status).toBe(200)
})

test('a refused client uses up nothing of the account’s limit', async () => {
  const own = await openMainFixture()
  const email = 'rina@contoh.id'
  for (let attempt = 0; attempt < perClientOfAccount + 5; attempt += 1)
    await own.post('/v1/auth/login', { body: { email, password: 'x' }, clientAddress: 'one' })
  const rows = await own.db.select().from(rateLimitTable)
  const points = new Map(rows.map((row) => [row.key.split(':')[0], row.points]))
  expect(points.get('signIn-account')).toBe(perClientOfAccount)
  expect(points.get('signIn-client')).toBe(perClientOfAccount)
  await own.close()
})

test('a hundred failures an hour from several clients lock the account until a reset unlocks it', async () => {
  const { user } = await main.signedInMember()
  await main.post('/v1/users/forgot-password', { body: { email: user.email } })
  const mail = (await main.mailsTo(user.email)).at(-1)
  const token = mail?.text.match(/token=(\S+)/)?.[1]
  await lockForStrangers(user.email)
  const password = 'soto ayam lamongan'
  await main.post('/v1/users/reset-password', { body: { token, password } })
  expect((await login(user.email, { password })).status).toBe(200)
})

test('a password reset unlocks the sign-in at once', async () => {
  const { user } = await main.signedInMember()
  const clientAddress = randomId()
  await failures(user.email, { clientAddress, count: perClientOfAccount + 1 })
  await main.post('/v1/users/forgot-password', { body: { email: user.email }, clientAddress })
  const token = (await main.mailsTo(user.email)).at(-1)?.text.match(/token=(\S+)/)?.[1]
  const password = 'soto ayam lamongan'
  await main.post('/v1/users/reset-password', { body: { token, password }, clientAddress })
  expect((await login(user.email, { clientAddress, password })).status).toBe(200)
})

// Fails if a known device counts against the limit that strangers use up.
test('a device that signed in before is not locked out by strangers, but is limited itself', async () => {
  const { user } = await main.signedInMember()
  const first = await login(user.email, { password: memberPassword })
  const marks = `${'x'.repeat(59)}.${first.headers.get(knownDeviceHeader)}`
  await lockForStrangers(user.email)
  const again = await login(user.email, { password: memberPassword, marks })
  expect(again.status).toBe(200)
  expect(marks).toContain(again.headers.get(knownDeviceHeader))
  const { points } = rateLimits.signInOnKnownDevice.account
  for (let attempt = 0; attempt < points; attempt += 1)
    expect((await login(user.email, { marks })).status).toBe(401)
  expect((await login(user.email, { password: memberPassword, marks })).status).toBe(429)
})

test('the mark of one account or a forged one opens no other account', async () => {
  const [own, victim] = [await main.signedInMember(), await main.signedInMember()]
  const { headers } = await login(own.user.email, { password: memberPassword })
  const mark = String(headers.get(knownDeviceHeader))
  await lockForStrangers(victim.user.email)
  for (const marks of [mark, `${mark} `, 'x'.repeat(59), '', '.'])
    expect((await login(victim.user.email, { password: memberPassword, marks })).status).toBe(429)
})

test('a sign-in by Google marks its device as one by password does', async () => {
  const { user, token } = await main.signedInMember()
  const google = { sub: randomId(), email: user.email }
  await createAccountSteps(main).connectGoogle(token, google)
  const { body } = await main.post('/v1/auth/generate-google-url')
  const answer = main.google.consent(body.data, google)
  const { headers } = await main.post('/v1/auth/google-oauth', { body: answer })
  const marks = String(headers.get(knownDeviceHeader))
  await lockForStrangers(user.email)
  expect((await login(user.email, { password: memberPassword, marks })).status).toBe(200)
})

test('a wrong password marks no device', async () => {
  const { user } = await main.signedInMember()
  expect((await login(user.email)).headers.has(knownDeviceHeader)).toBe(false)
})

test('strangers who go on guessing after a reset do not lock out the device of the reset', async () => {
  const { user } = await main.signedInMember()
  await main.post('/v1/users/forgot-password', { body: { email: user.email } })
  const token = (await main.mailsTo(user.email)).at(-1)?.text.match(/token=(\S+)/)?.[1]
  const password = 'soto ayam lamongan'
  const reset = await main.post('/v1/users/reset-password', { body: { token, password } })
  await lockForStrangers(user.email)
  const marks = String(reset.headers.get(knownDeviceHeader))
  expect((await login(user.email, { password, marks })).status).toBe(200)
})

type Attempt = { clientAddress?: string; password?: string; marks?: string }

function login(email: string, { clientAddress, password = 'salah sekali', marks }: Attempt = {}) {
  return main.post('/v1/auth/login', {
    body: { email, password },
    ...(marks !== undefined && { headers: { [knownDeviceHeader]: marks } }),
    ...(clientAddress !== undefined && { clientAddress }),
  })
}

/** Uses up what all clients together may fail on an account. */
async function lockForStrangers(email: string): Promise<void> {
  await login(email)
  await main.db
    .update(rateLimitTable)
    .set({ points: rateLimits.signIn.account.points })
    .where(sql`${rateLimitTable.key} like 'signIn-account:%'`)
  expect((await login(email, { password: memberPassword })).status).toBe(429)
}

async function failures(
  email: string,
  { clientAddress, count }: { clientAddress: string; count: number },
) {
  const answers = []
  for (let attempt = 0; attempt < count; attempt += 1)
    answers.push(await login(email, { clientAddress }))
  return answers
}
