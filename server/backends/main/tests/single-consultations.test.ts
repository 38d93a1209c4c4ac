import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { dayInJakarta } from '#app/lib/day-in-jakarta.ts'
import { openSession } from '#server/backends/main/identity/auth/session.service.ts'
import { later } from '#server/backends/main/platform/later.ts'
import { fulfilDue } from '#server/backends/main/purchase/fulfilments/fulfil-due.service.ts'
import { expireDue } from '#server/backends/main/purchase/orders/expire-due.service.ts'
import type { Transaction } from '#server/contract/purchase.schema.ts'
import { consultationSlugOf } from '#server/contract/single-consultation.ts'
import { appointmentTable } from '#server/db/main/appointment.table.ts'
import { type PracticeRow, practiceTable } from '#server/db/main/practice.table.ts'
import { productServiceTable } from '#server/db/main/product-service.table.ts'
import { receiptTable } from '#server/db/main/receipt.table.ts'
import { createBookings, createWaits, openPractice } from './consultation.fixture.ts'
import { type MainFixture, openMainFixture, type SignedInMember } from './main-backend.fixture.ts'
import { createPurchases } from './purchase.fixture.ts'
import { memberWithTracker } from './tracker.fixture.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const priceRupiah = 150_000

let main: MainFixture
let bookings: ReturnType<typeof createBookings>
let purchases: ReturnType<typeof createPurchases>
let practice: PracticeRow
let nutritionist: SignedInMember
let client: SignedInMember
/** By the calendar of Jakarta. The clock moves on from test to test. */
let tomorrow: string

beforeAll(async () => {
  main = await openMainFixture()
  bookings = createBookings(main)
  purchases = createPurchases(main)
})
beforeEach(async () => {
  ;({ practice, nutritionist } = await openPractice(main))
  await sell(practice)
  client = await main.signedInMember()
  tomorrow = dayInJakarta(later(main.clock.now(), 24 * hourMs))
})
afterAll(() => main.close())

async function sell({ slug }: PracticeRow) {
  const id = consultationSlugOf(slug)
  const service = { programSlug: id, durationWeeks: 26, sessionCount: 1, priceRupiah }
  await main.db.insert(productServiceTable).values({ id, ...service })
}
/** A moment of tomorrow, at Jakarta's time. */
const at = (time: string) => new Date(`${tomorrow}T${time}:00+07:00`).toISOString()
const wish = (time = '10:00', zone = 'Asia/Jayapura') => ({
  productServiceId: consultationSlugOf(practice.slug),
  session: { startsAt: at(time), zone },
})
const order = (member: SignedInMember, time?: string) => purchases.order(member.token, wish(time))
const pending = (member: SignedInMember = client, time?: string) =>
  purchases.pendingTransaction({ member, ...wish(time) })
const pay = ({ transaction }: { transaction: Transaction }, changes = {}) =>
  purchases.notify(main.midtrans.notification(transaction, changes))
const read = async ({ transaction }: { transaction: Transaction }, member = client) =>
  (await main.get(`/v1/transactions/${transaction.id}`, member)).body.data as Transaction
const freeOn = async (time: string) => {
  const query = `zone=Asia/Jakarta&from=${tomorrow}&days=1`
  const { body } = await main.get(`/v1/practices/${practice.slug}/free-times?${query}`)
  return body.data.days[0].starts.includes(at(time))
}
const statesOf = async () => {
  const ofPractice = eq(appointmentTable.practiceNumber, practice.number)
  const sessions = await main.db.select().from(appointmentTable).where(ofPractice)
  return sessions.map(({ state }) => state).toSorted()
}
/** Access tokens end after minutes, so the client signs in again. */
async function pass(milliseconds: number) {
  main.clock.advance(milliseconds)
  const session = await main.context.db.transaction((tx) =>
    openSession(main.context, tx, { user: client.user, device: '' }),
  )
  client = { ...client, session, token: session.token }
}
const subjectsTo = async ({ user }: SignedInMember) =>
  (await main.mailsTo(user.email)).map(({ subject }) => subject)

test('[T4] an order holds its time for an hour, and its payment for two', async () => {
  const placed = await order(client)
  expect([placed.status, placed.body.data.totalRupiah]).toEqual([201, priceRupiah])
  expect(await freeOn('10:00')).toBe(false)
  const other = await main.signedInMember()
  const refused = await order(other)
  expect([refused.status, refused.body.code]).toEqual([409, 'APPOINTMENT_TAKEN'])

  const { transaction } = await pending()
  const inTwoHours = new Date(main.clock.now().getTime() + 2 * hourMs).toISOString()
  expect(transaction).toMatchObject({
    state: 'pending',
    expiresAt: inTwoHours,
    nutritionist: practice.slug,
    session: {
      state: 'offered',
      nutritionist: { slug: practice.slug, name: practice.name },
      startsAt: at('10:00'),
      endsAt: at('10:45'),
      zone: 'Asia/Jayapura',
    },
  })
  const { upcoming } = await bookings.list({ ...client, trackerId: '' })
  expect(upcoming).toMatchObject([{ state: 'offered', offeredUntil: inTwoHours, trackerId: null }])
})

test('a payment for a session that starts soon ends with its start', async () => {
  await main.db
    .update(practiceTable)
    .set({ noticeMinutes: 0 })
    .where(eq(practiceTable.slug, practice.slug))
  await pass(Date.parse(at('09:30')) - main.clock.now().getTime())
  const { transaction } = await pending()
  expect(transaction.expiresAt).toBe(at('10:00'))
})

test('[T13] a hold that has ended is free, even if no worker ran', async () => {
  await order(client)
  await pass(hourMs)
  expect(await freeOn('10:00')).toBe(true)
  const other = await main.signedInMember()
  expect((await order(other)).status).toBe(201)
  expect(await statesOf()).toEqual(['offered', 'withdrawn'])
})

test('[T1] of ten orders for one time, one holds it', async () => {
  const members = await Promise.all(Array.from({ length: 10 }, () => main.signedInMember()))
  const answers = await Promise.all(members.map((member) => order(member)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(9).fill(409)])
  expect(await statesOf()).toEqual(['offered'])
})

test('an order for another time replaces the one that waits for its code', async () => {
  await order(client, '10:00')
  await order(client, '13:00')
  expect([await freeOn('10:00'), await freeOn('13:00')]).toEqual([true, false])
})

test.each(['expired', 'cancelled'])('an order that is %s frees its time', async (end) => {
  const bought = await pending()
  if (end === 'cancelled')
    await main.post(`/v1/transactions/${bought.transaction.id}/cancellation`, client)
  else {
    await pass(2 * hourMs)
    while (await expireDue(main.context)) {}
  }
  expect((await read(bought)).session).toMatchObject({ state: 'withdrawn' })
  expect(await statesOf()).toEqual(['withdrawn'])
  expect(await freeOn('10:00')).toBe(true)
})

test('[T117] a time that an order frees is offered to who waits for it', async () => {
  const bought = await pending()
  const waiting = await memberWithTracker(main)
  const waits = createWaits(main)
  const weekday = Temporal.PlainDate.from(tomorrow).dayOfWeek
  const joined = await waits.join(waiting, practice, { weekdays: [weekday], untilOn: tomorrow })
  expect(joined.status).toBe(200)
  expect(await waits.offer(waiting)).toBeUndefined()
  await main.post(`/v1/transactions/${bought.transaction.id}/cancellation`, client)
  expect(await waits.offer(waiting)).toMatchObject({ startsAt: at('10:00') })
})

test('an order that was never confirmed frees its time', async () => {
  await order(client)
  await pass(hourMs)
  while (await expireDue(main.context)) {}
  expect(await statesOf()).toEqual(['withdrawn'])
})

test('[T42] a payment in time books the session once, with one credit, and mails both', async () => {
  const bought = await pending()
  await pay(bought)
  await pay(bought)
  const paid = await read(bought)
  expect(paid).toMatchObject({ state: 'paid', session: { state: 'booked' } })
  const { upcoming, trackers, credits } = await bookings.list({ ...client, trackerId: '' })
  expect(upcoming).toMatchObject([{ state: 'booked', startsAt: at('10:00') }])
  expect(trackers).toMatchObject([
    { trackerId: paid.trackerId, sessionBalance: 0, nutritionist: { slug: practice.slug } },
  ])
  expect(credits.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['used', -1],
    ['granted', 1],
  ])
  const subjects = await subjectsTo(client)
  expect(subjects.filter((subject) => subject.startsWith('Sesi dengan Rina Kusuma'))).toHaveLength(
    1,
  )
  expect(subjects.filter((subject) => subject.startsWith('Pembayaran diterima'))).toHaveLength(1)
  expect(await subjectsTo(nutritionist)).toHaveLength(1)
})

test('[T41] a payment told again after the client cancelled books nothing', async () => {
  const bought = await pending()
  await pay(bought)
  const { upcoming } = await bookings.list({ ...client, trackerId: '' })
  expect((await bookings.cancel({ ...client, trackerId: '' }, upcoming[0]?.id ?? '')).status).toBe(
    200,
  )
  await pay(bought)
  await pay(bought, { transaction_status: 'capture' })
  expect(await statesOf()).toEqual(['cancelled'])
  const { trackers, credits } = await bookings.list({ ...client, trackerId: '' })
  expect(trackers).toMatchObject([{ sessionBalance: 1 }])
  expect(credits.map(({ kind }) => kind).toSorted()).toEqual(['granted', 'returned', 'used'])
})

test('the mails and the receipt name the nutritionist, and the time in the zone of the client', async () => {
  const bought = await pending()
  await pay(bought, { payment_type: 'qris' })
  const [code, ...later] = await main.mailsTo(client.user.email)
  const time = 'pukul 12.00 WIT'
  expect(code?.text).toContain(time)
  const paid = later.find(({ subject }) => subject.startsWith('Pembayaran diterima'))
  expect(paid?.text).toContain(time)
  expect(paid?.text).toContain('/konsultasi/sesi/')
  const ofOrder = eq(receiptTable.orderId, bought.order.id)
  const [receipt] = await main.db.select().from(receiptTable).where(ofOrder)
  expect(receipt?.content.lines[0]?.label).toContain(time)
})

test('a payment in time whose fulfilment fails first books the held time later', async () => {
  const bought = await pending()
  const ofPractice = eq(practiceTable.slug, practice.slug)
  const ofService = eq(productServiceTable.id, consultationSlugOf(practice.slug))
  // A period beyond the calendar makes the grant fail.
  await main.db.update(productServiceTable).set({ durationWeeks: 4_000_000 }).where(ofService)
  await pay(bought)
  expect((await read(bought)).session).toMatchObject({ state: 'offered' })
  await pass(3 * hourMs)
  await main.db.update(practiceTable).set({ state: 'paused' }).where(ofPractice)
  await main.db.update(productServiceTable).set({ durationWeeks: 26 }).where(ofService)
  expect(await fulfilDue(main.context)).toBe(true)
  expect((await read(bought)).session).toMatchObject({ state: 'booked' })
})

test('a late payment books the time if it is still free', async () => {
  const bought = await pending()
  await pass(3 * hourMs)
  while (await expireDue(main.context)) {}
  await pay(bought)
  expect(await read(bought)).toMatchObject({ state: 'paid', session: { state: 'booked' } })
  expect(await statesOf()).toEqual(['booked', 'withdrawn'])
  const { upcoming, trackers } = await bookings.list({ ...client, trackerId: '' })
  expect(upcoming).toMatchObject([{ state: 'booked', startsAt: at('10:00') }])
  expect(trackers).toMatchObject([{ sessionBalance: 0 }])
})

test('[T117] a late payment for a time that has gone keeps the session, and the client chooses again', async () => {
  const bought = await pending()
  await pass(3 * hourMs)
  const other = await main.signedInMember()
  await pay(await pending(other))
  await pay(bought)
  const paid = await read(bought)
  expect(paid).toMatchObject({ state: 'paid', session: { state: 'withdrawn' } })
  const trackerId = paid.trackerId ?? ''
  const { upcoming, trackers } = await bookings.list({ ...client, trackerId })
  expect(upcoming).toEqual([])
  expect(trackers).toMatchObject([{ trackerId, sessionBalance: 1 }])
  const mail = (await main.mailsTo(client.user.email)).at(-1)
  expect(mail?.subject).toBe(`Pilih waktu lain: Konsultasi dengan ${nameOf(practice)}`)
  expect(mail?.text).toContain(
    `/konsultasi/jadwal?nutritionist=${practice.slug}&tracker=${trackerId}`,
  )
  const again = await bookings.book({ ...client, trackerId }, practice, {
    startsAt: at('13:00'),
  })
  expect(again.status).toBe(201)
})

test.each([
  { why: 'the practice has closed', change: { state: 'left' as const } },
  { why: 'the licence ends before it', change: { practiceUntil: '2026-03-01' } },
])('a late payment keeps the session if $why', async ({ change }) => {
  const bought = await pending()
  await pass(3 * hourMs)
  await main.db.update(practiceTable).set(change).where(eq(practiceTable.slug, practice.slug))
  await pay(bought)
  expect(await read(bought)).toMatchObject({ session: { state: 'withdrawn' } })
  const { trackers } = await bookings.list({ ...client, trackerId: '' })
  expect(trackers).toMatchObject([{ sessionBalance: 1 }])
})

test('a late payment keeps the session if the client has another at that time', async () => {
  const bought = await pending()
  await pass(3 * hourMs)
  const { practice: otherPractice } = await openPractice(main)
  const program = await purchases.paidTransaction({ member: client })
  const trackerId = program.transaction.trackerId ?? ''
  const booked = await bookings.book({ ...client, trackerId }, otherPractice, {
    startsAt: at('10:00'),
  })
  expect(booked.status).toBe(201)
  await pay(bought)
  expect((await read(bought)).session).toMatchObject({ state: 'withdrawn' })
  expect(await fulfilDue(main.context)).toBe(false)
})

test('the session is only for the nutritionist whose price was paid', async () => {
  const bought = await pending()
  await pay(bought)
  const trackerId = (await read(bought)).trackerId ?? ''
  const [booked] = (await bookings.list({ ...client, trackerId })).upcoming
  await bookings.cancel({ ...client, trackerId }, booked?.id ?? '')
  const { practice: dearer } = await openPractice(main)
  const refused = await bookings.book({ ...client, trackerId }, dearer, { startsAt: at('10:00') })
  expect(refused.body.code).toBe('OTHER_NUTRITIONIST')
  const care = { nutritionist: dearer.slug, sections: [] }
  const changed = await main.put(`/v1/trackers/${trackerId}/care`, { ...client, body: care })
  expect(changed.body.code).toBe('OTHER_NUTRITIONIST')
})

test('a second consultation, with another nutritionist, leaves the first as it is', async () => {
  await pay(await pending())
  // The mail with the next code follows those of the payment.
  await pass(1_000)
  const second = await openPractice(main)
  await sell(second.practice)
  const bought = await purchases.pendingTransaction({
    member: client,
    productServiceId: consultationSlugOf(second.practice.slug),
    session: { startsAt: at('13:00'), zone: 'Asia/Jakarta' },
  })
  await pay(bought)
  const { upcoming } = await bookings.list({ ...client, trackerId: '' })
  expect(upcoming.map(({ state }) => state)).toEqual(['booked', 'booked'])
})

test('a refund before the session cancels it and returns the whole price, months later too', async () => {
  const bought = await pending()
  await pay(bought)
  const path = `/v1/transactions/${bought.transaction.id}/refund`
  const { offer } = (await main.get(path, client)).body.data
  expect(offer).toMatchObject({ amountRupiah: priceRupiah, basis: 'whole' })
  await main.post(path, { token: client.token, body: { amountRupiah: priceRupiah } })
  const { past, trackers, credits } = await bookings.list({ ...client, trackerId: '' })
  expect(past).toMatchObject([{ state: 'cancelled', cancelKind: 'program_ended' }])
  expect(trackers).toMatchObject([{ sessionBalance: 0 }])
  expect(credits.map(({ kind }) => kind).toSorted()).toEqual([
    ...['granted', 'returned', 'reversed', 'used'],
  ])
  const mail = (await main.mailsTo(client.user.email)).find(({ subject }) =>
    subject.startsWith('Permintaan pengembalian dana'),
  )
  expect(mail?.text).toContain(`untuk konsultasi dengan ${nameOf(practice)}`)
})

test('a session that was kept is refunded whole until its last day', async () => {
  const bought = await pending()
  await pay(bought)
  const trackerId = (await read(bought)).trackerId ?? ''
  const [booked] = (await bookings.list({ ...client, trackerId })).upcoming
  await bookings.cancel({ ...client, trackerId }, booked?.id ?? '')
  await pass(60 * 24 * hourMs)
  const { offer } = (await main.get(`/v1/transactions/${bought.transaction.id}/refund`, client))
    .body.data
  expect(offer).toMatchObject({ amountRupiah: priceRupiah, basis: 'whole' })
})

test('a charge-back cancels the session', async () => {
  const bought = await pending()
  await pay(bought)
  await pay(bought, { transaction_status: 'chargeback' })
  expect(await statesOf()).toEqual(['cancelled'])
})

test('an order without a time, of a closed practice or of the own practice is refused', async () => {
  const { productServiceId } = wish()
  const codeOf = async (token: string, session?: { startsAt: string; zone: string }) =>
    (await purchases.order(token, { productServiceId, ...(session && { session }) })).body.code
  expect(await codeOf(client.token)).toBe('NO_TIME_CHOSEN')
  expect(await codeOf(nutritionist.token, wish().session)).toBe('ERR_NO_PRACTICE')
  const set = (change: Partial<PracticeRow>) =>
    main.db.update(practiceTable).set(change).where(eq(practiceTable.slug, practice.slug))
  await set({ takesNewClients: false })
  expect(await codeOf(client.token, wish().session)).toBe('NO_NEW_CLIENTS')
  await set({ state: 'paused' })
  expect(await codeOf(client.token, wish().session)).toBe('ERR_NO_PRACTICE')
})

test('a consultation stands in no list of programs and in no cart', async () => {
  const { data } = (await main.get('/v1/product-services')).body
  expect(data.every(({ id }: { id: string }) => !id.startsWith('konsultasi-'))).toBe(true)
  const id = consultationSlugOf(practice.slug)
  const own = (await main.get(`/v1/product-services?program-slug=${id}`)).body
  expect(own.data).toMatchObject([{ id, priceRupiah, sessionCount: 1 }])
  await order(client)
  expect((await main.get('/v1/carts', client)).body.data).toEqual([])
  const body = { productServiceId: id }
  const saved = await main.post('/v1/carts', { token: client.token, body })
  expect(saved.status).toBe(404)
})

test('a deleted account gives the held time back', async () => {
  await pending()
  const body = { proof: 'pepes tahu kemangi' }
  await main.post('/v1/account/delete', { token: client.token, body })
  expect(await freeOn('10:00')).toBe(true)
})

/** As the mails derive it from the slug. */
function nameOf({ slug }: PracticeRow): string {
  return slug.replace(/(^|-)(\w)/g, (_, dash, letter) => (dash && ' ') + letter.toUpperCase())
}
