import { integer, text } from 'drizzle-orm/pg-core'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'
import { staffMemberTable } from './staff-member.table.ts'

/**
 * The secret of a person's authenticator app (RFC 6238). A code belongs to a step of 30 seconds. The
 * last one used only grows, so no code works twice.
 */
export const totpSecretTable = mainSchema.table('totp_secrets', {
  userId: text('user_id')
    .primaryKey()
    .references(() => staffMemberTable.userId),
  /** Base 32, sealed with `rest-key.ts`. */
  secret: text('secret').notNull(),
  confirmedAt: moment('confirmed_at').notNull(),
  lastStep: integer('last_step').notNull(),
})
