import { and, eq, gt } from 'drizzle-orm'
import { minuteMs } from '#app/lib/time.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { appendAuditEntry } from '#server/backends/main/platform/audit/append-audit-entry.ts'
import { later } from '#server/backends/main/platform/later.ts'
import type { AuditObject, StaffAction } from '#server/contract/audit.schema.ts'
import { auditEntryTable } from '#server/db/main/audit-entry.table.ts'
import type { Database } from '#server/db/open-database.ts'

/** One admin call, as its audit entries name it. */
export type StaffAct = {
  /** Undefined for a read that shows nothing of a person. */
  action: StaffAction | undefined
  objectKind: AuditObject | ''
  actorId: string
  requestId: string
  /** Whether an entry was appended. */
  isLogged: boolean
}

type StaffEntry = {
  /** The id of what was acted on. The call says of which kind it is. */
  objectId: string
  /** The affected account, if there is one. Its owner finds the entry in their export. */
  subjectId?: string
  /** Why, in the words of the member of staff. */
  reason?: string
}

/** Appends the entry of an admin call in the transaction of its change. */
export async function appendStaffEntry(
  context: Pick<MainContext, 'clock'>,
  tx: Database,
  act: StaffAct,
  { subjectId = '', reason = '', objectId }: StaffEntry,
): Promise<void> {
  const { action, objectKind, actorId, requestId } = act
  if (!action) throw new Error('An impersonal read changes nothing')
  await appendAuditEntry(context, tx, {
    ...{ action, actorId, actorKind: 'staff', subjectId, objectKind, objectId, reason, requestId },
  })
  act.isLogged = true
}

/** Repeated looks at one thing are one entry. */
const readOnceInMs = 15 * minuteMs

/** Appends the entry of a read of personal data, one a person, object and quarter of an hour. */
export async function appendRead(
  context: Pick<MainContext, 'db' | 'clock'>,
  { action, objectKind, actorId, requestId }: StaffAct,
  objectId: string,
): Promise<void> {
  if (!action) return
  const { db, clock } = context
  const recent = and(
    eq(auditEntryTable.actorId, actorId),
    gt(auditEntryTable.at, later(clock.now(), -readOnceInMs)),
    eq(auditEntryTable.action, action),
    eq(auditEntryTable.objectId, objectId),
  )
  if ((await db.$count(auditEntryTable, recent)) > 0) return
  await appendAuditEntry(context, db, {
    ...{ action, actorId, actorKind: 'staff', objectKind, objectId, requestId },
    subjectId: objectKind === 'account' ? objectId : '',
  })
}
