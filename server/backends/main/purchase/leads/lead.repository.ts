import { leadTable } from '#server/db/main/lead.table.ts'
import type { Database } from '#server/db/open-database.ts'

/** Keeps an enquiry; says whether it is a new one. */
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
