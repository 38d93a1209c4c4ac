import { type Column, type SQL, sql } from 'drizzle-orm'
import type { Series, SeriesPoint } from '#server/contract/series.schema.ts'

/** A point, and what the series as a whole counts. */
export type CountedPoint = SeriesPoint & { entryCount: number; dayCount: number }

/** The day, week or month of a row, its last day with an entry, and how many such days it has. */
export function bucketColumns(bucket: Series['bucket'], day: Column | SQL | SQL.Aliased) {
  return {
    on: sql<string>`date_trunc(${bucket}, ${day})::date::text`,
    lastOn: sql<string>`max(${day})::text`,
    dayCount: sql<number>`count(distinct ${day})::int`,
  }
}
