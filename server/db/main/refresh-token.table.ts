import { index, text } from 'drizzle-orm/pg-core'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'
import { sessionTable } from './session.table.ts'

/**
 * A refresh token, stored as its SHA-256. A session has one active token: the one without
 * `replacedAt`. Its predecessor still leads to it. The use of an older token is a sign of theft and
 * ends the whole session.
 */
export const refreshTokenTable = mainSchema.table(
  'refresh_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    sessionId: text('session_id')
      .notNull()
      .references(() => sessionTable.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
    replacedAt: moment('replaced_at'),
  },
  (table) => [
    index('refresh_tokens_of_session').on(table.sessionId),
    index('refresh_tokens_by_expiry').on(table.expiresAt),
  ],
)
