import { sql } from 'drizzle-orm'
import { check, index, text } from 'drizzle-orm/pg-core'
import { caseEventKinds } from '#server/contract/privacy-case.schema.ts'
import { listed } from './listed.ts'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'
import { privacyCaseTable } from './privacy-case.table.ts'

/** What was done about a privacy case. Append-only, except that the text is emptied with an account. */
export const privacyCaseEventTable = mainSchema.table(
  'privacy_case_events',
  {
    id: text('id').primaryKey(),
    caseId: text('case_id')
      .notNull()
      .references(() => privacyCaseTable.id),
    at: moment('at').notNull(),
    /** The user id of the member of staff. */
    actorId: text('actor_id').notNull(),
    kind: text('kind', { enum: caseEventKinds }).notNull(),
    /** The template of a letter, the outcome of a closing, or empty. */
    word: text('word').notNull().default(''),
    text: text('text').notNull().default(''),
  },
  (table) => [
    index('privacy_case_events_of_case').on(table.caseId, table.at),
    check('privacy_case_events_kind', sql`${table.kind} in (${listed(caseEventKinds)})`),
  ],
)
