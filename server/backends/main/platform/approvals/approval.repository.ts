import { and, eq, gt, lte } from 'drizzle-orm'
import type { ApprovalKind } from '#server/contract/approval.schema.ts'
import { type ApprovalRow, approvalTable } from '#server/db/main/approval.table.ts'
import type { Database } from '#server/db/open-database.ts'

/** Returns false if an approval of this kind and subject is open already. */
export async function insertApproval(
  tx: Database,
  approval: typeof approvalTable.$inferInsert,
): Promise<boolean> {
  const inserted = await tx
    .insert(approvalTable)
    .values(approval)
    .onConflictDoNothing()
    .returning({ id: approvalTable.id })
  return inserted.length === 1
}

export async function findApproval(db: Database, id: string): Promise<ApprovalRow | undefined> {
  const [approval] = await db.select().from(approvalTable).where(eq(approvalTable.id, id))
  return approval
}

type Decision = { id: string; state: 'approved' | 'refused'; decidedBy: string; decidedAt: Date }

/** Decides an open approval. Of concurrent decisions, one returns true. */
export async function decideOnce(
  tx: Database,
  { id, state, decidedBy, decidedAt }: Decision,
): Promise<boolean> {
  const decided = await tx
    .update(approvalTable)
    .set({ state, decidedBy, decidedAt })
    .where(
      and(
        eq(approvalTable.id, id),
        eq(approvalTable.state, 'requested'),
        gt(approvalTable.expiresAt, decidedAt),
      ),
    )
    .returning({ id: approvalTable.id })
  return decided.length === 1
}

type Overdue = { now: Date; of?: { kind: ApprovalKind; subject: string } }

/** Ends the open approvals whose time is over, all or those of a subject, and returns their ids. */
export async function expireApprovals(tx: Database, { now, of }: Overdue): Promise<string[]> {
  const { kind, subject } = approvalTable
  const expired = await tx
    .update(approvalTable)
    .set({ state: 'expired' })
    .where(
      and(
        eq(approvalTable.state, 'requested'),
        lte(approvalTable.expiresAt, now),
        of && and(eq(kind, of.kind), eq(subject, of.subject)),
      ),
    )
    .returning({ id: approvalTable.id })
  return expired.map(({ id }) => id)
}
