import { and, asc, desc, eq, inArray, lt } from 'drizzle-orm'
import { appointmentTable } from '#server/db/main/appointment.table.ts'
import { type SessionActionRow, sessionActionTable } from '#server/db/main/session-action.table.ts'
import type { Database } from '#server/db/open-database.ts'

/** More than a member gets in years. */
const mostListed = 200

export async function insertActions(
  tx: Database,
  actions: (typeof sessionActionTable.$inferInsert)[],
): Promise<void> {
  if (actions.length > 0) await tx.insert(sessionActionTable).values(actions)
}

export async function listActionsOfSession(
  db: Database,
  appointmentId: string,
): Promise<SessionActionRow[]> {
  return db
    .select()
    .from(sessionActionTable)
    .where(eq(sessionActionTable.appointmentId, appointmentId))
    .orderBy(asc(sessionActionTable.position))
}

/** The caller checks the tracker's owner. */
export async function listActionsOfTracker(
  db: Database,
  trackerId: string,
): Promise<SessionActionRow[]> {
  const { until, position, id } = sessionActionTable
  const newest = await db
    .select()
    .from(sessionActionTable)
    .where(eq(sessionActionTable.trackerId, trackerId))
    .orderBy(desc(until), desc(position), desc(id))
    .limit(mostListed)
  return newest.toReversed()
}

type Before = {
  trackerId: string
  practiceNumber: number
  before: Date
  /** How many sessions with steps to go back. */
  sessionsBack: number
}

/** Lists the steps of the last sessions before a moment, newest session first. */
export async function listEarlierActions(
  db: Database,
  { trackerId, practiceNumber, before, sessionsBack }: Before,
) {
  const { id, startsAt } = appointmentTable
  const sessions = await db
    .selectDistinct({ id, startsAt })
    .from(appointmentTable)
    .innerJoin(sessionActionTable, eq(sessionActionTable.appointmentId, id))
    .where(
      and(
        eq(appointmentTable.trackerId, trackerId),
        eq(appointmentTable.practiceNumber, practiceNumber),
        lt(startsAt, before),
      ),
    )
    .orderBy(desc(startsAt))
    .limit(sessionsBack)
  const ids = sessions.map((session) => session.id)
  if (ids.length === 0) return []
  return db
    .select({ startsAt, action: sessionActionTable })
    .from(sessionActionTable)
    .innerJoin(appointmentTable, eq(id, sessionActionTable.appointmentId))
    .where(inArray(sessionActionTable.appointmentId, ids))
    .orderBy(desc(startsAt), asc(sessionActionTable.position))
}

/** Returns undefined if the tracker has no such step. */
export async function updateOutcome(
  tx: Database,
  { id, trackerId }: Pick<SessionActionRow, 'id' | 'trackerId'>,
  change: Pick<SessionActionRow, 'outcome' | 'outcomeAt'>,
): Promise<SessionActionRow | undefined> {
  const [updated] = await tx
    .update(sessionActionTable)
    .set(change)
    .where(and(eq(sessionActionTable.id, id), eq(sessionActionTable.trackerId, trackerId)))
    .returning()
  return updated
}
