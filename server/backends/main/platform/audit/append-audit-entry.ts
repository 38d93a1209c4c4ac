import type { MainContext } from '#server/backends/main/main-context.ts'
import { randomId } from '#server/backends/main/platform/random-secret.ts'
import type { AuditAction } from '#server/contract/audit.schema.ts'
import { auditEntryTable } from '#server/db/main/audit-entry.table.ts'
import type { Database } from '#server/db/open-database.ts'

type EntryFacts = Omit<
  typeof auditEntryTable.$inferInsert,
  'id' | 'at' | 'action' | 'subjectId' | 'actorId'
>

type AuditEntry = EntryFacts & {
  action: AuditAction
  /** The affected account. Empty if the change affects no account. */
  subjectId: string
  /** The actor if it is not the account's owner. Empty if unknown. */
  actorId?: string
}

/** Appends to the audit log in the transaction of the logged change. */
export async function appendAuditEntry(
  { clock }: Pick<MainContext, 'clock'>,
  tx: Database,
  { subjectId, actorId = subjectId, ...facts }: AuditEntry,
): Promise<void> {
  await tx
    .insert(auditEntryTable)
    .values({ id: randomId(), at: clock.now(), subjectId, actorId, ...facts })
}
