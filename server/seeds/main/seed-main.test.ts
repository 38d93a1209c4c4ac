import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hourMs, minuteMs } from '#app/lib/time.ts'
import { totpCodeAt } from '#server/backends/main/staff/factors/totp.ts'
import { unlockPractice } from '#server/backends/main/tests/consultation.fixture.ts'
import {
  type MainFixture,
  openMainFixture,
} from '#server/backends/main/tests/main-backend.fixture.ts'
import type { Promotion } from '#server/contract/promo.schema.ts'
import { productServiceTable } from '#server/db/main/product-service.table.ts'
import { promotionalPriceTable } from '#server/db/main/promotional-price.table.ts'
import { nutritionists } from '#server/seeds/cms/nutritionists.ts'
import { promos } from '#server/seeds/cms/promos.ts'
import { programSlugs } from '#server/seeds/program-slugs.ts'
import type { DemoAccount } from './demo-members.ts'
import { openDemoRoom } from './demo-room.ts'
import { seedCatalogue, seedDemoAccounts, seedPromotions } from './seed-main.ts'
import { seedPractices } from './seed-practices.ts'

let main: MainFixture
let accounts: DemoAccount[]

async function seed(): Promise<DemoAccount[]> {
  await seedCatalogue(main.db)
  await seedPromotions(main.db, main.clock)
  await seedPractices(main.db, main.clock)
  return seedDemoAccounts(main.context, main.context)
}

async function signIn(name: string): Promise<string> {
  return signInAs(main, accounts, name)
}

/** Signs a demo account in. A nutritionist opens the practice. */
async function signInAs(on: MainFixture, demo: DemoAccount[], name: string): Promise<string> {
  const account = demo.find(({ email }) => email.startsWith(`${name}@`))
  const { data } = (await on.post('/v1/auth/login', { body: account })).body
  if (account?.isNutritionist) await unlockPractice(on, { user: data, token: data.token })
  return data.token
}

beforeAll(async () => {
  main = await openMainFixture()
  accounts = await seed()
})
afterAll(() => main.close())

test('the demo accounts sign in with the passwords of the first seed', async () => {
  expect(accounts.map(({ email }) => email)).toEqual([
    'sari@demo.seimbang.id',
    'budi@demo.seimbang.id',
    'bagas@demo.seimbang.id',
  ])
  for (const account of accounts)
    expect((await main.post('/v1/auth/login', { body: account })).status).toBe(200)
})

test('a second seed changes nothing and returns no password', async () => {
  const before = await main.db.select().from(productServiceTable)
  expect(await seed()).toEqual([])
  expect(await main.db.select().from(productServiceTable)).toEqual(before)
})

test('every example nutritionist can be booked in the demo, in the zone of their city', async () => {
  const { data } = (await main.get('/v1/practices/free')).body
  expect(data).toHaveLength(nutritionists.length)
  for (const { nextFreeAt } of data) expect(nextFreeAt).not.toBeNull()
  // Yohana's Wednesday begins at 11.00 in Jayapura, which is 9.00 in Jakarta.
  const query = 'zone=Asia/Jakarta&from=2026-03-04&days=1'
  const { body } = await main.get(`/v1/practices/yohana-wenda/free-times?${query}`)
  expect(body.data.days[0].starts[0]).toBe('2026-03-04T02:00:00.000Z')
})

test('outside a demo no example nutritionist can be booked', async () => {
  const own = await openMainFixture()
  await seedPractices(own.db, own.clock)
  expect((await own.get('/v1/practices/free')).body.data).toEqual([])
  await own.close()
})

test('every program is sold for 4, 12 and 24 weeks', async () => {
  const services = await main.db
    .select()
    .from(productServiceTable)
    .where(inArray(productServiceTable.programSlug, [...programSlugs]))
  expect(services).toHaveLength(programSlugs.length * 3)
  expect(new Set(services.map(({ durationWeeks }) => durationWeeks))).toEqual(new Set([4, 12, 24]))
})

test('every example nutritionist sells a consultation at the price of their profile', async () => {
  const prices = await main.db
    .select({ id: productServiceTable.id, priceRupiah: productServiceTable.priceRupiah })
    .from(productServiceTable)
    .where(eq(productServiceTable.sessionCount, 1))
  expect(new Map(prices.map(({ id, priceRupiah }) => [id, priceRupiah]))).toEqual(
    new Map(
      nutritionists.map(({ person }) => [`konsultasi-${person.slug}`, person.priceRupiah] as const),
    ),
  )
})

test('every promotion has texts in the content backend and lower prices', async () => {
  const promotions = (await main.get('/v1/promotions')).body.data as Promotion[]
  expect(promotions.map(({ id }) => id).toSorted()).toEqual(
    promos.map(({ promoId }) => promoId).toSorted(),
  )
  for (const { priceRupiah, regularPriceRupiah } of promotions.flatMap(({ prices }) => prices))
    expect(priceRupiah).toBeLessThan(regularPriceRupiah)
})

test('a price that an editor removed from a promotion stays removed', async () => {
  const ofJanuary = eq(promotionalPriceTable.promotionId, 'mulai-januari')
  await main.db.delete(promotionalPriceTable).where(ofJanuary)
  await seed()
  expect(await main.db.$count(promotionalPriceTable, ofJanuary)).toBe(0)
})

test('Sari is eight weeks into a paid program, with weights until today', async () => {
  const token = await signIn('sari')
  const [transaction] = (await main.get('/v1/transactions', { token })).body.data
  expect(transaction).toMatchObject({ state: 'paid', paymentUrl: null })
  const receipt = await main.get(`/v1/transactions/${transaction.id}/receipt`, { token })
  expect(receipt.body.data.number).toBe('KW-2026-000001')
  const tracker = (await main.get(`/v1/trackers/${transaction.trackerId}`, { token })).body.data
  expect(tracker).toMatchObject({ startsOn: '2026-01-05', endsOn: '2026-03-30' })
  expect(tracker.weights.length).toBeGreaterThan(40)
  expect(tracker.weights.at(-1).measuredOn).toBe('2026-03-02')
})

test('Sari logged food and blood pressure for eight weeks and had two sessions', async () => {
  const token = await signIn('sari')
  const [{ trackerId }] = (await main.get('/v1/transactions', { token })).body.data
  for (const day of ['2026-01-05', '2026-02-02', '2026-03-01']) {
    const path = `/v1/trackers/${trackerId}/food-diary?day=${day}`
    const { entries } = (await main.get(path, { token })).body.data
    const kilocalories = entries.reduce(
      (sum: number, { grams, food }: (typeof entries)[number]) =>
        sum + (grams * food.per100g.energyKcal) / 100,
      0,
    )
    expect(kilocalories, day).toBeGreaterThan(1100)
    expect(kilocalories, day).toBeLessThan(1900)
  }
  const period = 'from=2026-01-05&to=2026-03-02'
  const measured = await main.get(`/v1/trackers/${trackerId}/measurements?${period}`, { token })
  const kinds = measured.body.data.map(({ kind }: { kind: string }) => kind)
  expect(kinds.filter((kind: string) => kind === 'bloodPressure')).toHaveLength(16)
  const { upcoming, past } = (await main.get('/v1/consultations', { token })).body.data
  expect(upcoming).toMatchObject([{ startsAt: '2026-03-03T11:00:00.000Z' }])
  expect(past).toMatchObject([{ state: 'completed' }, { state: 'completed' }])
})

test('Sari’s nutritionist has sessions today, and one of yesterday without its outcome', async () => {
  const token = await signIn('bagas')
  const query = 'from=2026-02-22T17:00:00Z&until=2026-03-08T17:00:00Z'
  const { data } = (await main.get(`/v1/practice/appointments?${query}`, { token })).body
  const sessions = data.map(({ startsAt, state }: Record<string, string>) => [startsAt, state])
  expect(sessions).toEqual([
    ['2026-02-26T12:00:00.000Z', 'missed'],
    ['2026-02-28T12:00:00.000Z', 'completed'],
    ['2026-03-01T11:00:00.000Z', 'booked'],
    ['2026-03-02T11:00:00.000Z', 'booked'],
    ['2026-03-02T12:00:00.000Z', 'booked'],
    ['2026-03-02T13:00:00.000Z', 'booked'],
    ['2026-03-03T11:00:00.000Z', 'booked'],
    ['2026-03-04T12:00:00.000Z', 'booked'],
    ['2026-03-05T11:00:00.000Z', 'booked'],
  ])
  for (const { client, state } of data)
    if (state === 'booked') expect(client.phone).toMatch(/^\+6280000000\d+$/)
  expect((await main.get('/v1/practice/clients', { token })).body.data).toHaveLength(5)
  // All lie within the hours, which are the same every evening.
  const { weekly } = (await main.get('/v1/practice/hours', { token })).body.data
  expect(weekly).toHaveLength(7)
  const evening = { startMinute: 18 * 60, endMinute: 22 * 60 }
  for (const { hours } of weekly) expect(hours).toContainEqual(evening)
  for (const { startsAt, endsAt } of data) {
    expect(timeInJakarta(startsAt) >= '18:00', startsAt).toBe(true)
    expect(timeInJakarta(endsAt) <= '22:00', endsAt).toBe(true)
  }
})

function timeInJakarta(moment: string): string {
  return new Date(moment).toLocaleTimeString('en-GB', { timeZone: 'Asia/Jakarta' }).slice(0, 5)
}

test('Sari and her nutritionist have written to each other, and each has one unread message', async () => {
  const [own] = (await main.get('/v1/conversations?side=client', { token: await signIn('sari') }))
    .body.data
  expect(own).toMatchObject({ unread: 1, isOpen: true, other: { name: 'Bagas Prasetyo' } })
  const token = await signIn('bagas')
  const { data } = (await main.get('/v1/conversations?side=nutritionist', { token })).body
  expect(data).toHaveLength(5)
  expect(data[0]).toMatchObject({ id: own.id, unread: 1, other: { name: 'Sari Wulandari' } })
  const files = (await main.get(`/v1/conversations/${own.id}/files`, { token })).body.data
  expect(files.map(({ file }: { file: { type: string } }) => file.type)).toEqual([
    'application/pdf',
    'image/jpeg',
  ])
  const { messages } = (await main.get(`/v1/conversations/${own.id}/messages`, { token })).body.data
  const times = messages.map(({ sentAt }: { sentAt: string }) => sentAt)
  expect(times.length).toBeGreaterThan(12)
  expect(times).toEqual(times.toSorted())
  expect(times.at(-1) <= main.clock.now().toISOString()).toBe(true)
  expect((await main.get('/v1/practice/quick-texts', { token })).body.data).toHaveLength(3)
})

test('Bagas opens the practice with a code of his secret', async () => {
  const bagas = accounts.find(({ isNutritionist }) => isNutritionist)
  const { data } = (await main.post('/v1/auth/login', { body: bagas })).body
  const body = { code: totpCodeAt(bagas?.totpSecret ?? '', main.clock.now()) }
  expect((await main.post('/v1/practice-session', { token: data.token, body })).status).toBe(200)
})

test('Budi has paid for a program today and has no nutritionist yet', async () => {
  const token = await signIn('budi')
  const { data } = (await main.get('/v1/consultations', { token })).body
  const program = { programSlug: 'berat-sehat', sessionBalance: 2, relation: null }
  expect(data).toMatchObject({ upcoming: [], past: [], trackers: [program] })
  expect((await main.get('/v1/conversations?side=client', { token })).body.data).toEqual([])
})

test('a demo gets a session whose room is open now, also in the evening that is full', async () => {
  const own = await openMainFixture()
  await seedCatalogue(own.db)
  await seedPractices(own.db, own.clock)
  const members = await seedDemoAccounts(own.context, own.context)
  // 17.50 WIB
  own.clock.advance(7 * hourMs + 50 * minuteMs)
  const session = await openDemoRoom(own.db, own.clock)
  expect(session?.startsAt).toEqual(new Date('2026-03-02T10:52:00Z'))
  expect(await openDemoRoom(own.db, own.clock)).toEqual(session)
  const states: string[] = []
  for (const name of ['sari', 'bagas']) {
    const token = await signInAs(own, members, name)
    const room = await own.get(`/v1/appointments/${session?.id}/room`, { token })
    states.push(`${room.body.data.state} ${room.body.data.engine}`)
  }
  expect(states).toEqual(['open direct', 'open direct'])
  await own.close()
})
