import { index, text } from 'drizzle-orm/pg-core'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'

/**
 * Who did what to whom, by ids alone. Append-only: a trigger refuses updates and deletions. The ids
 * are not foreign keys, so an entry outlives the account.
 */
export const auditEntryTable = mainSchema.table(
  'audit_entries',
  {
    id: text('id').primaryKey(),
    at: moment('at').notNull(),
    /** A user id; empty for a visitor who is not signed in. */
    actorId: text('actor_id').notNull(),
    action: text('action').notNull(),
    /** The user id of the affected account. */
    subjectId: text('subject_id').notNull(),
  },
  (table) => [index('audit_entries_of_subject').on(table.subjectId, table.at)],
)
