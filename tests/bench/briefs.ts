import { sql } from 'drizzle-orm'
import { insertRelation, openPractice } from '#server/backends/main/tests/consultation.fixture.ts'
import {
  type MainFixture,
  openMainFixture,
} from '#server/backends/main/tests/main-backend.fixture.ts'
import { memberWithTracker } from '#server/backends/main/tests/tracker.fixture.ts'
import { shareSections } from '#server/contract/share.schema.ts'
import { findPostgresql } from '#tests/postgresql.ts'
import { inAnyOrder, percentilesOf, ratiosOf } from './percentiles.ts'

const dayCounts = { month: 31, decade: 3_652 } as const
type Age = keyof typeof dayCounts
const foodsADay = 6
const turnCount = 400
const warmUpTurnCount = 40

/**
 * Measures the brief of a client with ten years of weights, foods and measurements. Also measures
 * that of one with a month, in the same database. Both share every section. The order is random, so
 * that other work affects each equally.
 */
export async function measureBriefs() {
  const databaseUrl = await findPostgresql()
  if (databaseUrl) process.env.TEST_DATABASE_URL = databaseUrl
  else delete process.env.TEST_DATABASE_URL
  const main = await openMainFixture({ clock: { now: () => new Date() } })
  try {
    const { practice, nutritionist } = await openPractice({ ...main, clock: main.context.clock })
    const trackers = {
      decade: await filledTracker(main, 'decade'),
      month: await filledTracker(main, 'month'),
    }
    for (const trackerId of Object.values(trackers))
      await insertRelation(main, { trackerId, practice })
    await main.db.execute(
      sql`update main.care_relations set sections = ${sql.param([...shareSections])}::text[]`,
    )
    await main.db.execute(sql`analyze`)
    const { decade, month } = await measureTurns(main, { trackers, token: nutritionist.token })
    return {
      engine: databaseUrl ? 'postgresql' : 'pglite',
      decade,
      month,
      decadeOverMonth: ratiosOf(decade, month),
    }
  } finally {
    await main.close()
  }
}

type Asked = { trackers: Record<Age, string>; token: string }

async function measureTurns(main: MainFixture, { trackers, token }: Asked) {
  const durations: Record<Age, number[]> = { decade: [], month: [] }
  for (let turn = 0; turn < warmUpTurnCount + turnCount; turn += 1)
    for (const age of inAnyOrder(['decade', 'month'] as const)) {
      const path = `/v1/practice/clients/${trackers[age]}/brief`
      const startedAt = performance.now()
      const { status, body } = await main.get(path, { token })
      if (status !== 200) throw new Error(`The brief was answered ${status} ${body.code}`)
      if (turn >= warmUpTurnCount) durations[age].push(performance.now() - startedAt)
    }
  return { decade: percentilesOf(durations.decade), month: percentilesOf(durations.month) }
}

/** Inserts a weight, six foods, and a value of each kind, on every day up to today. */
async function filledTracker(main: MainFixture, age: Age): Promise<string> {
  const { trackerId } = await memberWithTracker(main)
  const days = sql`generate_series(${dayCounts[age] - 1}::int, 0, -1) as d`
  await main.db.execute(sql`
    insert into main.weights (tracker_id, measured_on, kilograms)
    select ${trackerId}, current_date - d, 70 + 5 * sin(d / 40.0) from ${days}`)
  await main.db.execute(sql`
    insert into main.food_entries
      (tracker_id, id, meal, food_id, measure, amount, grams, food, created_at, eaten_on)
    select ${trackerId}, 'f' || d || '-' || f.id, 'lunch', f.id, 'gram', 100, 100,
      f.food || jsonb_build_object('edition', f.edition), now(), current_date - d
    from ${days}, (select * from main.foods order by id limit ${foodsADay}::int) as f`)
  await main.db.execute(sql`
    insert into main.measurements
      (tracker_id, id, kind, measured_on, value, second_value, created_at)
    select ${trackerId}, kind || d, kind, current_date - d, value, second, now()
    from ${days}, (values ('waist', 90, null), ('bloodPressure', 130, 85),
      ('fastingGlucose', 95, null), ('ldl', 110, null), ('uricAcid', 5, null),
      ('water', 1500, null), ('hunger', 3, null), ('mood', 4, null)) as one (kind, value, second)`)
  return trackerId
}
