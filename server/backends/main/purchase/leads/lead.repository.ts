import { leadTable } from '#server/db/main/lead.table.ts'
import type { Database } from '#server/db/open-database.ts'

/** Stores an enquiry. Returns false if it was stored before. */
export async function insertLead(
  db: Database,
  lead: typeof leadTable.$inferInsert,
): Promise<boolean> {
  const inserted = await db
    .insert(leadTable)
    .values(lead)
    .onConflictDoNothing({ target: leadTable.submissionId })
    .returning({ submissionId: leadTable.submissionId })
  return inserted.length === 1
}
