import { sql } from 'drizzle-orm'
import { check, integer, jsonb, text } from 'drizzle-orm/pg-core'
import type { FrozenBrief, NoteContent } from '#server/contract/note.schema.ts'
import { appointmentTable } from './appointment.table.ts'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'
import { practiceTable } from './practice.table.ts'

/**
 * What a nutritionist writes after a session. A trigger counts `version` and allows the practice of
 * the session as the only author. It refuses every change of a signed note. It goes with its
 * session only.
 */
export const consultationNoteTable = mainSchema.table(
  'consultation_notes',
  {
    appointmentId: text('appointment_id')
      .primaryKey()
      .references(() => appointmentTable.id, { onDelete: 'cascade' }),
    practiceNumber: integer('practice_number')
      .notNull()
      .references(() => practiceTable.number),
    version: integer('version').notNull().default(1),
    content: jsonb('content').$type<NoteContent>().notNull(),
    /** The brief as it was when the note was begun, and when it was made. */
    brief: jsonb('brief').$type<FrozenBrief>(),
    briefAt: moment('brief_at'),
    savedAt: moment('saved_at').notNull(),
    signedAt: moment('signed_at'),
    /** SHA-256 of the signed note as canonical JSON. */
    contentHash: text('content_hash'),
    authorName: text('author_name'),
    authorDegrees: text('author_degrees'),
  },
  (table) => [
    check(
      'consultation_notes_signature',
      sql`(${table.signedAt} is null) = (${table.contentHash} is null)
        and (${table.signedAt} is null) = (${table.authorName} is null)
        and (${table.signedAt} is null) = (${table.authorDegrees} is null)`,
    ),
    check('consultation_notes_hash', sql`${table.contentHash} ~ '^[0-9a-f]{64}$'`),
    check('consultation_notes_brief', sql`(${table.brief} is null) = (${table.briefAt} is null)`),
  ],
)
export type ConsultationNoteRow = typeof consultationNoteTable.$inferSelect
