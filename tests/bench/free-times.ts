import { sql } from 'drizzle-orm'
import {
  type MainFixture,
  openMainFixture,
} from '#server/backends/main/tests/main-backend.fixture.ts'
import { findPostgresql } from '#tests/postgresql.ts'
import { inAnyOrder, percentilesOf, ratiosOf } from './percentiles.ts'

const practiceCount = 200
const sessionCounts = { few: 1_000, many: 100_000 } as const
/** Of each practice. With many sessions, most are in the past, and each day ahead has two. */
const sessionsADay = { few: 1, many: 2 } as const
const horizonDays = 42
const turnCount = 300
const warmUpTurnCount = 30

type Size = keyof typeof sessionCounts

/**
 * Measures the calls for free times: of one practice for a week and for six weeks, and of 200
 * practices. Both databases are asked in random order, so that other work affects each equally.
 */
export async function measureFreeTimes() {
  const databaseUrl = await findPostgresql()
  if (databaseUrl) process.env.TEST_DATABASE_URL = databaseUrl
  else delete process.env.TEST_DATABASE_URL
  const few = await openFilled('few')
  const many = await openFilled('many')
  try {
    return {
      engine: databaseUrl ? 'postgresql' : 'pglite',
      practices: practiceCount,
      sessions: sessionCounts,
      ...(await measureTurns({ few, many })),
    }
  } finally {
    await few.close()
    await many.close()
  }
}

async function openFilled(size: Size): Promise<MainFixture> {
  const main = await openMainFixture({ clock: { now: () => new Date() } })
  const perPractice = sessionCounts[size] / practiceCount
  const aDay = sessionsADay[size]
  const daysAhead = Math.min(horizonDays, perPractice / aDay)
  await main.db.transaction(async (tx) => {
    // Without the triggers: the rows satisfy the constraints, and name no client.
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`
      insert into main.practices (slug, user_id, name, state, practice_until, horizon_days, created_at)
      select 'practice-' || n, 'u' || n, 'Rina', 'active', '2099-12-31', ${horizonDays}::int, now()
      from generate_series(1, ${practiceCount}::int) as n`)
    await tx.execute(sql`
      insert into main.weekly_hours (practice_number, weekday, hours)
      select number, weekday, '{[480,720),[780,1020)}'
      from main.practices, generate_series(1, 6) as weekday`)
    // Newest first: two sessions of a day are at 8.00 and 13.00 in Jakarta.
    await tx.execute(sql`
      insert into main.appointments (id, practice_number, user_number, tracker_id, relation_id,
        starts_at, ends_at, blocks_until, state, client_zone, locale, changed_by, changed_at, created_at)
      select 'a' || number || '-' || nth, number, number * 1000 + nth, 't', 'r',
        starts_at, starts_at + interval '45 minutes', starts_at + interval '1 hour',
        case when starts_at < now() then 'completed' else 'booked' end,
        'Asia/Jakarta', 'id', 'client', now(), now()
      from main.practices, generate_series(0, ${perPractice - 1}::int) as nth,
        lateral (select (current_date + ${daysAhead}::int - nth / ${aDay}::int
          + time '01:00' + nth % ${aDay}::int * interval '5 hours') at time zone 'UTC' as starts_at) as at`)
  })
  await main.db.execute(sql`vacuum analyze`)
  return main
}

const questions = {
  weekOfOne: freeTimesPath(7),
  sixWeeksOfOne: freeTimesPath(horizonDays),
  nextOfAll: '/v1/practices/free',
} as const
const sizes = Object.keys(sessionCounts) as Size[]

function freeTimesPath(days: number): string {
  const from = new Date().toISOString().slice(0, 10)
  const query = new URLSearchParams({ zone: 'Asia/Makassar', from, days: String(days) })
  return `/v1/practices/practice-7/free-times?${query}`
}

async function measureTurns(mains: Record<Size, MainFixture>) {
  const durations = new Map<string, number[]>()
  for (let turn = 0; turn < warmUpTurnCount + turnCount; turn += 1)
    for (const [name, path] of Object.entries(questions))
      for (const size of inAnyOrder(sizes)) {
        const startedAt = performance.now()
        const { status } = await mains[size].get(path)
        if (status !== 200) throw new Error(`${path} was answered ${status}`)
        const key = `${name} ${size}`
        if (turn >= warmUpTurnCount)
          durations.set(key, [...(durations.get(key) ?? []), performance.now() - startedAt])
      }
  return Object.fromEntries(
    Object.keys(questions).map((name) => {
      const few = percentilesOf(durations.get(`${name} few`) ?? [])
      const many = percentilesOf(durations.get(`${name} many`) ?? [])
      return [name, { few, many, growth: ratiosOf(many, few) }]
    }),
  )
}
