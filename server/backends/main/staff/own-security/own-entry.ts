import type { MainContext } from '#server/backends/main/main-context.ts'
import { appendAuditEntry } from '#server/backends/main/platform/audit/append-audit-entry.ts'
import type { AuditAction } from '#server/contract/audit.schema.ts'
import type { StaffSessionRow } from '#server/db/main/staff-session.table.ts'
import type { Database } from '#server/db/open-database.ts'

/** The session that makes a call, and the id of the call. */
export type OwnCall = { session: StaffSessionRow; requestId: string }

/** Appends what a person did with their own sessions or second factor. */
export async function appendOwnEntry(
  context: Pick<MainContext, 'clock'>,
  tx: Database,
  { session: { userId, area }, requestId, action }: OwnCall & { action: AuditAction },
): Promise<void> {
  const actorKind = area === 'console' ? 'staff' : 'member'
  await appendAuditEntry(context, tx, { action, actorKind, subjectId: userId, requestId })
}
