import { and, desc, eq, getTableColumns, or, sql } from 'drizzle-orm'
import type { AuditQuery } from '#server/contract/audit.schema.ts'
import { auditEntryTable } from '#server/db/main/audit-entry.table.ts'
import { userTable } from '#server/db/main/user.table.ts'
import type { Database } from '#server/db/open-database.ts'

/** Returns the newest entries that match, at most `count`. */
export function listAuditEntries(
  db: Database,
  { action, actor, object, before }: AuditQuery,
  count: number,
) {
  const { at, id, objectId, subjectId, actorId } = auditEntryTable
  const [beforeAt, ...beforeId] = before?.split('_') ?? []
  return db
    .select({
      ...getTableColumns(auditEntryTable),
      firstName: userTable.firstName,
      lastName: userTable.lastName,
    })
    .from(auditEntryTable)
    .leftJoin(userTable, eq(userTable.id, actorId))
    .where(
      and(
        action && eq(auditEntryTable.action, action),
        actor ? eq(actorId, actor) : undefined,
        object ? or(eq(objectId, object), eq(subjectId, object)) : undefined,
        beforeAt
          ? sql`(${at}, ${id}) < (${beforeAt}::timestamptz, ${beforeId.join('_')})`
          : undefined,
      ),
    )
    .orderBy(desc(at), desc(id))
    .limit(count)
}
