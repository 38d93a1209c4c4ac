import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { goalClearanceTable } from '#server/db/main/goal-clearance.table.ts'
import type { PracticeRow } from '#server/db/main/practice.table.ts'
import { endRelation, insertRelation, openPractice } from './consultation.fixture.ts'
import { type MainFixture, openMainFixture } from './main-backend.fixture.ts'
import { memberWithTracker } from './tracker.fixture.ts'

let main: MainFixture
let practice: PracticeRow
let userId: string
let trackerId: string
let relationId: string
beforeAll(async () => {
  main = await openMainFixture()
  practice = (await openPractice(main)).practice
})
beforeEach(async () => {
  const client = await memberWithTracker(main)
  userId = client.user.id
  trackerId = client.trackerId
  relationId = await insertRelation(main, { trackerId, practice })
})
afterAll(() => main.close())

type Row = typeof goalClearanceTable.$inferInsert

/** Writes past all rules but the database's own. */
async function insert(wish: Partial<Row> = {}): Promise<string> {
  const id = crypto.randomUUID()
  await main.db.insert(goalClearanceTable).values({
    ...{ id, userId, relationId, trackerId, practiceNumber: practice.number },
    ...{ reasons: ['disease', 'eating'], rationale: 'Terkendali.', validUntil: '2026-03-02' },
    signedAt: main.clock.now(),
    ...wish,
  })
  return id
}
const change = (id: string, set: Partial<Row>) =>
  main.db.update(goalClearanceTable).set(set).where(eq(goalClearanceTable.id, id))
const end = { endedAt: new Date('2026-03-03T00:00:00Z'), endedBy: 'client' } as const

test.each<[string, Partial<Row>]>([
  ['without a reason', { reasons: [] }],
  ['of a reason that is never lifted', { reasons: ['pregnancy' as never] }],
  ['without a written reason', { rationale: ' \n ' }],
  ['with a long written reason', { rationale: 'a'.repeat(1001) }],
  ['for more than 180 days', { validUntil: '2026-08-30' }],
  ['that ends before it is signed', { validUntil: '2026-03-01' }],
  ['that is void from the start', { voidReasons: ['disease'] }],
  ['that has ended', end],
])('the database refuses a clearance %s', async (_, wish) => {
  await expect(insert(wish)).rejects.toThrow()
})

test('the longest clearance is stored', async () => {
  await insert({ validUntil: '2026-08-29' })
})

test.each<Partial<Row>>([
  { reasons: ['disease'] },
  { rationale: 'Lain' },
  { validUntil: '2026-03-03' },
  { signedAt: new Date('2026-03-01T00:00:00Z') },
  { voidReasons: ['intake'] },
  { endedAt: end.endedAt },
  { endedBy: 'client' },
])('a signed clearance does not take %o', async (set) => {
  const id = await insert()
  await expect(change(id, set)).rejects.toThrow()
})

test('a clearance loses reasons and ends, for good', async () => {
  const id = await insert()
  await change(id, { voidReasons: ['eating'] })
  await expect(change(id, { voidReasons: [] })).rejects.toThrow()
  await change(id, end)
  await expect(change(id, { endedAt: null, endedBy: null })).rejects.toThrow()
  await expect(
    main.db.delete(goalClearanceTable).where(eq(goalClearanceTable.id, id)),
  ).rejects.toThrow()
})

test('a client has one open clearance', async () => {
  const id = await insert()
  await expect(insert()).rejects.toThrow()
  await change(id, end)
  await insert()
})

test('only the practice that cares for a client clears them', async () => {
  const other = (await openPractice(main)).practice
  await expect(insert({ practiceNumber: other.number })).rejects.toThrow()
  await expect(insert({ userId: (await memberWithTracker(main)).user.id })).rejects.toThrow()
  await endRelation(main, relationId)
  await expect(insert()).rejects.toThrow()
})
