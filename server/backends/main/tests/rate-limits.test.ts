import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { minuteMs } from '#app/lib/time.ts'
import {
  type LimitName,
  type LimitSubject,
  rateLimits,
} from '#server/backends/main/platform/http/rate-limits.ts'
import { randomId } from '#server/backends/main/platform/random-secret.ts'
import { rateLimitTable } from '#server/db/main/rate-limit.table.ts'
import { openPractice } from './consultation.fixture.ts'
import { limitedCalls, person } from './limited-calls.fixture.ts'
import { type MainFixture, memberPassword, openMainFixture } from './main-backend.fixture.ts'

let main: MainFixture
let members: string[]
beforeAll(async () => {
  main = await openMainFixture()
  members = [(await main.signedInMember()).token, (await main.signedInMember()).token]
})
afterAll(() => main.close())

test('an account at its limit of reset mails still holds a valid link', () => {
  expect(rateLimits.forgotPassword.account.seconds * 1000).toBeLessThanOrEqual(30 * minuteMs)
  expect(rateLimits.forgotPassword.clientOfAccount.seconds * 1000).toBeLessThanOrEqual(
    30 * minuteMs,
  )
})

test.each([
  ['Ri.Na@gmail.com', 'rina+diet@googlemail.com'],
  ['rina+satu@contoh.id', 'rina+dua@contoh.id'],
  ['RINA@contoh.id', ' rina@contoh.id'],
])('mails to %s and to %s count against one mailbox', async (one, other) => {
  const { points } = rateLimits.register.clientOfAccount
  const clientAddress = randomId()
  const register = (address: string) =>
    main.post('/v1/users/register', { body: { ...person, email: address }, clientAddress })
  for (let attempt = 0; attempt < points; attempt += 1) await register(one)
  expect((await register(other)).status).toBe(429)
})

test('different mailboxes count separately', async () => {
  const { points } = rateLimits.register.clientOfAccount
  const clientAddress = randomId()
  const register = (address: string) =>
    main.post('/v1/users/register', { body: { ...person, email: address }, clientAddress })
  for (let attempt = 0; attempt < points; attempt += 1) await register('ri.na@contoh.id')
  expect((await register('rina@contoh.id')).status).toBe(201)
})

const cases = Object.entries(limitedCalls).flatMap(([name, limited]) =>
  limited.flatMap((call) =>
    Object.keys(rateLimits[name as LimitName]).map((subject) => ({
      ...{ ...call, name: name as LimitName, subject: subject as LimitSubject },
    })),
  ),
)

test.each(cases)('$path counts against $name of its $subject', async (call) => {
  const { path, body, name, subject } = call
  await main.db.delete(rateLimitTable)
  const send = async (token = members[0], clientAddress = 'one') => {
    const options = { clientAddress, ...(call.isMembers && token && { token }) }
    const sent = body ? main.post(path, { ...options, body }) : main.get(path, options)
    return (await sent).status
  }
  expect(await send()).not.toBe(429)
  await useUp(name, subject)
  expect(await send()).toBe(429)
  if (subject !== 'account') expect(await send(members[0], 'two')).not.toBe(429)
  else if (call.isMembers) expect(await send(members[1])).not.toBe(429)
})

test.each([
  ['/v1/practice/appointments/unknown/note/sign', { version: 1 }],
  ['/v1/practice/clients/unknown/meal-plans/publish', { rowVersion: 1 }],
])('a wrong password at %s counts against the nutritionist', async (path, body) => {
  const { token } = (await openPractice(main)).nutritionist
  const options = { token, body: { ...body, proof: 'salah sekali' } }
  expect((await main.post(path, options)).status).toBe(401)
  await useUp('proveAgain', 'account')
  expect((await main.post(path, options)).status).toBe(429)
})

test('an order that a member checks does not count against the guests of the client', async () => {
  const path = '/v1/order-check?product-service-id=jantung-sehat-4w'
  await main.db.delete(rateLimitTable)
  await main.get(path, { clientAddress: 'one' })
  await useUp('checkAsGuest', 'client')
  const { token } = await main.signedInMember()
  expect((await main.get(path, { clientAddress: 'one', token })).status).toBe(200)
})

test('a right password refunds the counted try', async () => {
  const { token } = await main.signedInMember()
  const change = () =>
    main.post('/v1/account/password', {
      token,
      body: { currentPassword: memberPassword, newPassword: memberPassword },
    })
  expect((await change()).status).toBe(200)
  const used = await main.db
    .select()
    .from(rateLimitTable)
    .where(sql`${rateLimitTable.key} like 'proveAgain-account:%'`)
  expect(used.map(({ points }) => points)).toEqual([0])
})

/** Counts as many calls as the limit allows. */
async function useUp(name: LimitName, subject: LimitSubject): Promise<void> {
  const limits: Partial<Record<LimitSubject, { points: number }>> = rateLimits[name]
  await main.db
    .update(rateLimitTable)
    .set({ points: limits[subject]?.points ?? 0 })
    .where(sql`${rateLimitTable.key} like ${`${name}-${subject}:%`}`)
}

test('the database stores no plain email or IP address', async () => {
  await failToSignIn('rina@contoh.id', '203.0.113.77')
  const keys = (await main.db.select().from(rateLimitTable)).map(({ key }) => key)
  expect(keys.length).toBeGreaterThan(0)
  expect(keys.filter((key) => /rina|203\.0/.test(key))).toEqual([])
})

test('expired limits are deleted as new calls arrive', async () => {
  await main.db.delete(rateLimitTable)
  await failToSignIn('lama@contoh.id')
  await main.db.update(rateLimitTable).set({ expire: main.clock.now() })
  await failToSignIn('baru@contoh.id')
  const rows = await main.db.select().from(rateLimitTable)
  expect(rows.filter(({ expire }) => expire && expire <= main.clock.now())).toEqual([])
})

async function failToSignIn(email: string, clientAddress = 'one') {
  await main.post('/v1/auth/login', { body: { email, password: 'salah sekali' }, clientAddress })
}
