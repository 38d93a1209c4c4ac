import { asc, eq, sql } from 'drizzle-orm'
import { toCamelCase } from 'drizzle-orm/casing'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TrackerExport, trackerExportSchema } from '#server/contract/tracker-export.schema.ts'
import { type TrackerImport, trackerImportSchema } from '#server/contract/tracker-import.schema.ts'
import { foodEntryTable } from '#server/db/main/food-entry.table.ts'
import { goalTable } from '#server/db/main/goal.table.ts'
import { measurementTable } from '#server/db/main/measurement.table.ts'
import { ownFoodTable } from '#server/db/main/own-food.table.ts'
import { photoTable } from '#server/db/main/photo.table.ts'
import { plannedFoodTable } from '#server/db/main/planned-food.table.ts'
import { reminderTable } from '#server/db/main/reminder.table.ts'
import { weightTable } from '#server/db/main/weight.table.ts'
import { type MainFixture, openMainFixture } from './main-backend.fixture.ts'
import { memberWithTracker } from './tracker.fixture.ts'
import { createWholeMember } from './whole-member.fixture.ts'

let main: MainFixture
beforeAll(async () => {
  main = await openMainFixture()
})
afterAll(() => main.close())

const nothing: TrackerImport = {
  ...{ weights: [], measurements: [], foodEntries: [] },
  ...{ plannedFoods: [], goals: [], ownFoods: [], reminders: [] },
}
const waist = {
  id: 'import-waist-01',
  kind: 'waist' as const,
  measuredOn: '2026-02-20',
  value: 84.5,
  secondValue: null,
}

test('an export has every value of every row', async () => {
  const { user, token, trackerId } = await createWholeMember(main)
  const weights = Array.from({ length: 28 }, (_, day) => ({
    measuredOn: `2026-01-${String(day + 1).padStart(2, '0')}`,
    kilograms: 80 - day / 8,
  }))
  await bring({ token, trackerId }, { ...nothing, weights, measurements: [waist] })
  const found = await exportOf({ token, trackerId })
  const rows = {
    weights: await main.db
      .select()
      .from(weightTable)
      .where(eq(weightTable.trackerId, trackerId))
      .orderBy(asc(weightTable.measuredOn)),
    measurements: await main.db
      .select()
      .from(measurementTable)
      .where(eq(measurementTable.trackerId, trackerId)),
    foodEntries: await main.db
      .select()
      .from(foodEntryTable)
      .where(eq(foodEntryTable.trackerId, trackerId)),
    plannedFoods: await main.db
      .select()
      .from(plannedFoodTable)
      .where(eq(plannedFoodTable.trackerId, trackerId)),
    goals: await main.db.select().from(goalTable).where(eq(goalTable.trackerId, trackerId)),
    photos: await main.db
      .select({ trackerId: photoTable.trackerId, id: photoTable.id, takenOn: photoTable.takenOn })
      .from(photoTable)
      .where(eq(photoTable.trackerId, trackerId)),
    reminders: await main.db
      .select({
        trackerId: reminderTable.trackerId,
        hour: reminderTable.hour,
        zone: reminderTable.zone,
        weekdays: reminderTable.weekdays,
      })
      .from(reminderTable)
      .where(eq(reminderTable.trackerId, trackerId)),
    ownFoods: (
      await main.db.select().from(ownFoodTable).where(eq(ownFoodTable.userId, user.id))
    ).map(({ id, food, createdAt }) => ({ trackerId, ...food, id, createdAt })),
  }
  for (const [table, inDatabase] of Object.entries(rows)) {
    const exported: object[] = found[table as keyof typeof rows]
    expect([table, exported.length]).not.toContain(0)
    expect(sorted(exported.map((row) => ({ trackerId, ...row })))).toEqual(
      sorted(JSON.parse(JSON.stringify(inDatabase))),
    )
  }
  const tables = Object.entries(found).flatMap(([name, all]) => (Array.isArray(all) ? [name] : []))
  expect(Object.keys(rows).sort()).toEqual(tables.sort())
  expect(found.weights).toHaveLength(29)
  expect(found).toMatchObject({ schemaVersion: 1, tracker: { id: trackerId } })
})

/** The export of the account has these, or the member entered nothing in them. */
const notOfTheTracker = [
  ...['appointments', 'care_relations', 'deleted_photos', 'goal_clearances', 'intakes'],
  ...['meal_plan_choices', 'meal_plans', 'program_periods', 'record_views', 'session_actions'],
  ...['session_credits', 'sync_operations', 'tracker_shares', 'waitlist_entries'],
]

test('each table of a tracker is in its export, or left to the export of the account', async () => {
  const tables = await main.db
    .select({ name: sql<string>`table_name` })
    .from(sql`information_schema.columns`)
    .where(sql`table_schema = 'main' and column_name = 'tracker_id'`)
  const exported = Object.keys(trackerExportSchema.entries)
  const omitted = tables
    .map(({ name }) => name)
    .filter((name) => !exported.includes(toCamelCase(name)))
  expect(omitted.toSorted()).toEqual(notOfTheTracker)
})

test('an export imported into another tracker is identical there', async () => {
  const before = await exportOf(await createWholeMember(main))
  const other = await memberWithTracker(main)
  for (const _ of [1, 2]) expect((await bring(other, rowsOf(before))).status).toBe(200)
  const after = await exportOf(other)
  const { goals, ...same } = rowsOf(before)
  expect(after).toMatchObject(same)
  // A goal's safety is judged when it is set, so the import ends a current goal.
  expect(after.goals).toEqual(goals.map((goal) => ({ ...goal, endedOn: '2026-03-02' })))
  expect(after.goals).toHaveLength(1)
})

test('importing an export into its own tracker changes nothing, as the preview says', async () => {
  const whole = await createWholeMember(main)
  const before = await exportOf(whole)
  const rows = rowsOf(before)
  const counts = Object.fromEntries(Object.entries(rows).map(([table, all]) => [table, all.length]))
  expect((await preview(whole, rows)).body.data).toEqual(counts)
  expect((await bring(whole, rows)).body.data).toEqual(counts)
  expect(rowsOf(await exportOf(whole))).toEqual(rows)
})

test('a preview saves nothing', async () => {
  const rows = rowsOf(await exportOf(await createWholeMember(main)))
  const other = await memberWithTracker(main)
  const before = await exportOf(other)
  const { body } = await preview(other, rows)
  expect(new Set(Object.values(body.data))).toEqual(new Set([0]))
  expect(await exportOf(other)).toEqual({ ...before, exportedAt: expect.any(String) })
})

test('an imported goal neither becomes current nor changes an existing goal', async () => {
  const whole = await createWholeMember(main)
  const [goal] = (await exportOf(whole)).goals
  if (!goal) throw new Error('There is no goal')
  const starving = { ...goal, targetKilograms: 30, weeks: 1 }
  await bring(whole, { ...nothing, goals: [starving, { ...starving, id: 'tujuan-baru' }] })
  const { goals } = await exportOf(whole)
  expect(goals.filter(({ endedOn }) => endedOn === null)).toEqual([goal])
})

test('the later of two rows for one day wins', async () => {
  const { token, trackerId } = await memberWithTracker(main)
  const weights = [70, 71].map((kilograms) => ({ measuredOn: '2026-02-20', kilograms }))
  const { body } = await bring({ token, trackerId }, { ...nothing, weights })
  expect(body.data).toMatchObject({ weights: 1, measurements: 0 })
  expect((await exportOf({ token, trackerId })).weights).toEqual([weights[1]])
})

test.each([
  ['a weight in grams', { weights: [{ measuredOn: '2026-02-20', kilograms: 70_000 }] }],
  ['a future day', { weights: [{ measuredOn: '2027-01-01', kilograms: 70 }] }],
  ['30 February', { weights: [{ measuredOn: '2026-02-30', kilograms: 70 }] }],
  ['an invalid reminder hour', { reminders: [{ hour: 24, zone: 'WIB' as const, weekdays: [1] }] }],
  ['an unknown kind', { measurements: [{ ...waist, kind: 'luck' }] }],
])('one row with %s rejects an import of five thousand rows', async (_, wrong) => {
  const { token, trackerId } = await memberWithTracker(main)
  const measurements = Array.from({ length: 5000 }, (_unused, index) => ({
    ...waist,
    id: `import-many-${index}`,
  }))
  const rows = { ...nothing, measurements, ...wrong } as TrackerImport
  expect((await bring({ token, trackerId }, rows)).status).toBe(400)
  expect((await exportOf({ token, trackerId })).measurements).toEqual([])
})

// Fails if the tables are written outside one transaction.
test('a database error in the last table rolls back the first', async () => {
  const member = await createWholeMember(main)
  const { foodEntries, weights } = await exportOf(member)
  await main.db.execute(
    sql`alter table main.food_entries add constraint no_more check (id <> 'one-too-many')`,
  )
  const { status } = await bring(member, {
    ...nothing,
    weights: [{ measuredOn: '2026-02-25', kilograms: 70 }],
    foodEntries: foodEntries.map((entry) => ({ ...entry, id: 'one-too-many' })),
  })
  expect(status).toBe(500)
  expect((await exportOf(member)).weights).toEqual(weights)
})

test('another member can neither export nor import', async () => {
  const { token: owner, trackerId } = await memberWithTracker(main)
  const { token } = await main.signedInMember()
  const weights = [{ measuredOn: '2026-02-20', kilograms: 70 }]
  for (const { status, body } of [
    await main.get(`/v1/trackers/${trackerId}/export`, { token }),
    await bring({ token, trackerId }, { ...nothing, weights }),
    await preview({ token, trackerId }, { ...nothing, weights }),
  ])
    expect([status, body.message]).toEqual([404, 'ERR_NO_TRACKER'])
  expect((await exportOf({ token: owner, trackerId })).weights).toEqual([])
})

type WithTracker = { token: string; trackerId: string }

function bring({ token, trackerId }: WithTracker, body: TrackerImport) {
  return main.post(`/v1/trackers/${trackerId}/import`, { token, body })
}

function preview({ token, trackerId }: WithTracker, body: TrackerImport) {
  return main.post(`/v1/trackers/${trackerId}/import/preview`, { token, body })
}

/** Returns the rows of an export that an import accepts. */
function rowsOf(found: TrackerExport): TrackerImport {
  return v.parse(trackerImportSchema, found)
}

async function exportOf({ token, trackerId }: WithTracker) {
  const { body } = await main.get(`/v1/trackers/${trackerId}/export`, { token })
  return v.parse(trackerExportSchema, body.data)
}

function sorted<Row extends { trackerId: string; id?: string; measuredOn?: string }>(
  rows: Row[],
): Row[] {
  const keyOf = ({ id, measuredOn = '' }: Row) => id ?? measuredOn
  return rows.toSorted((a, b) => keyOf(a).localeCompare(keyOf(b)))
}
