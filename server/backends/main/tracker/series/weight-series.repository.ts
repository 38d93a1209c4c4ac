import { and, between, desc, eq, min, sql } from 'drizzle-orm'
import { dailyShare, trendMemoryDays } from '#app/nutrition/weight-trend.ts'
import { addDays } from '#server/backends/main/platform/calendar-day.ts'
import type { MeasuredEntry } from '#server/contract/series.schema.ts'
import { weightTable } from '#server/db/main/weight.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { bucketOf, type CountedPoint } from './bucket-of.ts'
import type { SeriesSpan } from './series-span.ts'

const carriedShare = 1 - dailyShare

export async function firstWeighedOn(db: Database, trackerId: string): Promise<string | null> {
  const [found] = await db
    .select({ day: min(weightTable.measuredOn) })
    .from(weightTable)
    .where(eq(weightTable.trackerId, trackerId))
  return found?.day ?? null
}

/**
 * Reads weights with their trend. The recurrence `T = T₀ × k^d + w × (1 − k^d)`, summed from the first
 * day, is `T = k^D × Σ w × (k^−D − k^−D₀)`. D counts days from there, and D₀ is the D of the previous
 * entry. So one sum per bucket gives what `trendOf` gives on its last day. Entries older than the trend's
 * memory are not read.
 */
export async function weightPoints(
  db: Database,
  { trackerId, bucket, from, to }: SeriesSpan & { trackerId: string },
): Promise<CountedPoint[]> {
  const origin = addDays(from, -trendMemoryDays)
  const weighed = db
    .select({
      day: weightTable.measuredOn,
      value: sql<number>`${weightTable.kilograms}::float8`.as('value'),
      since: sql<number>`${weightTable.measuredOn} - ${origin}::date`.as('since'),
      before: sql<
        number | null
      >`lag(${weightTable.measuredOn} - ${origin}::date) over (order by ${weightTable.measuredOn})`.as(
        'before',
      ),
    })
    .from(weightTable)
    .where(and(eq(weightTable.trackerId, trackerId), between(weightTable.measuredOn, origin, to)))
    .as('weighed')
  const grown = (days: typeof weighed.since | typeof weighed.before) =>
    sql`power(${carriedShare}::float8, -${days})`
  const summed = db
    .select({
      // Entries before the span form one group, which counts for the trend only.
      on: sql<string | null>`case when ${weighed.day} >= ${from}::date
        then ${bucketOf(bucket, weighed.day)} end`.as('on'),
      lastOn: sql<string>`max(${weighed.day})`.as('last_on'),
      lastSince: sql<number>`max(${weighed.since})`.as('last_since'),
      mean: sql<number>`avg(${weighed.value})`.as('mean'),
      least: sql<number>`min(${weighed.value})`.as('least'),
      most: sql<number>`max(${weighed.value})`.as('most'),
      count: sql<number>`count(*)::int`.as('count'),
      gain: sql<number>`sum(${weighed.value}
        * (${grown(weighed.since)} - coalesce(${grown(weighed.before)}, 0)))`.as('gain'),
    })
    .from(weighed)
    .groupBy(sql`1`)
    .as('summed')
  const rows = await db
    .select({
      on: sql<string | null>`${summed.on}::text`,
      lastOn: sql<string>`${summed.lastOn}::text`,
      mean: summed.mean,
      least: summed.least,
      most: summed.most,
      secondMean: sql<null>`null`,
      trend: sql<number>`power(${carriedShare}::float8, ${summed.lastSince})
        * sum(${summed.gain}) over (order by ${summed.lastOn})`,
      entryCount: summed.count,
      dayCount: summed.count,
    })
    .from(summed)
    .orderBy(summed.lastOn)
  return rows.flatMap(({ on, ...row }) => (on === null ? [] : { on, ...row }))
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
