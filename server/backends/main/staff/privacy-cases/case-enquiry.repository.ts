import { desc, sql } from 'drizzle-orm'
import { leadTable } from '#server/db/main/lead.table.ts'
import type { Database } from '#server/db/open-database.ts'

/** More than one address sends. */
const atMost = 50

/** Returns the companies' enquiries from an address, the newest first. */
export function listEnquiriesFrom(db: Database, email: string) {
  return db
    .select({ id: leadTable.submissionId, at: leadTable.createdAt })
    .from(leadTable)
    .where(sql`lower(${leadTable.email}) = ${email.toLowerCase()}`)
    .orderBy(desc(leadTable.createdAt))
    .limit(atMost)
}
