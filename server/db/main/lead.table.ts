import { sql } from 'drizzle-orm'
import { index, text } from 'drizzle-orm/pg-core'
import type { StaffCount } from '#server/contract/lead.schema.ts'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'

/**
 * A company's enquiry as sent, immutable. `consent_version` and `created_at` prove what its sender
 * agreed to and when (UU PDP art. 24).
 */
export const leadTable = mainSchema.table(
  'leads',
  {
    /** Made by the submitted form, so that a repeated submission is one row. */
    submissionId: text('submission_id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    company: text('company').notNull(),
    staffCount: text('staff_count').$type<StaffCount>().notNull(),
    /** E.164, or empty. */
    phone: text('phone').notNull(),
    message: text('message').notNull(),
    locale: text('locale', { enum: ['en', 'id'] }).notNull(),
    consentVersion: text('consent_version').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('leads_by_time').on(table.createdAt),
    index('leads_of_email').on(sql`lower(${table.email})`),
  ],
)
