import { and, eq, exists, inArray, isNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import { careRelationTable } from '#server/db/main/care-relation.table.ts'
import { practiceTable } from '#server/db/main/practice.table.ts'
import type { Database } from '#server/db/open-database.ts'

/** Returns the practices in use whose licence ends on the day at the latest. */
export async function listEndingLicences(db: Database, day: string) {
  const { slug, number, practiceUntil } = practiceTable
  const ending = await db
    .select({ slug, number, practiceUntil })
    .from(practiceTable)
    .where(
      and(
        inArray(practiceTable.state, ['active', 'paused']),
        lte(practiceTable.practiceUntil, day),
      ),
    )
  return ending.flatMap(({ practiceUntil: endsOn, ...practice }) =>
    endsOn === null ? [] : { ...practice, practiceUntil: endsOn },
  )
}

/** Returns the practices that take no bookings and still have clients. */
export function listHidden(db: Database, today: string) {
  const care = db
    .select({ one: sql`1` })
    .from(careRelationTable)
    .where(
      and(
        eq(careRelationTable.practiceNumber, practiceTable.number),
        isNull(careRelationTable.until),
      ),
    )
  return db
    .select({ slug: practiceTable.slug })
    .from(practiceTable)
    .where(
      and(
        or(
          ne(practiceTable.state, 'active'),
          isNull(practiceTable.practiceUntil),
          lt(practiceTable.practiceUntil, today),
        ),
        exists(care),
      ),
    )
}
