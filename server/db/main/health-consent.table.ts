import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, text } from 'drizzle-orm/pg-core'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'
import { userTable } from './user.table.ts'

/**
 * Proof of a member's consent to health data (UU PDP art. 22 to 24): one immutable row per decision;
 * the newest counts. Only an adult gives it.
 */
export const healthConsentTable = mainSchema.table(
  'health_consents',
  {
    /** In the order of the decisions. */
    number: bigint('number', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: text('user_id')
      .notNull()
      .references(() => userTable.id),
    isGiven: boolean('is_given').notNull(),
    isAdult: boolean('is_adult').notNull(),
    textVersion: text('text_version').notNull(),
    language: text('language', { enum: ['en', 'id'] }).notNull(),
    decidedAt: moment('decided_at').notNull(),
  },
  (table) => [
    index('health_consents_by_user').on(table.userId, table.number),
    check('health_consents_adult', sql`${table.isAdult} or not ${table.isGiven}`),
  ],
)
