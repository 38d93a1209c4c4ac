import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import { callTable } from '#server/db/main/call.table.ts'
import { callPresenceTable } from '#server/db/main/call-presence.table.ts'
import type { Database } from '#server/db/open-database.ts'
import type { Stay } from './attendance.ts'

/** Lists when each side was in the room of a session, by the server's clock. */
export async function listStays(db: Database, appointmentId: string): Promise<Stay[]> {
  const { side, joinedAt: from, leftAt, seenAt } = callPresenceTable
  const rows = await db
    .select({ side, engine: callTable.engine, from, leftAt, seenAt })
    .from(callPresenceTable)
    .innerJoin(callTable, eq(callTable.id, callPresenceTable.callId))
    .where(eq(callTable.appointmentId, appointmentId))
    .orderBy(asc(from))
  return rows.map(({ leftAt: left, seenAt: seen, ...stay }) => ({ ...stay, until: left ?? seen }))
}

/** Returns those of the sessions in whose room the client is alone. */
export async function listWithWaitingClient(
  db: Database,
  { ids, heardAfter }: { ids: string[]; heardAfter: Date },
): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const { side, leftAt, seenAt, callId } = callPresenceTable
  const rows = await db
    .select({ id: callTable.appointmentId })
    .from(callTable)
    .innerJoin(callPresenceTable, eq(callId, callTable.id))
    .where(
      and(
        inArray(callTable.appointmentId, ids),
        isNull(callTable.endedAt),
        isNull(leftAt),
        gt(seenAt, heardAfter),
      ),
    )
    .groupBy(callTable.appointmentId)
    .having(sql`bool_and(${side} = 'client')`)
  return new Set(rows.map(({ id }) => id))
}
