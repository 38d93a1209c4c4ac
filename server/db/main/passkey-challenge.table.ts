import { sql } from 'drizzle-orm'
import { check, index, text } from 'drizzle-orm/pg-core'
import { listed } from './listed.ts'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'
import { sessionTable } from './session.table.ts'

const purposes = ['add', 'prove'] as const

/**
 * What a passkey must sign next, for one sign-in and one purpose. Reading a row deletes it, so a
 * challenge works once. Only its hash is stored.
 */
export const passkeyChallengeTable = mainSchema.table(
  'passkey_challenges',
  {
    challengeHash: text('challenge_hash').primaryKey(),
    sessionId: text('session_id')
      .notNull()
      .references(() => sessionTable.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: purposes }).notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('passkey_challenges_by_expiry').on(table.expiresAt),
    check('passkey_challenges_purpose', sql`${table.purpose} in (${listed(purposes)})`),
  ],
)
export type PasskeyChallengeRow = typeof passkeyChallengeTable.$inferSelect
