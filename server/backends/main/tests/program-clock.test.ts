import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { dayMs, hourMs } from '#app/lib/time.ts'
import { recordOutcome } from '#server/backends/main/consultation/appointments/outcome.service.ts'
import { cancelForPractice } from '#server/backends/main/consultation/appointments/practice-changes.service.ts'
import type { TrackerSummary } from '#server/contract/tracker.schema.ts'
import type { PracticeRow } from '#server/db/main/practice.table.ts'
import { createBookings, openPractice } from './consultation.fixture.ts'
import { type MainFixture, memberPassword, openMainFixture } from './main-backend.fixture.ts'
import { createPurchases } from './purchase.fixture.ts'

// Each test begins on Monday, 2 March 2026. A program of four weeks that is paid then starts on 16
// March at the latest.
const start = new Date('2026-03-02T03:00:00Z')
const short = 'jantung-sehat-4w'
const latest = { startsOn: '2026-03-16', endsOn: '2026-04-13' }
const onThursday = { startsOn: '2026-03-05', endsOn: '2026-04-02' }

let main: MainFixture
let purchases: ReturnType<typeof createPurchases>
let bookings: ReturnType<typeof createBookings>
let practice: PracticeRow
let client: Awaited<ReturnType<typeof buy>>
beforeAll(async () => {
  main = await openMainFixture()
  purchases = createPurchases(main)
  bookings = createBookings(main)
})
beforeEach(async () => {
  main.clock.advance(start.getTime() - main.clock.now().getTime())
  ;({ practice } = await openPractice(main))
  client = await buy()
})
afterAll(() => main.close())

test('[S1.07] without a booking a program starts 14 days after the payment', async () => {
  expect(await program()).toMatchObject(latest)
})

test('a program starts with its first session, and its period with it', async () => {
  await book('2026-03-05')
  expect(await program()).toMatchObject(onThursday)
  const bought = await main.get(`/v1/transactions/${client.transaction.id}`, {
    token: client.token,
  })
  expect(bought.body.data.period).toEqual({ ...onThursday, isFirst: true })
})

test('a second session changes the start only if it is earlier', async () => {
  await book('2026-03-05')
  await book('2026-03-12')
  expect(await program()).toMatchObject(onThursday)
})

test('a first session after the latest day does not postpone the start', async () => {
  await book('2026-03-20')
  expect(await program()).toMatchObject(latest)
})

test('a move of the first session moves the start that has not come', async () => {
  const id = await book('2026-03-10')
  const moved = await bookings.move(client, id, at('2026-03-05'))
  expect(moved.status).toBe(200)
  expect(await program()).toMatchObject(onThursday)
})

test('cancelling the first session gives the start to the next one, and then to the latest day', async () => {
  const first = await book('2026-03-05')
  const second = await book('2026-03-07')
  await bookings.cancel(client, first)
  expect(await program()).toMatchObject({ startsOn: '2026-03-07', endsOn: '2026-04-04' })
  await bookings.cancel(client, second)
  expect(await program()).toMatchObject(latest)
})

test('a program that has begun never moves', async () => {
  const first = await book('2026-03-05')
  const second = await book('2026-03-12')
  main.clock.advance(3 * dayMs)
  client = { ...client, token: await freshToken() }
  await bookings.cancel(client, first)
  await bookings.cancel(client, second)
  await book('2026-03-08')
  expect(await program()).toMatchObject(onThursday)
})

test.each(['the client', 'the nutritionist'])(
  'a program does not start on the day on which %s cancels its first session',
  async (party) => {
    const id = await book('2026-03-05')
    main.clock.advance(3 * dayMs - hourMs)
    client = { ...client, token: await freshToken() }
    if (party === 'the client') await bookings.cancel(client, id)
    else await cancelForPractice(main.context, practice, id)
    expect(await program()).toMatchObject(latest)
  },
)

test.each([
  ['held', onThursday],
  ['client_absent', onThursday],
  ['neither_came', latest],
  ['i_was_absent', latest],
] as const)(
  'a first session that was recorded as %s starts the program or not',
  async (outcome, days) => {
    const id = await book('2026-03-05')
    main.clock.advance(4 * dayMs)
    client = { ...client, token: await freshToken() }
    await recordOutcome(main.context, practice, { id, outcome, reason: '' })
    expect(await program()).toMatchObject(days)
  },
)

test('on its latest day a program begins, also without a session', async () => {
  const id = await book('2026-03-16')
  main.clock.advance(14 * dayMs - hourMs)
  client = { ...client, token: await freshToken() }
  await cancelForPractice(main.context, practice, id)
  expect(await program()).toMatchObject(latest)
  await book('2026-03-18')
  expect(await program()).toMatchObject(latest)
})

test('[S2.13] an extension follows the program before and after the start moves', async () => {
  // Transactions of one moment have no order.
  main.clock.advance(1_000)
  await purchases.paidTransaction({ member: client, productServiceId: short })
  expect(await program()).toMatchObject({ startsOn: '2026-03-16', endsOn: '2026-05-11' })
  await book('2026-03-05')
  expect(await program()).toMatchObject({ startsOn: '2026-03-05', endsOn: '2026-04-30' })
  expect(await periods()).toEqual([onThursday, { startsOn: '2026-04-02', endsOn: '2026-04-30' }])
})

test('the client reads the latest start until the program has begun', async () => {
  const latestStart = async () => (await bookings.list(client)).trackers[0]?.latestStartsOn
  expect(await latestStart()).toBe(latest.startsOn)
  await book('2026-03-05')
  expect(await latestStart()).toBe(latest.startsOn)
  main.clock.advance(3 * dayMs)
  client = { ...client, token: await freshToken() }
  expect(await latestStart()).toBeNull()
})

test('a session that would end the program before a later one is refused', async () => {
  await book('2026-04-10')
  const refused = await bookings.book(client, practice, { startsAt: at('2026-03-05') })
  expect([refused.status, refused.body.code]).toEqual([409, 'AFTER_PROGRAM_END'])
  expect(await program()).toMatchObject({ ...latest, sessionBalance: 1 })
})

test('a session can move to the latest days of a program that has not begun', async () => {
  const id = await book('2026-03-05')
  expect((await bookings.move(client, id, at('2026-04-10'))).status).toBe(200)
  expect(await program()).toMatchObject(latest)
})

test('[S4.12] time before the start costs nothing, and a refund then ends the program and its sessions', async () => {
  await book('2026-03-15')
  main.clock.advance(10 * dayMs)
  client = { ...client, token: await freshToken() }
  const path = `/v1/transactions/${client.transaction.id}/refund`
  const { totalRupiah } = client.transaction
  const offer = (await main.get(path, { token: client.token })).body.data.offer
  expect(offer).toMatchObject({ amountRupiah: totalRupiah, unusedDays: 28, totalDays: 28 })
  await main.post(path, { token: client.token, body: { amountRupiah: totalRupiah } })
  expect(await program()).toMatchObject({
    ...{ startsOn: '2026-03-12', endsOn: '2026-03-12', endedBy: 'refund', sessionBalance: 0 },
  })
  expect((await bookings.list(client)).upcoming).toEqual([])
})

test('a program that was refunded before its start waits again when it is bought again', async () => {
  const path = `/v1/transactions/${client.transaction.id}/refund`
  const body = { amountRupiah: client.transaction.totalRupiah }
  await main.post(path, { token: client.token, body })
  await main.backend.drainOutbox()
  main.clock.advance(dayMs)
  client = { ...client, token: await freshToken() }
  await purchases.paidTransaction({ member: client, productServiceId: short })
  expect(await program()).toMatchObject({
    ...{ startsOn: '2026-03-17', endsOn: '2026-04-14', endedBy: null, sessionBalance: 2 },
  })
})

test('weights are kept from the payment on', async () => {
  const body = { measuredOn: '2026-03-02', kilograms: 70 }
  const path = `/v1/trackers/${client.trackerId}/weights`
  expect((await main.post(path, { token: client.token, body })).status).toBe(200)
})

async function buy() {
  const bought = await purchases.paidTransaction({ productServiceId: short })
  return { ...bought, trackerId: bought.transaction.trackerId ?? '' }
}

function at(day: string): string {
  return new Date(`${day}T10:00:00+07:00`).toISOString()
}

async function book(day: string): Promise<string> {
  const { status, body } = await bookings.book(client, practice, { startsAt: at(day) })
  expect([status, body.code]).toEqual([201, undefined])
  return body.data.id
}

async function program(): Promise<TrackerSummary | undefined> {
  return (await main.get('/v1/trackers', { token: client.token })).body.data[0]
}

async function periods() {
  const { data } = (await main.get('/v1/transactions', { token: client.token })).body
  return data
    .map(({ period }: { period: TrackerSummary }) => ({
      startsOn: period.startsOn,
      endsOn: period.endsOn,
    }))
    .toReversed()
}

async function freshToken(): Promise<string> {
  const login = { email: client.user.email, password: memberPassword }
  return (await main.post('/v1/auth/login', { body: login })).body.data.token
}
