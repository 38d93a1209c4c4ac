import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { appointmentTable } from '#server/db/main/appointment.table.ts'
import { appointmentChangeTable } from '#server/db/main/appointment-change.table.ts'
import { appointmentReminderTable } from '#server/db/main/appointment-reminder.table.ts'
import { appointmentStateTransitionTable } from '#server/db/main/appointment-state-transition.table.ts'
import { hourOverrideTable } from '#server/db/main/hour-override.table.ts'
import type { PracticeRow } from '#server/db/main/practice.table.ts'
import { sessionCreditTable } from '#server/db/main/session-credit.table.ts'
import { timeOffTable } from '#server/db/main/time-off.table.ts'
import { trackerTable } from '#server/db/main/tracker.table.ts'
import { weeklyHoursTable } from '#server/db/main/weekly-hours.table.ts'
import { endRelation, insertBooked, insertRelation, openPractice } from './consultation.fixture.ts'
import { type MainFixture, openMainFixture } from './main-backend.fixture.ts'
import { memberWithTracker } from './tracker.fixture.ts'

let main: MainFixture
let practice: PracticeRow
let trackerId: string
let relationId: string
beforeAll(async () => {
  main = await openMainFixture()
})
beforeEach(async () => {
  practice = (await openPractice(main)).practice
  trackerId = (await memberWithTracker(main)).trackerId
  relationId = await insertRelation(main, { trackerId, practice })
})
afterAll(() => main.close())

const book = (inMinutes: number, wish: Partial<Parameters<typeof insertBooked>[1]> = {}) =>
  insertBooked(main, { trackerId, relationId, practice, inMinutes, ...wish })

test('no two sessions of a nutritionist overlap, the pause included', async () => {
  const other = (await memberWithTracker(main)).trackerId
  const ofOther = {
    trackerId: other,
    relationId: await insertRelation(main, { trackerId: other, practice }),
  }
  await book(0)
  await expect(book(59, ofOther)).rejects.toThrow()
  await book(60, ofOther)
})

test('no client is in two sessions at once', async () => {
  const { practice: second } = await openPractice(main)
  await book(0)
  await endRelation(main, relationId)
  const withSecond = {
    practice: second,
    relationId: await insertRelation(main, { trackerId, practice: second }),
  }
  await expect(book(44, withSecond)).rejects.toThrow()
  await book(45, withSecond)
})

test('a time of a cancelled session is free again', async () => {
  const id = await book(0)
  await change(id, { state: 'cancelled', cancelKind: 'in_time' })
  await book(0)
})

test.each([
  ['completed', 'booked'],
  ['cancelled', 'booked'],
  ['cancelled', 'missed'],
  ['completed', 'missed'],
] as const)('a session that is %s does not become %s', async (from, to) => {
  const id = await book(0)
  await change(id, { state: from, cancelKind: from === 'cancelled' ? 'late' : null })
  const outcome = to === 'missed' ? ('client' as const) : null
  await expect(change(id, { state: to, outcome, cancelKind: null })).rejects.toThrow()
})

test('a correction of a missed session has a reason', async () => {
  const id = await book(0)
  await change(id, { state: 'missed', outcome: 'client', changedBy: 'nutritionist' })
  await expect(change(id, { state: 'completed', outcome: null })).rejects.toThrow()
  await change(id, { state: 'completed', outcome: null, correctionReason: 'Salah pilih' })
})

test('each change of time or state counts and leaves its row, other changes do not', async () => {
  const id = await book(0)
  await change(id, { topic: 'Sarapan' })
  await change(id, { startsAt: sql`starts_at + interval '1 minute'`, sequence: 7 })
  await change(id, { state: 'completed', changedBy: 'nutritionist' })
  const changes = await main.db
    .select()
    .from(appointmentChangeTable)
    .where(eq(appointmentChangeTable.appointmentId, id))
    .orderBy(appointmentChangeTable.sequence)
  expect(changes.map(({ sequence, state, changedBy }) => [sequence, state, changedBy])).toEqual([
    [0, 'booked', 'client'],
    [1, 'booked', 'client'],
    [2, 'completed', 'nutritionist'],
  ])
  const ofSession = eq(appointmentChangeTable.appointmentId, id)
  await expect(
    main.db.update(appointmentChangeTable).set({ changedBy: 'system' }).where(ofSession),
  ).rejects.toThrow()
  await expect(main.db.delete(appointmentChangeTable).where(ofSession)).rejects.toThrow()
})

test('a session uses, returns and compensates one credit at most, and returns only a used one', async () => {
  const id = await book(0)
  await credit(id, 'returned', 1)
  await credit(id, 'compensated', 1)
  await expect(credit(id, 'used', -1)).rejects.toThrow()
  await expect(credit(id, 'returned', 1)).rejects.toThrow()
  await expect(credit(id, 'compensated', 1)).rejects.toThrow()
  const other = (await memberWithTracker(main)).trackerId
  const unused = { id: crypto.randomUUID(), trackerId: other, appointmentId: id }
  await expect(
    main.db
      .insert(sessionCreditTable)
      .values({ ...unused, kind: 'returned', amount: 1, createdAt: main.clock.now() }),
  ).rejects.toThrow()
})

test('a tracker has one active relation, and a session names its own', async () => {
  await expect(insertRelation(main, { trackerId, practice })).rejects.toThrow()
  const { practice: second } = await openPractice(main)
  await expect(book(0, { practice: second })).rejects.toThrow()
})

test('sessions, relations and credits go with their tracker', async () => {
  const id = await book(0)
  await main.db.delete(trackerTable).where(eq(trackerTable.id, trackerId))
  expect(await main.db.$count(appointmentTable, eq(appointmentTable.id, id))).toBe(0)
})

test('weekly hours that overlap are merged, and an override may close a day', async () => {
  const hours = [
    { startMinute: 600, endMinute: 720 },
    { startMinute: 540, endMinute: 630 },
  ]
  const [saved] = await main.db
    .update(weeklyHoursTable)
    .set({ hours })
    .where(eq(weeklyHoursTable.practiceNumber, practice.number))
    .returning()
  expect(saved?.hours).toEqual([{ startMinute: 540, endMinute: 720 }])
  const [closed] = await main.db
    .insert(hourOverrideTable)
    .values({ practiceNumber: practice.number, onDate: '2026-03-02', hours: [] })
    .returning()
  expect(closed?.hours).toEqual([])
})

test('time off ends after it starts', async () => {
  const now = main.clock.now()
  const off = { id: crypto.randomUUID(), practiceNumber: practice.number, createdAt: now }
  await expect(
    main.db.insert(timeOffTable).values({ ...off, fromAt: now, untilAt: now }),
  ).rejects.toThrow()
})

test('reminders go with their session', async () => {
  const id = await book(0)
  const reminder = { appointmentId: id, kind: 'day', dueAt: main.clock.now() } as const
  await main.db.insert(appointmentReminderTable).values(reminder)
  await main.db.delete(trackerTable).where(eq(trackerTable.id, trackerId))
  const ofSession = eq(appointmentReminderTable.appointmentId, id)
  expect(await main.db.$count(appointmentReminderTable, ofSession)).toBe(0)
})

test('the transitions are the documented ones', async () => {
  const rows = await main.db.select().from(appointmentStateTransitionTable)
  expect(rows.map(({ fromState, toState }) => `${fromState} → ${toState}`).toSorted()).toEqual([
    'booked → cancelled',
    'booked → completed',
    'booked → missed',
    'missed → completed',
    'offered → booked',
    'offered → withdrawn',
  ])
})

async function change(id: string, set: Parameters<ReturnType<typeof main.db.update>['set']>[0]) {
  await main.db
    .update(appointmentTable)
    .set(set as object)
    .where(eq(appointmentTable.id, id))
}

async function credit(
  appointmentId: string,
  kind: 'used' | 'returned' | 'compensated',
  amount: number,
) {
  const id = crypto.randomUUID()
  const createdAt = main.clock.now()
  await main.db
    .insert(sessionCreditTable)
    .values({ id, trackerId, appointmentId, kind, amount, createdAt })
}
