import type { Database } from '#server/db/open-database.ts'
import { readMemberRows } from './export/member-rows.ts'
import { readPurchaseRows } from './export/purchase-rows.ts'
import { readTrackerRows } from './export/tracker-rows.ts'

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
