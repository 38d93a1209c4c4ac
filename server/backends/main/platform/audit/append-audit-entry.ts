import type { MainContext } from '#server/backends/main/main-context.ts'
import { randomId } from '#server/backends/main/platform/random-secret.ts'
import { auditEntryTable } from '#server/db/main/audit-entry.table.ts'
import type { Database } from '#server/db/open-database.ts'

/** An entry holds ids, never the changed values. */
type AuditAction =
  | 'account_created'
  | 'account_deleted'
  | 'account_exported'
  | 'devices_ended'
  | 'feed_created'
  | 'feed_revoked'
  | 'google_connected'
  | 'google_disconnected'
  | 'password_changed'
  | 'password_reset'
  | 'practice_taken'
  | 'profile_changed'
  | 'session_stolen'
  | 'share_created'
  | 'share_revoked'
  | 'signed_in'
  | 'signed_out'
  | 'tracker_exported'

type AuditEntry = {
  action: AuditAction
  /** The affected account. */
  subjectId: string
  /** The actor if it is not the account's owner. Empty if unknown. */
  actorId?: string
}

/** Appends to the audit log in the transaction of the logged change. */
export async function appendAuditEntry(
  { clock }: Pick<MainContext, 'clock'>,
  tx: Database,
  { action, subjectId, actorId = subjectId }: AuditEntry,
): Promise<void> {
  await tx
    .insert(auditEntryTable)
    .values({ id: randomId(), at: clock.now(), action, subjectId, actorId })
}
