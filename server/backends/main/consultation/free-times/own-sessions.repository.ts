import { and, eq, gt, lt, ne, or } from 'drizzle-orm'
import { appointmentTable } from '#server/db/main/appointment.table.ts'
import type { PracticeRow } from '#server/db/main/practice.table.ts'
import type { User } from '#server/db/main/user.table.ts'
import type { Database } from '#server/db/open-database.ts'

/** Whether a session with the practice belongs to the account, as its client or its nutritionist. */
export async function hasOwnSession(
  db: Database,
  { id, user, practice }: { id: string; user: User; practice: PracticeRow },
): Promise<boolean> {
  const isOwn =
    practice.userId === user.id ? undefined : eq(appointmentTable.userNumber, user.number)
  return (
    (await db.$count(
      appointmentTable,
      and(eq(appointmentTable.id, id), eq(appointmentTable.practiceNumber, practice.number), isOwn),
    )) > 0
  )
}

/** Returns the times at which a client has a session already, with any nutritionist. */
export async function listClientTimes(
  db: Database,
  {
    user,
    now,
    from,
    until,
    exceptId,
  }: {
    user: Pick<User, 'number'>
    now: Date
    from: Date
    until: Date
    exceptId?: string | undefined
  },
): Promise<{ fromAt: Date; untilAt: Date }[]> {
  const { id, userNumber, startsAt, endsAt, state, offeredUntil } = appointmentTable
  return db
    .select({ fromAt: startsAt, untilAt: endsAt })
    .from(appointmentTable)
    .where(
      and(
        eq(userNumber, user.number),
        gt(endsAt, from),
        lt(startsAt, until),
        or(eq(state, 'booked'), and(eq(state, 'offered'), gt(offeredUntil, now))),
        exceptId === undefined ? undefined : ne(id, exceptId),
      ),
    )
}
