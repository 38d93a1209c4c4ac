import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { consentTable } from '#server/db/main/consent.table.ts'
import { type MainFixture, openMainFixture } from './main-backend.fixture.ts'

let main: MainFixture
beforeAll(async () => {
  main = await openMainFixture()
})
afterAll(() => main.close())

const choice = {
  textVersion: '2026-11-21',
  language: 'id',
  enableCookiesFunctional: true,
  enableCookiesAnalytics: false,
}

test('each choice is stored as a row with its text, language and time', async () => {
  const visitorId = crypto.randomUUID()
  for (const enableCookiesAnalytics of [false, true]) {
    const body = { ...choice, visitorId, enableCookiesAnalytics }
    expect((await main.post('/v1/consents', { body })).status).toBe(201)
  }
  const rows = await main.db
    .select()
    .from(consentTable)
    .where(eq(consentTable.visitorId, visitorId))
  expect(rows).toHaveLength(2)
  expect(rows[0]).toMatchObject({ ...choice, visitorId, givenAt: main.clock.now() })
})

test.each([
  ['no visitor', {}],
  ['an id that names a person', { visitorId: 'dewi@contoh.id' }],
  ['a preference that is text', { visitorId: crypto.randomUUID(), enableCookiesAnalytics: 'true' }],
])('a choice with %s is refused', async (_, part) => {
  const { status, body } = await main.post('/v1/consents', { body: { ...choice, ...part } })
  expect([status, body.code]).toEqual([400, 'INVALID_INPUT'])
})
