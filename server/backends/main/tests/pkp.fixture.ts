import { eq } from 'drizzle-orm'
import { dayInJakarta } from '#app/lib/day-in-jakarta.ts'
import { dayMs } from '#app/lib/time.ts'
import { later } from '#server/backends/main/platform/later.ts'
import { approvalTable } from '#server/db/main/approval.table.ts'
import { pkpStatusTable } from '#server/db/main/pkp-status.table.ts'
import type { Database } from '#server/db/open-database.ts'

/** Makes the company PKP from today on, as two people would. Instances of one database do it once. */
export async function becomePkp(db: Database, now: Date): Promise<void> {
  const id = 'becomes-pkp'
  const status = { isPkp: true, startsOn: dayInJakarta(now), letterNumber: 'S-1PKP/2026' }
  await db.transaction(async (tx) => {
    const asked = await tx
      .insert(approvalTable)
      .values({
        ...{ id, kind: 'pkp', subject: 'company', payload: status },
        ...{ requestedBy: 'one', reason: 'a status of a test' },
        ...{ requestedAt: now, expiresAt: later(now, dayMs) },
      })
      .onConflictDoNothing()
      .returning({ id: approvalTable.id })
    if (asked.length === 0) return
    await tx
      .update(approvalTable)
      .set({ state: 'approved', decidedBy: 'two', decidedAt: now })
      .where(eq(approvalTable.id, id))
    await tx.insert(pkpStatusTable).values({ ...status, approvalId: id, recordedAt: now })
  })
}
