import { and, between, desc, eq, gte, min, sql } from 'drizzle-orm'
import { dailyShare, trendMemoryDays } from '#app/nutrition/weight-trend.ts'
import { addDays } from '#server/backends/main/calendar-day.ts'
import type { MeasuredEntry } from '#server/contract/series.schema.ts'
import { weightTable } from '#server/db/main/weight.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { bucketColumns, type CountedPoint } from './bucket-columns.ts'
import type { SeriesSpan } from './series-span.ts'

const keptShare = 1 - dailyShare

export async function firstWeighedOn(db: Database, trackerId: string): Promise<string | null> {
  const [found] = await db
    .select({ day: min(weightTable.measuredOn) })
    .from(weightTable)
    .where(eq(weightTable.trackerId, trackerId))
  return found?.day ?? null
}

/**
 * Weights with their trend. Its recurrence, `T = T₀ × k^d + w × (1 − k^d)`, summed up from the first day:
 * `T = k^D × Σ w × (k^−D − k^−D₀)`, where D counts days from there and D₀ is that of the entry before. So
 * one pass gives what `trendOf` does, and nothing is read of before its memory.
 */
export async function weightPoints(
  db: Database,
  { trackerId, bucket, from, to }: SeriesSpan & { trackerId: string },
): Promise<CountedPoint[]> {
  const origin = addDays(from, -trendMemoryDays)
  const since = sql`(${weightTable.measuredOn} - ${origin}::date)`
  const weighed = db
    .select({
      day: weightTable.measuredOn,
      value: sql<number>`${weightTable.kilograms}::float8`.as('value'),
      since: sql<number>`${since}`.as('since'),
      before: sql<number | null>`lag${since} over (order by ${weightTable.measuredOn})`.as(
        'before',
      ),
    })
    .from(weightTable)
    .where(and(eq(weightTable.trackerId, trackerId), between(weightTable.measuredOn, origin, to)))
    .as('weighed')
  const grown = (days: typeof weighed.since | typeof weighed.before) =>
    sql`power(${keptShare}::float8, -${days})`
  const smoothed = db
    .select({
      day: weighed.day,
      value: weighed.value,
      trend: sql<number>`power(${keptShare}::float8, ${weighed.since}) * sum(${weighed.value}
        * (${grown(weighed.since)} - coalesce(${grown(weighed.before)}, 0))) over (order by ${weighed.day})`.as(
        'trend',
      ),
    })
    .from(weighed)
    .as('smoothed')
  return db
    .select({
      ...bucketColumns(bucket, smoothed.day),
      mean: sql<number>`avg(${smoothed.value})`,
      least: sql<number>`min(${smoothed.value})`,
      most: sql<number>`max(${smoothed.value})`,
      secondMean: sql<null>`null`,
      trend: sql<number>`(array_agg(${smoothed.trend} order by ${smoothed.day} desc))[1]`,
      entryCount: sql<number>`count(*)::int`,
    })
    .from(smoothed)
    .where(gte(smoothed.day, from))
    .groupBy(sql`1`)
    .orderBy(sql`1`)
}

/** Newest first. */
export async function latestWeights(
  db: Database,
  { trackerId, from, to }: Pick<SeriesSpan, 'from' | 'to'> & { trackerId: string },
  count: number,
): Promise<MeasuredEntry[]> {
  const rows = await db
    .select({ measuredOn: weightTable.measuredOn, value: weightTable.kilograms })
    .from(weightTable)
    .where(and(eq(weightTable.trackerId, trackerId), between(weightTable.measuredOn, from, to)))
    .orderBy(desc(weightTable.measuredOn))
    .limit(count)
  return rows.map((row) => ({ id: row.measuredOn, ...row, secondValue: null }))
}
