import { readCareRows } from '#server/backends/main/identity/account/export/exported-care-rows.ts'
import { readMemberRows } from '#server/backends/main/identity/account/export/exported-member-rows.ts'
import { readMessageRows } from '#server/backends/main/identity/account/export/exported-message-rows.ts'
import { readPlanRows } from '#server/backends/main/identity/account/export/exported-plan-rows.ts'
import { readPurchaseRows } from '#server/backends/main/identity/account/export/exported-purchase-rows.ts'
import { readTrackerRows } from '#server/backends/main/identity/account/export/exported-tracker-rows.ts'
import type { Database } from '#server/db/open-database.ts'

/**
 * Reads every row of one member, oldest first, without hashes and links, which are the site's
 * secrets. Add a new table with member data here and to `deletion.repository.ts`.
 */
export async function readRowsOf(db: Database, userId: string) {
  return {
    ...(await readMemberRows(db, userId)),
    ...(await readPurchaseRows(db, userId)),
    ...(await readTrackerRows(db, userId)),
    ...(await readCareRows(db, userId)),
    ...(await readMessageRows(db, userId)),
    ...(await readPlanRows(db, userId)),
  }
}
