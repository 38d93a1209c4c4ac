import { and, eq, gt } from 'drizzle-orm'
import type { ApprovalKind } from '#server/contract/approval.schema.ts'
import { approvalTable } from '#server/db/main/approval.table.ts'
import { userTable } from '#server/db/main/user.table.ts'
import type { Database } from '#server/db/open-database.ts'

const kind: ApprovalKind = 'deletion'

/** Returns the deletion of a case that a second person can decide about now. */
export async function findAskedDeletion(
  db: Database,
  { caseId, now }: { caseId: string; now: Date },
) {
  const [asked] = await db
    .select({ approval: approvalTable, name: userTable.firstName })
    .from(approvalTable)
    .leftJoin(userTable, eq(userTable.id, approvalTable.requestedBy))
    .where(
      and(
        eq(approvalTable.kind, kind),
        eq(approvalTable.subject, caseId),
        eq(approvalTable.state, 'requested'),
        gt(approvalTable.expiresAt, now),
      ),
    )
  return asked
}
