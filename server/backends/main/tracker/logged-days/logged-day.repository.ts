import { and, asc, between, eq, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { LoggedDay } from '#server/contract/logged-day.schema.ts'
import { foodEntryTable } from '#server/db/main/food-entry.table.ts'
import { measurementTable } from '#server/db/main/measurement.table.ts'
import { weightTable } from '#server/db/main/weight.table.ts'
import type { Database } from '#server/db/open-database.ts'

type Span = { trackerId: string; from: string; to: string }

/** Oldest first. The caller checks the tracker's owner. */
export async function listLoggedDays(
  db: Database,
  { trackerId, from, to }: Span,
): Promise<LoggedDay[]> {
  const within = (table: typeof weightTable | typeof measurementTable) =>
    and(eq(table.trackerId, trackerId), between(table.measuredOn, from, to))
  const loggedDays = unionAll(
    db
      .selectDistinct({ day: weightTable.measuredOn, what: sql<string>`'weight'`.as('what') })
      .from(weightTable)
      .where(within(weightTable)),
    db
      .selectDistinct({ day: foodEntryTable.eatenOn, what: sql<string>`'food'`.as('what') })
      .from(foodEntryTable)
      .where(
        and(eq(foodEntryTable.trackerId, trackerId), between(foodEntryTable.eatenOn, from, to)),
      ),
    db
      .selectDistinct({
        day: measurementTable.measuredOn,
        what: sql<string>`'measurement'`.as('what'),
      })
      .from(measurementTable)
      .where(within(measurementTable)),
  ).as('written')
  return db
    .select({
      day: loggedDays.day,
      hasWeight: sql<boolean>`bool_or(${loggedDays.what} = 'weight')`,
      hasFood: sql<boolean>`bool_or(${loggedDays.what} = 'food')`,
      hasMeasurement: sql<boolean>`bool_or(${loggedDays.what} = 'measurement')`,
    })
    .from(loggedDays)
    .groupBy(loggedDays.day)
    .orderBy(asc(loggedDays.day))
}
