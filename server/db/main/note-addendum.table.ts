import { sql } from 'drizzle-orm'
import { check, integer, primaryKey, text } from 'drizzle-orm/pg-core'
import { mostAddendumCharacters } from '#server/contract/note.schema.ts'
import { consultationNoteTable } from './consultation-note.table.ts'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'
import { practiceTable } from './practice.table.ts'

/**
 * What is added to a signed note. A trigger numbers them without a gap and allows the note's author
 * only. It checks `hash`, the SHA-256 of the hash before it and of this row. Append-only.
 */
export const noteAddendumTable = mainSchema.table(
  'note_addenda',
  {
    appointmentId: text('appointment_id')
      .notNull()
      .references(() => consultationNoteTable.appointmentId, { onDelete: 'cascade' }),
    seq: integer('seq').notNull(),
    practiceNumber: integer('practice_number')
      .notNull()
      .references(() => practiceTable.number),
    author: text('author').notNull(),
    body: text('body').notNull(),
    at: moment('at').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appointmentId, table.seq] }),
    check(
      'note_addenda_body',
      sql`length(${table.body}) between 1 and ${sql.raw(String(mostAddendumCharacters))}`,
    ),
  ],
)
export type NoteAddendumRow = typeof noteAddendumTable.$inferSelect
