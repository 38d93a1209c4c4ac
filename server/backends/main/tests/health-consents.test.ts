import { afterAll, beforeAll, expect, test } from 'vitest'
import { healthConsentTable } from '#server/db/main/health-consent.table.ts'
import { healthConsent, type MainFixture, openMainFixture } from './main-backend.fixture.ts'
import { memberWithTracker } from './tracker.fixture.ts'

let main: MainFixture
beforeAll(async () => {
  main = await openMainFixture()
})
afterAll(() => main.close())

const withdrawal = { decision: 'withdrawn', textVersion: healthConsent.textVersion, language: 'en' }
const needed = { message: 'HEALTH_CONSENT_NEEDED', code: 'HEALTH_CONSENT_NEEDED' }

/**
 * Calls that store nothing new about the member's health, or are not the member's own. A new call that
 * changes something must be refused without consent, or stand here.
 */
const free = [
  /^\/v1\/(?:auth|users|account|consents|health-consent)\b/,
  /^\/v1\/(?:carts|orders|transactions|payments|leads)\b/,
  /^\/v1\/(?:admin|staff-links|staff-session|practice|practice-feeds|practice-invites)\b/,
  /^\/v1\/(?:shared-trackers|reminders|ramadan|calm-mode)\b/,
  /^\/v1\/trackers\/:id\/(?:care|reminder|shares)\b/,
  // The time of a session. Its reason was given with consent.
  /^\/v1\/appointments\/:id\/(?:move|cancel|decline|room\/\w+)$/,
  /^\/v1\/(?:trackers\/:id\/waiting|waiting\/:id\/leave)$/,
  // A client may write to their nutritionist, also about the consent.
  /^\/v1\/conversations\b/,
  /\/(?:delete|end)$/,
]

function healthWrites(): { method: 'post' | 'put'; path: string }[] {
  const calls = main.backend.app.routes
    .filter(({ method, path }) => isWrite(method) && path.startsWith('/v1/'))
    .filter(({ path }) => !free.some((pattern) => pattern.test(path)))
    .map(({ method, path }) => `${method.toLowerCase()} ${path}`)
  return [...new Set(calls)].map((call) => {
    const [method, path] = call.split(' ') as ['post' | 'put', string]
    return { method, path }
  })
}

function isWrite(method: string): boolean {
  return ['POST', 'PUT', 'PATCH', 'DELETE'].includes(method)
}

test('without consent, every call that stores health data is refused before its body is read', async () => {
  const { token } = await main.unaskedMember()
  const writes = healthWrites().filter(({ path }) => !path.endsWith('/sync'))
  expect(writes.length).toBeGreaterThan(15)
  for (const { method, path } of writes) {
    const { status, body } = await main[method](path.replace(/:\w+/g, 'any'), { token, body: '{' })
    expect([path, status, body]).toEqual([path, 403, needed])
  }
})

test('each decision is a row with its text, language, age and time; the newest counts', async () => {
  const { user, token } = await main.unaskedMember()
  const isGiven = async () => (await main.get('/v1/health-consent', { token })).body.data.isGiven
  expect(await isGiven()).toBe(false)
  for (const body of [healthConsent, healthConsent, withdrawal]) {
    const answer = await main.post('/v1/health-consent', { token, body })
    expect(answer.body.data.isGiven).toBe(body === healthConsent)
    expect(await isGiven()).toBe(body === healthConsent)
  }
  const rows = await main.db.select().from(healthConsentTable)
  expect(rows.filter(({ userId }) => userId === user.id)).toMatchObject([
    { isGiven: true, isAdult: true, language: 'id', decidedAt: main.clock.now() },
    { isGiven: false, isAdult: false, language: 'en' },
  ])
})

test('consent needs an adult and the current text', async () => {
  const { token } = await main.unaskedMember()
  const { age: _, ...withoutAge } = healthConsent
  const refused = await main.post('/v1/health-consent', { token, body: withoutAge })
  expect(refused.status).toBe(400)
  const body = { ...healthConsent, textVersion: '2026-01-01' }
  expect((await main.post('/v1/health-consent', { token, body })).body.data.isGiven).toBe(false)
})

test('after a withdrawal nothing new is stored, and what is there can be read and deleted', async () => {
  const { token, trackerId } = await memberWithTracker(main)
  const send = (operations: object[]) =>
    main.post(`/v1/trackers/${trackerId}/sync`, { token, body: { operations } })
  const entry = { measuredOn: '2026-03-01', kilograms: 70 }
  const written = { id: 'change-01', kind: 'weight', entryId: '2026-03-01' }
  expect((await send([{ ...written, base: null, next: entry }])).status).toBe(200)
  await main.post('/v1/health-consent', { token, body: withdrawal })
  const later = { measuredOn: '2026-03-02', kilograms: 69 }
  const { status, body } = await send([
    { ...written, id: 'change-02', entryId: '2026-03-02', base: null, next: later },
  ])
  expect([status, body]).toEqual([403, needed])
  expect((await send([])).status).toBe(200)
  const weights = async () =>
    (await main.get(`/v1/trackers/${trackerId}`, { token })).body.data.weights
  expect(await weights()).toEqual([entry])
  await send([{ ...written, id: 'change-03', base: entry, next: null }])
  expect(await weights()).toEqual([])
})
