import { and, asc, between, desc, eq, gte, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { MeasurementKind } from '#server/contract/measures.ts'
import { addsUp } from '#server/contract/series.schema.ts'
import type { WeightEntry } from '#server/contract/tracker.schema.ts'
import { goalTable } from '#server/db/main/goal.table.ts'
import { measurementTable } from '#server/db/main/measurement.table.ts'
import { weightTable } from '#server/db/main/weight.table.ts'
import type { Database } from '#server/db/open-database.ts'

type OfKinds = { trackerId: string; kinds: readonly MeasurementKind[] }
type Span = { from: string; to: string }

const { measuredOn, value, secondValue, measuredAt, mealTiming, typedIn } = measurementTable
const valueColumns = { measuredOn, value, secondValue, measuredAt, mealTiming, typedIn }

type UpTo = { trackerId: string; day: string; daysBefore: number }

/** Lists the last weight up to a day and those of so many days before it, oldest first. */
export async function listWeightsUpTo(
  db: Database,
  { trackerId, day, daysBefore }: UpTo,
): Promise<WeightEntry[]> {
  const { measuredOn: weighedOn, kilograms, trackerId: ofTracker } = weightTable
  const last = sql`(select max(measured_on) from ${weightTable}
    where tracker_id = ${trackerId} and measured_on <= ${day})`
  return db
    .select({ measuredOn: weighedOn, kilograms })
    .from(weightTable)
    .where(
      and(
        eq(ofTracker, trackerId),
        lte(weighedOn, day),
        gte(weighedOn, sql`${last} - ${daysBefore}::int`),
      ),
    )
    .orderBy(asc(weighedOn))
}

/**
 * Lists the latest value of each kind that has one, and the last value of an earlier day. Reads two
 * index entries per kind, so the cost does not grow with the tracker.
 */
export async function listLatestTwo(db: Database, { trackerId, kinds }: OfKinds) {
  const wanted = db
    .select({ kind: sql<MeasurementKind>`kind`.as('wanted') })
    .from(sql`unnest(${sql.param([...kinds])}::text[]) with ordinality as kinds (kind, place)`)
    .orderBy(sql`place`)
    .as('kinds')
  const lastOf = (where?: ReturnType<typeof sql>) =>
    db
      .select(valueColumns)
      .from(measurementTable)
      .where(
        and(
          eq(measurementTable.trackerId, trackerId),
          eq(measurementTable.kind, wanted.kind),
          where,
        ),
      )
      .orderBy(
        desc(measuredOn),
        sql`${measuredAt} desc nulls last`,
        desc(measurementTable.createdAt),
        desc(measurementTable.id),
      )
      .limit(1)
  const latest = lastOf().as('latest')
  const earlier = lastOf(sql`${measuredOn} < ${latest.measuredOn}`).as('earlier')
  return db
    .select({ kind: wanted.kind, latest: columnsOf(latest), earlier: columnsOf(earlier) })
    .from(wanted)
    .innerJoinLateral(latest, sql`true`)
    .leftJoinLateral(earlier, sql`true`)
}

type ValueColumns = Record<keyof typeof valueColumns, unknown>

function columnsOf<Columns extends ValueColumns>(
  found: Columns,
): Pick<Columns, keyof typeof valueColumns> {
  const { measuredOn, value, secondValue, measuredAt, mealTiming, typedIn } = found
  return { measuredOn, value, secondValue, measuredAt, mealTiming, typedIn }
}

/** Sums up each kind over its days in a span. Groups by day first, so a day counts once. */
export async function sumUpKinds(
  db: Database,
  { trackerId, kinds, from, to }: OfKinds & Span,
): Promise<
  { kind: MeasurementKind; dayCount: number; mean: number; least: number; leastOn: string }[]
> {
  const summed = [...kinds].filter(addsUp)
  const daily = db
    .select({
      kind: measurementTable.kind,
      day: measuredOn,
      value: sql<number>`case when ${measurementTable.kind} = any(${sql.param(summed)}::text[])
        then sum(${value}) else avg(${value}) end::float8`.as('value'),
    })
    .from(measurementTable)
    .where(
      and(
        eq(measurementTable.trackerId, trackerId),
        inArray(measurementTable.kind, [...kinds]),
        between(measuredOn, from, to),
      ),
    )
    .groupBy(measurementTable.kind, measuredOn)
    .as('daily')
  return db
    .select({
      kind: daily.kind,
      dayCount: sql<number>`count(*)::int`,
      mean: sql<number>`avg(${daily.value})`,
      least: sql<number>`min(${daily.value})`,
      leastOn: sql<string>`(array_agg(${daily.day}::text order by ${daily.value}, ${daily.day} desc))[1]`,
    })
    .from(daily)
    .groupBy(daily.kind)
}

/** Returns the goal that has not ended, by its own index. */
export async function findCurrentGoal(db: Database, trackerId: string) {
  const { startsOn, startKilograms, targetKilograms, weeks, plan } = goalTable
  const [goal] = await db
    .select({ startsOn, startKilograms, targetKilograms, weeks, plan })
    .from(goalTable)
    .where(and(eq(goalTable.trackerId, trackerId), isNull(goalTable.endedOn)))
  return goal
}
