import { sql } from 'drizzle-orm'
import { check, index, text } from 'drizzle-orm/pg-core'
import { auditActors } from '#server/contract/audit.schema.ts'
import { listed } from './listed.ts'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'

/**
 * An act of an actor on an object, by ids alone. Append-only: a trigger refuses updates and deletions.
 * The ids are not foreign keys, so an entry outlives the account.
 */
export const auditEntryTable = mainSchema.table(
  'audit_entries',
  {
    id: text('id').primaryKey(),
    at: moment('at').notNull(),
    /** A user id; empty for a visitor who is not signed in. */
    actorId: text('actor_id').notNull(),
    actorKind: text('actor_kind', { enum: auditActors }).notNull().default('member'),
    action: text('action').notNull(),
    /** The user id of the affected account. Empty if the change affects no account. */
    subjectId: text('subject_id').notNull(),
    /** What a member of staff acted on, such as `refund` with its id. */
    objectKind: text('object_kind').notNull().default(''),
    objectId: text('object_id').notNull().default(''),
    /** Why, in the words of the member of staff. */
    reason: text('reason').notNull().default(''),
    /** The id under which the log has the call. */
    requestId: text('request_id').notNull().default(''),
  },
  (table) => [
    index('audit_entries_of_subject').on(table.subjectId, table.at),
    index('audit_entries_by_time').on(table.at, table.id),
    index('audit_entries_of_actor').on(table.actorId, table.at),
    index('audit_entries_of_object').on(table.objectId, table.at),
    index('audit_entries_by_action').on(table.action, table.at, table.id),
    check('audit_entries_actor_kind', sql`${table.actorKind} in (${listed(auditActors)})`),
  ],
)
