import { index, integer, jsonb, text } from 'drizzle-orm/pg-core'
import type { RetainedContent } from '#server/contract/retained-note.ts'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'
import { practiceTable } from './practice.table.ts'

/**
 * A signed note of a deleted account, by the id of its session. Records of patients may have to stay by
 * law. `recordId` is one for all notes of an account and tells nothing of its owner. Only the operator's
 * command reads it. A trigger refuses changes.
 */
export const retainedNoteTable = mainSchema.table(
  'retained_notes',
  {
    id: text('id').primaryKey(),
    recordId: text('record_id').notNull(),
    practiceNumber: integer('practice_number')
      .notNull()
      .references(() => practiceTable.number),
    sessionAt: moment('session_at').notNull(),
    content: jsonb('content').$type<RetainedContent>().notNull(),
    keepUntil: moment('keep_until').notNull(),
  },
  (table) => [
    index('retained_notes_of_record').on(table.recordId),
    index('retained_notes_until').on(table.keepUntil),
  ],
)
export type RetainedNoteRow = typeof retainedNoteTable.$inferSelect
