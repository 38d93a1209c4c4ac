import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { isFullSize } from '#tests/test-size.ts'
import { serialized } from './server-call.ts'
import { expect, test } from './story.fixture.ts'

const app = join(import.meta.dirname, '../../app')
const declared = /export const (\w+) = createServerFn\(\{ method: '(GET|POST)' \}\)/g

/** Every server function of the site: its id and its method. */
const serverFunctions = globSync('**/*.functions.ts', { cwd: app }).flatMap((file) =>
  [...readFileSync(join(app, file), 'utf8').matchAll(declared)].map(([, name = '', method]) => ({
    id: `${basename(file, '.functions.ts')}-${name}`,
    method: method as 'GET' | 'POST',
  })),
)

const headers = { 'sec-fetch-site': 'same-origin', 'x-tsr-serverfn': 'true' }
const json = 'application/json'
const secret = 'kata-sandi-rahasia'

const nested = (depth: number): object =>
  depth === 0 ? { t: 2, s: 0 } : { t: 9, i: depth, a: [nested(depth - 1)], o: 0 }
const envelopeOf = (data: object) =>
  JSON.stringify({ t: { t: 10, i: 0, p: { k: ['data'], v: [data] }, o: 0 }, f: 127, m: [] })

const hostile = {
  'broken JSON': `{"password":"${secret}`,
  'a regular expression': envelopeOf({ t: 6, i: 1, c: secret, m: '' }),
  'a big integer': envelopeOf({ t: 3, s: '9'.repeat(100) }),
  'a map': envelopeOf({ t: 8, i: 1, e: { k: [], v: [] }, f: { t: 26, i: 2, s: 0 } }),
  'a depth of 50': envelopeOf(nested(50)),
  'a long number': '9'.repeat(400),
}

/** The site reads every input with the same code, so a function gets a third of the bodies, in turn. */
function hostileFor(index: number): [name: string, body: string][] {
  const all = Object.entries(hostile)
  return isFullSize ? all : all.filter((_, position) => position % 3 === index % 3)
}

test('every server function refuses what no script of the site sends', async ({ baseURL }) => {
  expect(serverFunctions.length).toBeGreaterThan(50)
  for (const [index, { id, method }] of serverFunctions.entries())
    for (const [name, body] of hostileFor(index)) {
      const query = method === 'GET' ? `?${new URLSearchParams({ payload: body })}` : ''
      const response = await fetch(`${baseURL}/_serverFn/${id}${query}`, {
        method,
        headers: { ...headers, ...(method === 'POST' && { 'content-type': json }) },
        ...(method === 'POST' && { body }),
      })
      expect(response.status, `${id} with ${name}`).toBe(400)
      const answer = await response.text()
      expect(answer).toContain('"INPUT"')
      expect(answer).not.toMatch(/seroval|JSON at|Unexpected|kata-sandi/i)
    }
})

test('a server function has one address, one type of body and a limit', async ({ request }) => {
  const post = (path: string, type: string, body = '{}') =>
    request.post(`/_serverFn/${path}`, {
      headers: { ...headers, 'content-type': type },
      data: Buffer.from(body),
    })
  expect((await post('auth-signIn', 'multipart/form-data')).status()).toBe(415)
  expect((await post('auth-signIn', 'application/x-www-form-urlencoded')).status()).toBe(415)
  expect((await post('auth-signIn', 'text/plain')).status()).toBe(415)
  expect((await post('auth-signIn', json, 'x'.repeat(300 * 1024))).status()).toBe(413)
  expect((await post('auth-unknown', json, envelopeOf({ t: 2, s: 1 }))).status()).toBe(404)
  for (const path of ['account-getAccount/x.css', 'account-getAccount/', 'x.css', '%zz', ''])
    expect((await request.get(`/_serverFn/${path}`, { headers })).status(), path).toBe(404)
})

test('a failed call has the status of its failure and says when to try again', async ({
  request,
}) => {
  const call = (id: string, data: Record<string, string>) =>
    request.post(`/_serverFn/${id}`, { headers, data: serialized(data) })
  const wrong = await call('auth-signIn', { email: 'stranger@example.org', password: secret })
  expect(wrong.status()).toBe(401)
  const day = await request.get(
    `/_serverFn/food-getFoodLog?${new URLSearchParams({
      payload: JSON.stringify(serialized({ trackerId: 'abc', day: '2026-02-30' })),
    })}`,
    { headers },
  )
  expect(day.status()).toBe(400)
  const key = { orderId: 'abc', code: '123456', idempotencyKey: '١٢٣٤٥٦٧٨' }
  expect((await call('order-sendVerification', key)).status()).toBe(400)
  let limited = await call('auth-requestResetLink', { email: 'limited@example.org' })
  for (let count = 0; count < 5 && limited.ok(); count += 1)
    limited = await call('auth-requestResetLink', { email: 'limited@example.org' })
  expect(limited.status()).toBe(429)
  expect(Number(limited.headers()['retry-after'])).toBeGreaterThan(0)
})
