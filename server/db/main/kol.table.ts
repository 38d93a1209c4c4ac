import { sql } from 'drizzle-orm'
import { check, integer, text } from 'drizzle-orm/pg-core'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'
import { userTable } from './user.table.ts'

/**
 * A key opinion leader: a person who recommends the site for a commission, by the code in their
 * links. Visitors of a link read the name. An ended code earns nothing; its row stays for the
 * books.
 */
export const kolTable = mainSchema.table(
  'kols',
  {
    /** In capitals; visitors may type it in any case. */
    code: text('code').primaryKey(),
    userId: text('user_id')
      .notNull()
      .unique('kols_user')
      .references(() => userTable.id),
    /** As visitors read it; empty once the account is deleted. */
    name: text('name').notNull(),
    /** Of the first day. Rows of `kol_rates` name later ones. */
    commissionPercent: integer('commission_percent').notNull(),
    createdAt: moment('created_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    check('kols_code', sql`${table.code} ~ '^[A-Z0-9]{3,20}$'`),
    check('kols_percent', sql`${table.commissionPercent} between 1 and 50`),
  ],
)
export type KolRow = typeof kolTable.$inferSelect
