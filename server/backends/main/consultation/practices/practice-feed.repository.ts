import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import { appointmentTable } from '#server/db/main/appointment.table.ts'
import { type PracticeRow, practiceTable } from '#server/db/main/practice.table.ts'
import { userTable } from '#server/db/main/user.table.ts'
import type { Database } from '#server/db/open-database.ts'

export async function findPracticeOfFeed(
  db: Database,
  feedKeyHash: string,
): Promise<PracticeRow | undefined> {
  const [practice] = await db
    .select()
    .from(practiceTable)
    .where(
      and(
        eq(practiceTable.feedKeyHash, feedKeyHash),
        inArray(practiceTable.state, ['active', 'paused']),
      ),
    )
  return practice
}

/** Lists the sessions of a feed, which has no cancelled ones: a calendar drops what is missing. */
export async function listFeedSessions(
  db: Database,
  { practiceNumber, after }: { practiceNumber: number; after: Date },
) {
  return db
    .select({
      id: appointmentTable.id,
      sequence: appointmentTable.sequence,
      startsAt: appointmentTable.startsAt,
      endsAt: appointmentTable.endsAt,
      firstName: userTable.firstName,
      lastName: userTable.lastName,
    })
    .from(appointmentTable)
    .innerJoin(userTable, eq(userTable.number, appointmentTable.userNumber))
    .where(
      and(
        eq(appointmentTable.practiceNumber, practiceNumber),
        gt(appointmentTable.startsAt, after),
        inArray(appointmentTable.state, ['booked', 'completed', 'missed']),
      ),
    )
    .orderBy(asc(appointmentTable.startsAt), asc(appointmentTable.id))
}
