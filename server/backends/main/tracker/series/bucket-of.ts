import { type Column, type SQL, sql } from 'drizzle-orm'
import type { Series, SeriesPoint } from '#server/contract/series.schema.ts'

/** A point with the number of its entries and days. */
export type CountedPoint = SeriesPoint & { entryCount: number; dayCount: number }

/** Truncates a day to its day, week or month. Avoids time zones, which would double the cost. */
export function bucketOf(bucket: Series['bucket'], day: Column | SQL | SQL.Aliased): SQL<string> {
  return bucket === 'day'
    ? sql<string>`${day}`
    : sql<string>`date_trunc(${bucket}, ${day}::timestamp)::date`
}
