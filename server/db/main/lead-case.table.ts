import { sql } from 'drizzle-orm'
import { check, date, index, text } from 'drizzle-orm/pg-core'
import { leadStages } from '#server/contract/admin-lead.schema.ts'
import { isLine } from './is-line.ts'
import { leadTable } from './lead.table.ts'
import { listed } from './listed.ts'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'

/** How far staff are with an enquiry. Every enquiry has one, made with it. */
export const leadCaseTable = mainSchema.table(
  'lead_cases',
  {
    submissionId: text('submission_id')
      .primaryKey()
      .references(() => leadTable.submissionId, { onDelete: 'cascade' }),
    stage: text('stage', { enum: leadStages }).notNull().default('new'),
    /** The user id of who looks after it. */
    owner: text('owner'),
    nextStep: text('next_step').notNull().default(''),
    nextOn: date('next_on', { mode: 'string' }),
    lostReason: text('lost_reason').notNull().default(''),
    /** When the enquiry came, for the order of lists. */
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('lead_cases_by_time').on(table.createdAt, table.submissionId),
    check('lead_cases_stage', sql`${table.stage} in (${listed(leadStages)})`),
    check('lead_cases_lost', sql`(${table.stage} = 'lost') = (${table.lostReason} <> '')`),
    check('lead_cases_next', sql`(${table.nextOn} is null) = (${table.nextStep} = '')`),
    check('lead_cases_lost_reason', isLine(table.lostReason)),
    check('lead_cases_next_step', isLine(table.nextStep)),
  ],
)
