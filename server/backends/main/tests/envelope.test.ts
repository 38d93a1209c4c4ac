import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { minuteMs } from '#app/lib/time.ts'
import { createBookings, openPractice } from './consultation.fixture.ts'
import { type MainFixture, openMainFixture } from './main-backend.fixture.ts'
import { createPurchases, serviceId } from './purchase.fixture.ts'

let main: MainFixture
beforeAll(async () => {
  main = await openMainFixture()
})
afterAll(() => main.close())

test.each([
  ['no body', undefined],
  ['a body that is not JSON', '{"email":'],
  ['a body of another type', '[1]'],
  ['a missing field', { email: 'rina@contoh.id' }],
  ['a field of another type', { email: 5, password: 'x' }],
  ['a NUL character', { email: 'rina@contoh.id', password: 'a\0b' }],
])('%s is answered as invalid input', async (_, body) => {
  const answer = await main.post('/v1/auth/login', { body })
  expect([answer.status, answer.body.code]).toEqual([400, 'INVALID_INPUT'])
  expect(answer.body.message).toEqual(expect.any(String))
})

test('a NUL character in a query is invalid input', async () => {
  const { status, body } = await main.get('/v1/product-services?program-slug=%00')
  expect([status, body.code]).toEqual([400, 'INVALID_INPUT'])
})

test('the message for invalid input names the field and not its value', async () => {
  const { body } = await main.post('/v1/auth/login', { body: { email: 'rahasia', password: 'x' } })
  expect(body).toEqual({ message: 'email is not valid', code: 'INVALID_INPUT' })
})

test('a body over 100 KiB is refused, with or without a declared length', async () => {
  const body = JSON.stringify({ email: 'x'.repeat(101 * 1024) })
  const declared = await main.post('/v1/auth/login', { body })
  expect([declared.status, declared.body.code]).toEqual([413, 'BODY_TOO_LARGE'])
  const streamed = await main.backend.app.request('/v1/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: new Blob([body]).stream(),
    duplex: 'half',
  } as RequestInit)
  expect(streamed.status).toBe(413)
})

test('an unknown path is not found', async () => {
  const { status, body } = await main.get('/v1/unknown')
  expect([status, body]).toEqual([404, { message: 'Not Found' }])
})

test('an unexpected error is logged with the request id and not shown to the caller', async () => {
  const own = await openMainFixture()
  await own.db.execute(sql`drop table main.users cascade`)
  const { status, body, headers } = await own.post('/v1/auth/login', {
    headers: { 'x-request-id': 'request-42' },
    body: { email: 'rina@contoh.id', password: 'rahasia sekali' },
  })
  expect([status, body]).toEqual([500, { message: 'Internal Server Error' }])
  expect(headers.get('x-request-id')).toBe('request-42')
  const [line = '{}'] = own.logged
  const err = { cause: { code: '42P01' } }
  expect(JSON.parse(line)).toMatchObject({ requestId: 'request-42', err })
  expect(line).not.toMatch(/rina@contoh\.id|rahasia/)
  await own.close()
})

test('the log of a failed sign-in has the reason but does not identify the caller', async () => {
  const { user } = await main.signedInMember()
  const headers = { 'x-request-id': 'a-failed-sign-in' }
  const body = { email: user.email, password: 'rahasia dapur nenek' }
  const call = { headers, body, clientAddress: '203.0.113.77' }
  await main.post('/v1/auth/login', call)
  await main.post('/v1/auth/login', call)
  await main.post('/v1/auth/login', { ...call, clientAddress: '203.0.113.78' })
  const lines = main.logged.filter((line) => line.includes('a-failed-sign-in'))
  const [first, second, third] = lines.map((line) => JSON.parse(line))
  expect(first).toMatchObject({
    msg: 'main request refused',
    route: '/v1/auth/login',
    status: 401,
    reason: 'Password is wrong',
    client: expect.stringMatching(/^[\w-]{43}$/),
  })
  // The hash tells whether failures have one origin.
  expect([second.client, third.client]).toEqual([
    first.client,
    expect.not.stringMatching(first.client),
  ])
  expect(lines.join()).not.toMatch(new RegExp(`${user.email}|rahasia|203\\.0`))
})

test.each([
  ['get', 'trackers', ''],
  ['get', 'transactions', ''],
  ['post', 'orders', '/otp'],
  ['delete', 'carts', ''],
  ['post', 'appointments', '/cancel'],
] as const)(
  'a request for another member’s resource is logged, and an unknown id is not: %s %s',
  async (method, name, rest) => {
    const { token } = await main.signedInMember()
    const ask = async (id: string) => {
      const headers = { 'x-request-id': `asks-for-${id}` }
      const { status } = await main[method](`/v1/${name}/${id}${rest}`, { token, headers })
      const lines = main.logged.filter((line) => line.includes(`asks-for-${id}`))
      return [status, lines.map((line) => JSON.parse(line).msg)]
    }
    const alarm = 'a member asked for what is another member’s'
    expect(await ask((await ownedIds())[name])).toEqual([404, [alarm]])
    expect(await ask(`unknown-${name}`)).toEqual([404, []])
  },
)

test('an expired token is not logged as a refusal', async () => {
  const { token } = await main.signedInMember()
  main.clock.advance(16 * minuteMs)
  const headers = { 'x-request-id': 'an-expired-token' }
  expect((await main.get('/v1/account', { token, headers })).status).toBe(401)
  expect(main.logged.filter((line) => line.includes('an-expired-token'))).toEqual([])
})

test('OpenAPI describes every call in one sentence', async () => {
  const { status, body } = await main.get('/openapi.json')
  expect(status).toBe(200)
  const calls = Object.entries<Record<string, { summary?: string }>>(body.paths).flatMap(
    ([path, methods]) =>
      Object.entries(methods).map(([method, { summary }]) => ({
        call: `${method} ${path}`,
        summary,
      })),
  )
  const served = main.backend.app.routes
    .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/v1/'))
    .map(({ method, path }) => `${method.toLowerCase()} ${path.replace(/:(\w+)/g, '{$1}')}`)
  expect(served.length).toBeGreaterThan(20)
  expect(calls.map(({ call }) => call).toSorted()).toEqual([...new Set(served)].toSorted())
  expect(calls.filter(({ summary }) => !summary?.endsWith('.'))).toEqual([])
})

/** The ids of what another member owns. */
async function ownedIds() {
  const { token, order, transaction } = await createPurchases(main).paidTransaction()
  const cart = await main.post('/v1/carts', { token, body: { productServiceId: serviceId } })
  const trackerId = String(transaction.trackerId)
  const { practice } = await openPractice(main)
  const session = await createBookings(main).book({ token, trackerId }, practice)
  return {
    trackers: trackerId,
    transactions: transaction.id,
    orders: order.id,
    carts: String(cart.body.data.id),
    appointments: String(session.body.data.id),
  }
}
