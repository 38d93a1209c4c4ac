import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { hourMs, minuteMs } from '#app/lib/time.ts'
import { later } from '#server/backends/main/platform/later.ts'
import { type IntakeRow, intakeTable } from '#server/db/main/intake.table.ts'
import { trackerTable } from '#server/db/main/tracker.table.ts'
import { answersOf, openIntakes } from './intake.fixture.ts'
import { type MainFixture, openMainFixture } from './main-backend.fixture.ts'

let main: MainFixture
let intakes: Awaited<ReturnType<typeof openIntakes>>
let appointmentId: string
beforeAll(async () => {
  main = await openMainFixture()
})
beforeEach(async () => {
  intakes = await openIntakes(main)
  appointmentId = await intakes.book(60)
})
afterAll(() => main.close())

const ofSession = () => eq(intakeTable.appointmentId, appointmentId)

/** Writes past all rules but the database's own. */
const insert = (wish: Partial<IntakeRow> = {}) =>
  main.db.insert(intakeTable).values({
    ...{ appointmentId, trackerId: intakes.client.trackerId, version: 1 },
    ...{ answers: answersOf({ complaint: 'Lelah' }), savedAt: main.clock.now() },
    ...wish,
  })
const change = (set: Partial<IntakeRow>) => main.db.update(intakeTable).set(set).where(ofSession())
const stored = () => main.db.select().from(intakeTable).where(ofSession())

test('a session has one intake, whose versions follow each other', async () => {
  await expect(insert({ version: 2 })).rejects.toThrow()
  await insert()
  await expect(insert()).rejects.toThrow()
  await expect(change({ version: 1 })).rejects.toThrow()
  await expect(change({ version: 3 })).rejects.toThrow()
  await expect(change({ answers: answersOf() })).rejects.toThrow()
  await change({ version: 2, answers: answersOf() })
  expect(await stored()).toMatchObject([{ version: 2 }])
})

test('an intake is fixed once its session has begun', async () => {
  await insert()
  const starts = later(main.clock.now(), hourMs)
  await expect(change({ version: 2, savedAt: starts })).rejects.toThrow()
  await change({ version: 2, savedAt: later(starts, -minuteMs) })
  expect(await stored()).toMatchObject([{ version: 2 }])
})

test('no intake begins once its session has begun', async () => {
  await expect(insert({ savedAt: later(main.clock.now(), hourMs) })).rejects.toThrow()
  expect(await stored()).toEqual([])
})

test('no intake is written for a session that is not booked', async () => {
  await insert()
  const { token } = intakes.client
  await main.post(`/v1/appointments/${appointmentId}/cancel`, { token, body: {} })
  await expect(change({ version: 2 })).rejects.toThrow()
  await expect(insert()).rejects.toThrow()
})

test('the time of the last save never goes back', async () => {
  await insert()
  await change({ version: 2, savedAt: later(main.clock.now(), -hourMs) })
  expect(await stored()).toMatchObject([{ savedAt: main.clock.now() }])
})

test('an intake belongs to the tracker of its session', async () => {
  const other = await openIntakes(main)
  await expect(insert({ trackerId: other.client.trackerId })).rejects.toThrow()
  await insert()
  const trackerId = other.client.trackerId
  await expect(change({ version: 2, trackerId })).rejects.toThrow()
  const elsewhere = { appointmentId: await intakes.book(300), version: 2 }
  await expect(change(elsewhere)).rejects.toThrow()
})

test('an intake holds answers of a bounded size', async () => {
  await expect(insert({ answers: [] as never })).rejects.toThrow()
  const answers = answersOf()
  await expect(insert({ answers: { ...answers, history: 'x'.repeat(70_000) } })).rejects.toThrow()
})

test('an intake is deleted with its tracker and session only', async () => {
  await insert()
  await expect(main.db.delete(intakeTable).where(ofSession())).rejects.toThrow()
  await main.db.delete(trackerTable).where(eq(trackerTable.id, intakes.client.trackerId))
  expect(await stored()).toEqual([])
})
