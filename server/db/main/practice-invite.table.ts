import { sql } from 'drizzle-orm'
import { check, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'
import { practiceTable } from './practice.table.ts'

/**
 * A mailed link with which a nutritionist takes over a practice, once. Only the hash of its token is
 * stored. A practice has at most one open invite.
 */
export const practiceInviteTable = mainSchema.table(
  'practice_invites',
  {
    tokenHash: text('token_hash').primaryKey(),
    practiceSlug: text('practice_slug')
      .notNull()
      .references(() => practiceTable.slug),
    email: text('email').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** When the link was used, or another invite replaced it. */
    endedAt: moment('ended_at'),
  },
  (table) => [
    uniqueIndex('practice_invites_open')
      .on(table.practiceSlug)
      .where(sql`${table.endedAt} is null`),
    check('practice_invites_email', sql`${table.email} = lower(${table.email})`),
  ],
)
