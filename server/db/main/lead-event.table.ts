import { sql } from 'drizzle-orm'
import { check, index, text } from 'drizzle-orm/pg-core'
import { leadEventKinds } from '#server/contract/admin-lead.schema.ts'
import { leadTable } from './lead.table.ts'
import { listed } from './listed.ts'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'

/** What staff did about an enquiry. A row never changes, and goes with its enquiry. */
export const leadEventTable = mainSchema.table(
  'lead_events',
  {
    id: text('id').primaryKey(),
    submissionId: text('submission_id')
      .notNull()
      .references(() => leadTable.submissionId, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    /** The user id of who did it. */
    by: text('by').notNull(),
    kind: text('kind', { enum: leadEventKinds }).notNull(),
    /** The note, the text of the mail, the stage, or the next step with its day. */
    text: text('text').notNull(),
  },
  (table) => [
    index('lead_events_of_lead').on(table.submissionId, table.at),
    check('lead_events_kind', sql`${table.kind} in (${listed(leadEventKinds)})`),
  ],
)
