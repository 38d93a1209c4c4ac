import { index, text } from 'drizzle-orm/pg-core'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'

/**
 * Who did what to whom, by ids alone. Append-only: a trigger of the migration refuses updates and
 * deletions. The ids refer to nothing, so an entry outlives the account it speaks of.
 */
export const auditEntryTable = mainSchema.table(
  'audit_entries',
  {
    id: text('id').primaryKey(),
    at: moment('at').notNull(),
    /** A user id; empty for somebody who is not signed in. */
    actorId: text('actor_id').notNull(),
    action: text('action').notNull(),
    /** The user id of the account that it happened to. */
    subjectId: text('subject_id').notNull(),
  },
  (table) => [index('audit_entries_of_subject').on(table.subjectId, table.at)],
)
