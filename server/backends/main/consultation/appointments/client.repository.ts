import { desc, eq } from 'drizzle-orm'
import { appointmentTable } from '#server/db/main/appointment.table.ts'
import { trackerTable } from '#server/db/main/tracker.table.ts'
import { type User, userTable } from '#server/db/main/user.table.ts'
import type { Database } from '#server/db/open-database.ts'

type Client = User & {
  /** In which the client last booked. Null before the first booking. */
  lastZone: string | null
}

/** Returns the owner of a tracker. */
export async function findClient(db: Database, trackerId: string): Promise<Client | undefined> {
  const [owned] = await db
    .select({ user: userTable })
    .from(trackerTable)
    .innerJoin(userTable, eq(userTable.id, trackerTable.userId))
    .where(eq(trackerTable.id, trackerId))
  if (!owned) return undefined
  const [last] = await db
    .select({ zone: appointmentTable.clientZone })
    .from(appointmentTable)
    .where(eq(appointmentTable.userNumber, owned.user.number))
    .orderBy(desc(appointmentTable.createdAt))
    .limit(1)
  return { ...owned.user, lastZone: last?.zone ?? null }
}
