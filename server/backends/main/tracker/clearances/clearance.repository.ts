import { and, eq, isNull } from 'drizzle-orm'
import { readHealthConsent } from '#server/backends/main/identity/consents/health-consent.service.ts'
import type { GoalClearance } from '#server/contract/goal-clearance.schema.ts'
import { goalClearanceTable } from '#server/db/main/goal-clearance.table.ts'
import { practiceTable } from '#server/db/main/practice.table.ts'
import type { Database } from '#server/db/open-database.ts'

type Of = { userId: string; practiceNumber?: number }

const isOpen = ({ userId, practiceNumber }: Of) =>
  and(
    eq(goalClearanceTable.userId, userId),
    isNull(goalClearanceTable.endedAt),
    practiceNumber === undefined
      ? undefined
      : eq(goalClearanceTable.practiceNumber, practiceNumber),
  )

/**
 * Returns the open clearance of a member with the reasons that are not void, past its last day too.
 * Undefined while the member does not consent to health data.
 */
export async function findClearance(db: Database, of: Of): Promise<GoalClearance | undefined> {
  const { id, reasons, voidReasons, rationale, signedAt, validUntil } = goalClearanceTable
  const [row] = await db
    .select({
      ...{ id, reasons, voidReasons, rationale, signedAt, validUntil },
      nutritionist: practiceTable.name,
    })
    .from(goalClearanceTable)
    .innerJoin(practiceTable, eq(practiceTable.number, goalClearanceTable.practiceNumber))
    .where(isOpen(of))
  if (!row) return undefined
  const { voidReasons: voided, ...clearance } = row
  const held = row.reasons.filter((reason) => !voided.includes(reason))
  // Consent to an earlier edition of the text has ended no clearance, and does not count.
  if (held.length === 0 || !(await readHealthConsent(db, of.userId)).isGiven) return undefined
  return { ...clearance, reasons: held, signedAt: row.signedAt.toISOString() }
}

export async function insertClearance(
  db: Database,
  clearance: typeof goalClearanceTable.$inferInsert,
): Promise<void> {
  await db.insert(goalClearanceTable).values(clearance)
}

type End = Of & Required<Pick<typeof goalClearanceTable.$inferInsert, 'endedAt' | 'endedBy'>>

/** Returns whether a clearance was open. */
export async function endClearance(
  db: Database,
  { endedAt, endedBy, ...of }: End,
): Promise<boolean> {
  const ended = await db
    .update(goalClearanceTable)
    .set({ endedAt, endedBy })
    .where(isOpen(of))
    .returning({ id: goalClearanceTable.id })
  return ended.length > 0
}
