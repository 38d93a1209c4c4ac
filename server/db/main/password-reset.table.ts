import { text } from 'drizzle-orm/pg-core'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'
import { userTable } from './user.table.ts'

/**
 * The valid reset link of an account, stored as the SHA-256 of its token. A new link replaces the
 * row, and redeeming a link deletes it. A link without a row is used up.
 */
export const passwordResetTable = mainSchema.table('password_resets', {
  userId: text('user_id')
    .primaryKey()
    .references(() => userTable.id, { onDelete: 'cascade' }),
  tokenHash: text('token_hash').notNull().unique('password_resets_token'),
  expiresAt: moment('expires_at').notNull(),
})
