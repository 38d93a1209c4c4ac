import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, text } from 'drizzle-orm/pg-core'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'
import { userTable } from './user.table.ts'

/**
 * A passkey (WebAuthn) of a nutritionist or a person of the staff: a second factor beside the
 * authenticator app. Its counter never goes back; devices that do not count stay at zero.
 */
export const passkeyTable = mainSchema.table(
  'passkeys',
  {
    /** As the authenticator made it, in base64url. */
    credentialId: text('credential_id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => userTable.id),
    /** COSE key in base64url. */
    publicKey: text('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** How a browser reaches it, such as `internal` or `usb`. */
    transports: text('transports').array().notNull(),
    /** Whether its maker copies it to other devices of the person. */
    isBackedUp: boolean('is_backed_up').notNull(),
    /** In the words of the person. */
    name: text('name').notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [
    index('passkeys_of_user').on(table.userId, table.createdAt),
    check('passkeys_name', sql`length(${table.name}) between 1 and 60`),
    check('passkeys_counter', sql`${table.counter} >= 0`),
  ],
)
export type PasskeyRow = typeof passkeyTable.$inferSelect
