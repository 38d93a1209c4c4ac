import { integer, text } from 'drizzle-orm/pg-core'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'
import { userTable } from './user.table.ts'

/**
 * The secret of the authenticator app (RFC 6238) of a nutritionist or a person of the staff. A code belongs to a step of 30 seconds. The
 * last one used only grows, so no code works twice.
 */
export const totpSecretTable = mainSchema.table('totp_secrets', {
  userId: text('user_id')
    .primaryKey()
    .references(() => userTable.id),
  /** Base 32, sealed with `rest-key.ts`. */
  secret: text('secret').notNull(),
  confirmedAt: moment('confirmed_at').notNull(),
  lastStep: integer('last_step').notNull(),
})
