import { type Column, type SQL, sql } from 'drizzle-orm'
import type { Series, SeriesPoint } from '#server/contract/series.schema.ts'

/** A point, and what the series as a whole counts. */
export type CountedPoint = SeriesPoint & { entryCount: number; dayCount: number }

/** The first day of the day, week or month of a day. Without a time zone, which would cost twice. */
export function bucketOf(bucket: Series['bucket'], day: Column | SQL | SQL.Aliased): SQL<string> {
  return bucket === 'day'
    ? sql<string>`${day}`
    : sql<string>`date_trunc(${bucket}, ${day}::timestamp)::date`
}
