import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { moveForPractice } from '#server/backends/main/consultation/appointments/practice-changes.service.ts'
import { type PracticeRow, practiceTable } from '#server/db/main/practice.table.ts'
import { userTable } from '#server/db/main/user.table.ts'
import { createBookings, openPractice, tuesdayAt } from './consultation.fixture.ts'
import { type MainFixture, openMainFixture, type SignedInMember } from './main-backend.fixture.ts'
import { memberWithTracker } from './tracker.fixture.ts'

let main: MainFixture
let bookings: ReturnType<typeof createBookings>
let practice: PracticeRow
let nutritionist: SignedInMember
let client: Awaited<ReturnType<typeof memberWithTracker>>
beforeAll(async () => {
  main = await openMainFixture()
  bookings = createBookings(main)
})
beforeEach(async () => {
  ;({ practice, nutritionist } = await openPractice(main, { zone: 'Asia/Jayapura' }))
  const english = { locale: 'en' } as const
  await main.db.update(userTable).set(english).where(eq(userTable.id, nutritionist.user.id))
  client = await memberWithTracker(main)
})
afterAll(() => main.close())

const entriesTo = async (email: string) =>
  (await main.mailsTo(email)).filter(({ calendar }) => calendar)
const timesTo = async (email: string) =>
  (await entriesTo(email)).map(({ subject }) => subject.match(/\d\d[.:]\d\d WI\w+$/)?.[0])

test('[T27] [T28] [T29] each mail has the time of its reader, with the zone, in subject and text', async () => {
  const { id } = (await bookings.book(client, practice, { zone: 'Asia/Makassar' })).body.data
  await bookings.move(client, id, tuesdayAt('11:00'), 'Asia/Jakarta')
  await bookings.cancel(client, id)
  expect(await timesTo(client.user.email)).toEqual(['11.00 WITA', '11.00 WIB', '11.00 WIB'])
  expect(await timesTo(nutritionist.user.email)).toEqual(['12:00 WIT', '13:00 WIT', '13:00 WIT'])
  const [first] = await entriesTo(client.user.email)
  expect(first?.text).toContain('Waktu: Selasa, 3 Maret 2026 pukul 11.00 WITA')
  expect(first?.text).toContain('Waktu Rina Kusuma: Selasa, 3 Maret 2026 pukul 12.00 WIT')
  const [second] = await entriesTo(nutritionist.user.email)
  expect(second?.text).toContain('Time for Dewi: Tuesday, 3 March 2026, 11:00 WITA')
})

test('[T27] a mail uses the zone of the practice at that moment', async () => {
  const { id } = (await bookings.book(client, practice)).body.data
  const moved = { zone: 'Asia/Makassar' }
  await main.db.update(practiceTable).set(moved).where(eq(practiceTable.number, practice.number))
  await moveForPractice(main.context, practice, { id, startsAt: new Date(tuesdayAt('13:00')) })
  expect(await timesTo(nutritionist.user.email)).toEqual(['12:00 WIT', '14:00 WITA'])
})

test('an entry goes by a request, its change by the next sequence, its end by a cancellation', async () => {
  const { id } = (await bookings.book(client, practice)).body.data
  await bookings.move(client, id, tuesdayAt('11:00'))
  await bookings.cancel(client, id)
  for (const { email } of [client.user, nutritionist.user]) {
    const entries = await entriesTo(email)
    expect(entries.map(({ calendar }) => calendar?.method)).toEqual([
      'REQUEST',
      'REQUEST',
      'CANCEL',
    ])
    const sequences = entries.map(({ calendar }) => calendar?.content.match(/SEQUENCE:(\d+)/)?.[1])
    expect(sequences).toEqual(['0', '1', '2'])
    const addresses = entries.flatMap(
      ({ calendar }) => calendar?.content.replaceAll('\r\n ', '').match(/[\w-]+@contoh\.id/g) ?? [],
    )
    expect(new Set(addresses)).toEqual(new Set([email]))
  }
})
