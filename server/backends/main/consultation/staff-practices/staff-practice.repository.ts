import { and, count, countDistinct, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm'
import { appointmentTable } from '#server/db/main/appointment.table.ts'
import { careRelationTable } from '#server/db/main/care-relation.table.ts'
import { practiceTable } from '#server/db/main/practice.table.ts'
import type { Database } from '#server/db/open-database.ts'

/** Counts the clients in care, by the number of the practice. */
export function countClients(db: Database) {
  return db
    .select({
      number: careRelationTable.practiceNumber,
      count: countDistinct(careRelationTable.trackerId),
    })
    .from(careRelationTable)
    .where(isNull(careRelationTable.until))
    .groupBy(careRelationTable.practiceNumber)
}

/** Counts the booked sessions ahead, by the number of the practice. */
export function countSessions(db: Database, now: Date) {
  const { practiceNumber, state, startsAt } = appointmentTable
  return db
    .select({ number: practiceNumber, count: count() })
    .from(appointmentTable)
    .where(and(eq(state, 'booked'), gt(startsAt, now)))
    .groupBy(practiceNumber)
}

/** Returns the practices that may take over the clients of another. */
export function listSuccessors(db: Database, { slug, today }: { slug: string; today: string }) {
  return db
    .select({ slug: practiceTable.slug, name: practiceTable.name })
    .from(practiceTable)
    .where(
      and(
        eq(practiceTable.state, 'active'),
        eq(practiceTable.takesNewClients, true),
        sql`${practiceTable.practiceUntil} >= ${today}`,
        ne(practiceTable.slug, slug),
      ),
    )
    .orderBy(practiceTable.name)
}

/** Locks practices by number, as all code does. */
export function lockPractices(tx: Database, slugs: string[]) {
  return tx
    .select()
    .from(practiceTable)
    .where(inArray(practiceTable.slug, slugs))
    .orderBy(practiceTable.number)
    .for('no key update')
}
