import { eq } from 'drizzle-orm'
import type { AppointmentRow } from '#server/db/main/appointment.table.ts'
import { type PracticeRow, practiceTable } from '#server/db/main/practice.table.ts'
import { type User, userTable } from '#server/db/main/user.table.ts'
import type { Database } from '#server/db/open-database.ts'

export type SessionParties = {
  practice: PracticeRow
  client: User
  /** Undefined after the nutritionist's account was deleted. */
  nutritionist: User | undefined
}

export async function readParties(
  db: Database,
  { practiceNumber, userNumber }: Pick<AppointmentRow, 'practiceNumber' | 'userNumber'>,
): Promise<SessionParties> {
  const [owned] = await db
    .select({ practice: practiceTable, nutritionist: userTable })
    .from(practiceTable)
    .leftJoin(userTable, eq(userTable.id, practiceTable.userId))
    .where(eq(practiceTable.number, practiceNumber))
  const [client] = await db.select().from(userTable).where(eq(userTable.number, userNumber))
  if (!owned || !client) throw new Error('A session has no practice or no client')
  return { practice: owned.practice, client, nutritionist: owned.nutritionist ?? undefined }
}
