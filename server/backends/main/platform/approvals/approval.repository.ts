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

/** Ends an open approval of the subject whose time is over, so that another can be asked for. */
export async function expireApproval(
  tx: Database,
  { kind, subject, now }: { kind: ApprovalKind; subject: string; now: Date },
): Promise<void> {
  await tx
    .update(approvalTable)
    .set({ state: 'expired' })
    .where(
      and(
        eq(approvalTable.kind, kind),
        eq(approvalTable.subject, subject),
        eq(approvalTable.state, 'requested'),
        lte(approvalTable.expiresAt, now),
      ),
    )
}
