import { leadTable } from '#server/db/main/lead.table.ts'
import { leadCaseTable } from '#server/db/main/lead-case.table.ts'
import type { Database } from '#server/db/open-database.ts'

/** Stores an enquiry with its case. Returns false if it was stored before. */
export async function insertLead(
  db: Database,
  lead: typeof leadTable.$inferInsert,
): Promise<boolean> {
  const inserted = await db
    .insert(leadTable)
    .values(lead)
    .onConflictDoNothing({ target: leadTable.submissionId })
    .returning({ submissionId: leadTable.submissionId })
  if (inserted.length === 0) return false
  const { submissionId, createdAt } = lead
  await db.insert(leadCaseTable).values({ submissionId, createdAt })
  return true
}
