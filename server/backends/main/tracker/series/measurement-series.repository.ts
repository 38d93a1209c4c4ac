import { and, between, desc, eq, min, sql } from 'drizzle-orm'
import type { MeasurementKind } from '#server/contract/measures.ts'
import { addsUp, type MeasuredEntry } from '#server/contract/series.schema.ts'
import { measurementTable } from '#server/db/main/measurement.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { bucketOf, type CountedPoint } from './bucket-of.ts'
import type { SeriesSpan } from './series-span.ts'

type OfKind = { trackerId: string; kind: MeasurementKind }

export async function firstMeasuredOn(
  db: Database,
  { trackerId, kind }: OfKind,
): Promise<string | null> {
  const [found] = await db
    .select({ day: min(measurementTable.measuredOn) })
    .from(measurementTable)
    .where(and(eq(measurementTable.trackerId, trackerId), eq(measurementTable.kind, kind)))
  return found?.day ?? null
}

/** Groups by day first, so a day with many entries counts once, then by the bucket. */
export async function measurementPoints(
  db: Database,
  { trackerId, kind, bucket, from, to }: SeriesSpan & OfKind,
): Promise<CountedPoint[]> {
  const { value, secondValue, measuredOn } = measurementTable
  const ofDay = (otherwise: 'avg' | 'min' | 'max') =>
    sql<number>`${sql.raw(addsUp(kind) ? 'sum' : otherwise)}(${value})::float8`
  const daily = db
    .select({
      day: measuredOn,
      mean: ofDay('avg').as('mean'),
      least: ofDay('min').as('least'),
      most: ofDay('max').as('most'),
      second: sql<number | null>`avg(${secondValue})::float8`.as('second'),
      count: sql<number>`count(*)`.as('count'),
    })
    .from(measurementTable)
    .where(withinSpan({ trackerId, kind, from, to }))
    .groupBy(measuredOn)
    .as('daily')
  const summed = db
    .select({
      on: bucketOf(bucket, daily.day).as('on'),
      lastOn: sql<string>`max(${daily.day})`.as('last_on'),
      mean: sql<number>`avg(${daily.mean})`.as('mean_of_days'),
      least: sql<number>`min(${daily.least})`.as('least_of_days'),
      most: sql<number>`max(${daily.most})`.as('most_of_days'),
      secondMean: sql<number | null>`avg(${daily.second})`.as('second_of_days'),
      entryCount: sql<number>`sum(${daily.count})::int`.as('entries'),
      dayCount: sql<number>`count(*)::int`.as('days'),
    })
    .from(daily)
    .groupBy(sql`1`)
    .as('summed')
  return db
    .select({
      on: sql<string>`${summed.on}::text`,
      lastOn: sql<string>`${summed.lastOn}::text`,
      mean: summed.mean,
      least: summed.least,
      most: summed.most,
      secondMean: summed.secondMean,
      trend: sql<null>`null`,
      entryCount: summed.entryCount,
      dayCount: summed.dayCount,
    })
    .from(summed)
    .orderBy(summed.on)
}

/** Newest first. */
export async function latestOfKind(
  db: Database,
  span: OfKind & Pick<SeriesSpan, 'from' | 'to'>,
  count: number,
): Promise<MeasuredEntry[]> {
  const { id, measuredOn, value, secondValue, measuredAt, mealTiming, typedIn, createdAt } =
    measurementTable
  return db
    .select({ id, measuredOn, value, secondValue, measuredAt, mealTiming, typedIn })
    .from(measurementTable)
    .where(withinSpan(span))
    .orderBy(desc(measuredOn), sql`${measuredAt} desc nulls last`, desc(createdAt), desc(id))
    .limit(count)
}

function withinSpan({ trackerId, kind, from, to }: OfKind & Pick<SeriesSpan, 'from' | 'to'>) {
  return and(
    eq(measurementTable.trackerId, trackerId),
    eq(measurementTable.kind, kind),
    between(measurementTable.measuredOn, from, to),
  )
}
