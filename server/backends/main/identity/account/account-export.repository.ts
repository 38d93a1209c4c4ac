import { readMemberRows } from '#server/backends/main/identity/account/export/exported-member-rows.ts'
import { readPurchaseRows } from '#server/backends/main/identity/account/export/exported-purchase-rows.ts'
import { readTrackerRows } from '#server/backends/main/identity/account/export/exported-tracker-rows.ts'
import type { Database } from '#server/db/open-database.ts'

/**
 * Every row that is one member's, oldest first, without what is a secret of the site's: hashes and
 * links. A new table with a member in it belongs here, and into `deletion.repository.ts`.
 */
export async function readRowsOf(db: Database, userId: string) {
  return {
    ...(await readMemberRows(db, userId)),
    ...(await readPurchaseRows(db, userId)),
    ...(await readTrackerRows(db, userId)),
  }
}
