import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { mealPlanTable } from '#server/db/main/meal-plan.table.ts'
import { mealPlanChoiceTable } from '#server/db/main/meal-plan-choice.table.ts'
import type { PracticeRow } from '#server/db/main/practice.table.ts'
import { endRelation, insertRelation, openPractice } from './consultation.fixture.ts'
import { type MainFixture, openMainFixture } from './main-backend.fixture.ts'
import { numberOfTracker, oilDays, planContent } from './meal-plan.fixture.ts'
import { memberWithTracker } from './tracker.fixture.ts'

let main: MainFixture
let practice: PracticeRow
let trackerId: string
let trackerNumber: number
let relationId: string
beforeAll(async () => {
  main = await openMainFixture()
  practice = (await openPractice(main)).practice
})
beforeEach(async () => {
  trackerId = (await memberWithTracker(main)).trackerId
  trackerNumber = await numberOfTracker(main, trackerId)
  relationId = await insertRelation(main, { trackerId, practice })
})
afterAll(() => main.close())

type Row = typeof mealPlanTable.$inferInsert

/** Writes past all rules but the database's own. */
async function insert(wish: Partial<Row> = {}): Promise<string> {
  const id = crypto.randomUUID()
  const now = main.clock.now()
  await main.db.insert(mealPlanTable).values({
    ...{ id, trackerId, trackerNumber, practiceNumber: practice.number, ...planContent() },
    ...{ state: 'published', version: 1, intakeKcal: 1800, floorKcal: 1200 },
    ...{ rulesEdition: '2026-11-22', savedAt: now, publishedAt: now },
    ...wish,
  })
  return id
}
const change = (id: string, set: Partial<Row>) =>
  main.db.update(mealPlanTable).set(set).where(eq(mealPlanTable.id, id))
const draft = { state: 'draft', version: null, publishedAt: null, intakeKcal: null } as const

test.each<Partial<Row>>([
  { note: 'Lain' },
  { days: oilDays(1) },
  { startsOn: '2026-03-03' },
  { endsOn: '2026-03-30' },
  { version: 2 },
  { intakeKcal: 1900 },
  { exceptionSignedAt: new Date() },
  { state: 'draft' },
])('[I14] [T114] a published plan does not take %o', async (set) => {
  const id = await insert()
  await expect(change(id, set)).rejects.toThrow()
})

test('[I14] a published plan ends earlier, never later, and stays in the database', async () => {
  const id = await insert()
  await change(id, { endsOn: '2026-03-10' })
  await expect(change(id, { endsOn: '2026-03-11' })).rejects.toThrow()
  await expect(change(id, { endsOn: '2026-03-01' })).rejects.toThrow()
  await expect(main.db.delete(mealPlanTable).where(eq(mealPlanTable.id, id))).rejects.toThrow()
  await change(id, { state: 'ended' })
  await expect(change(id, { state: 'published' })).rejects.toThrow()
})

test('[I14] no two published plans cover one day of a tracker', async () => {
  await insert()
  const next = { version: 2, endsOn: '2026-05-01' }
  await expect(insert({ ...next, startsOn: '2026-03-29' })).rejects.toThrow()
  await insert({ ...next, startsOn: '2026-03-30' })
  await insert({ ...draft, startsOn: '2026-03-05' })
})

test.each<[string, Partial<Row>]>([
  ['under 800 kcal, even signed', { intakeKcal: 799.5, exceptionSignedAt: new Date() }],
  ['under the floor without a signature', { intakeKcal: 1199.5 }],
  ['with another floor', { floorKcal: 900 }],
  ['of more than 26 weeks', { endsOn: '2026-08-31' }],
  ['that ends before it starts', { endsOn: '2026-03-01' }],
  ['without a number', { version: null }],
])('[I15] the database refuses a plan %s', async (_, wish) => {
  await expect(insert(wish)).rejects.toThrow()
})

test('[I15] a signed intake between 800 kcal and the floor is stored', async () => {
  await insert({ intakeKcal: 800, exceptionSignedAt: main.clock.now() })
})

test('only the practice that cares for a tracker plans for it', async () => {
  const other = (await openPractice(main)).practice
  await expect(insert({ practiceNumber: other.number })).rejects.toThrow()
  const id = await insert(draft)
  await endRelation(main, relationId)
  await expect(insert()).rejects.toThrow()
  const left = await main.db.select().from(mealPlanTable).where(eq(mealPlanTable.id, id))
  expect(left).toEqual([])
})

test('a practice has one draft of a tracker', async () => {
  await insert(draft)
  await expect(insert(draft)).rejects.toThrow()
})

test('a choice is a food of its group on a day of a published plan', async () => {
  const planId = await insert()
  const good = { planId, trackerId, day: '2026-03-02', meal: 'lunch', group: 'staple' } as const
  const choose = (wish: object = {}) =>
    main.db.insert(mealPlanChoiceTable).values({ ...good, foodId: 'kentang', ...wish })
  await choose()
  await expect(choose({ day: '2026-03-30' })).rejects.toThrow()
  await expect(choose({ day: '2026-03-03', foodId: 'tempe' })).rejects.toThrow()
  const other = await memberWithTracker(main)
  await expect(choose({ day: '2026-03-04', trackerId: other.trackerId })).rejects.toThrow()
})
