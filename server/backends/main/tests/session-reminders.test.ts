import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { dayMs, hourMs, minuteMs } from '#app/lib/time.ts'
import {
  cancelForPractice,
  moveForPractice,
} from '#server/backends/main/consultation/appointments/practice-changes.service.ts'
import { later } from '#server/backends/main/platform/later.ts'
import type { PracticeRow } from '#server/db/main/practice.table.ts'
import { userTable } from '#server/db/main/user.table.ts'
import { weeklyHoursTable } from '#server/db/main/weekly-hours.table.ts'
import { createBookings, openPractice } from './consultation.fixture.ts'
import { type MainFixture, openMainFixture, type SignedInMember } from './main-backend.fixture.ts'
import { memberWithTracker } from './tracker.fixture.ts'

let main: MainFixture
let practice: PracticeRow
let nutritionist: SignedInMember
let client: Awaited<ReturnType<typeof memberWithTracker>>
beforeAll(async () => {
  main = await openMainFixture()
})
beforeEach(async () => {
  ;({ practice, nutritionist } = await openPractice(main))
  const hours = [{ startMinute: 0, endMinute: 24 * 60 }]
  const ofPractice = eq(weeklyHoursTable.practiceNumber, practice.number)
  await main.db.update(weeklyHoursTable).set({ hours }).where(ofPractice)
  client = await memberWithTracker(main)
})
afterAll(() => main.close())

/** Books a session as many hours after the next full hour. The practice is open day and night. */
async function bookIn(hours: number): Promise<{ id: string; startsAt: Date }> {
  const nextHour = new Date(Math.ceil(main.clock.now().getTime() / hourMs) * hourMs)
  const startsAt = later(nextHour, hours * hourMs)
  const booking = { startsAt: startsAt.toISOString(), zone: 'Asia/Makassar' }
  const { body } = await createBookings(main).book(client, practice, booking)
  return { id: body.data.id, startsAt }
}
const at = (moment: Date) => main.clock.advance(moment.getTime() - main.clock.now().getTime())
const isReminder = ({ subject }: { subject: string }) => subject.startsWith('Pengingat')
const remindersTo = async (email: string) => (await main.mailsTo(email)).filter(isReminder)
const remindersToClient = () => remindersTo(client.user.email)

test('a suspended client is not reminded, the nutritionist is', async () => {
  const { startsAt } = await bookIn(48)
  await main.db
    .update(userTable)
    .set({ suspendedAt: main.clock.now() })
    .where(eq(userTable.id, client.user.id))
  at(later(startsAt, -dayMs))
  await main.backend.drainOutbox()
  expect(await remindersToClient()).toEqual([])
  expect(await remindersTo(nutritionist.user.email)).toHaveLength(1)
})

test('both are reminded a day and an hour before, once each, in their zones', async () => {
  const { startsAt } = await bookIn(48)
  at(later(startsAt, -dayMs - minuteMs))
  expect(await remindersToClient()).toEqual([])
  at(later(startsAt, -dayMs))
  await Promise.all([main.backend.drainOutbox(), main.backend.drainOutbox()])
  expect(await remindersToClient()).toHaveLength(1)
  at(later(startsAt, -hourMs))
  const mails = await remindersToClient()
  expect(mails.map(({ subject }) => subject.slice(-4))).toEqual(['WITA', 'WITA'])
  const toNutritionist = await remindersTo(nutritionist.user.email)
  expect(toNutritionist.map(({ subject }) => subject.slice(-4))).toEqual([' WIB', ' WIB'])
})

test('[T55] a session booked for the same day has the reminder an hour before only', async () => {
  const { startsAt } = await bookIn(6)
  expect(await remindersToClient()).toEqual([])
  at(later(startsAt, -hourMs))
  expect(await remindersToClient()).toHaveLength(1)
})

test('[T52] [T53] a moved session is reminded of at its new time, a cancelled one never', async () => {
  const { id, startsAt } = await bookIn(48)
  await moveForPractice(main.context, practice, { id, startsAt: later(startsAt, dayMs) })
  at(later(startsAt, -hourMs))
  expect(await remindersToClient()).toEqual([])
  at(startsAt)
  expect(await remindersToClient()).toHaveLength(1)
  await cancelForPractice(main.context, practice, id)
  at(later(startsAt, dayMs - hourMs))
  expect(await remindersToClient()).toHaveLength(1)
})

test('after an outage no day’s reminder comes beside the hour’s, and none for what has begun', async () => {
  const { startsAt } = await bookIn(48)
  at(later(startsAt, -30 * minuteMs))
  expect(await remindersToClient()).toHaveLength(1)
  client = await memberWithTracker(main)
  const begun = await bookIn(48)
  at(later(begun.startsAt, minuteMs))
  expect(await remindersToClient()).toEqual([])
})

test('[T56] the reminder an hour before also comes at night', async () => {
  const { id, startsAt } = await bookIn(48)
  const night = new Date(`${startsAt.toISOString().slice(0, 10)}T19:00:00Z`)
  await moveForPractice(main.context, practice, { id, startsAt: night })
  at(later(night, -hourMs))
  expect((await remindersToClient()).at(-1)?.subject).toContain('03.00 WITA')
})
