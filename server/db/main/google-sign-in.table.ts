import { index, text } from 'drizzle-orm/pg-core'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'
import { userTable } from './user.table.ts'

/**
 * The state of a visitor's OAuth round trip to Google, found by the SHA-256 of its `state`. Reading
 * a row deletes it, so a state works once.
 */
export const googleSignInTable = mainSchema.table(
  'google_sign_ins',
  {
    stateHash: text('state_hash').primaryKey(),
    codeVerifier: text('code_verifier').notNull(),
    nonce: text('nonce').notNull(),
    /** The member who connects a Google account; null for a sign-in. */
    userId: text('user_id').references(() => userTable.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('google_sign_ins_by_expiry').on(table.expiresAt)],
)
