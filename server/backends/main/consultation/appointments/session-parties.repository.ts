import { eq } from 'drizzle-orm'
import type { AppointmentRow } from '#server/db/main/appointment.table.ts'
import { type PracticeRow, practiceTable } from '#server/db/main/practice.table.ts'
import { trackerTable } from '#server/db/main/tracker.table.ts'
import { type User, userTable } from '#server/db/main/user.table.ts'
import type { Database } from '#server/db/open-database.ts'

export type SessionParties = {
  practice: PracticeRow
  client: User
  /** Undefined after the nutritionist's account was deleted. */
  nutritionist: User | undefined
  /** Of the tracker that paid for the session. Null while an order holds its time. */
  programSlug: string | null
}

export async function readParties(
  db: Database,
  {
    practiceNumber,
    userNumber,
    trackerId,
  }: Pick<AppointmentRow, 'practiceNumber' | 'userNumber' | 'trackerId'>,
): Promise<SessionParties> {
  const [owned] = await db
    .select({ practice: practiceTable, nutritionist: userTable })
    .from(practiceTable)
    .leftJoin(userTable, eq(userTable.id, practiceTable.userId))
    .where(eq(practiceTable.number, practiceNumber))
  const [client] = await db.select().from(userTable).where(eq(userTable.number, userNumber))
  if (!owned || !client) throw new Error('A session has no practice or no client')
  const [tracker] = await db
    .select({ programSlug: trackerTable.programSlug })
    .from(trackerTable)
    .where(eq(trackerTable.id, trackerId ?? ''))
  const programSlug = tracker?.programSlug ?? null
  const { practice, nutritionist } = owned
  return { practice, client, nutritionist: nutritionist ?? undefined, programSlug }
}
