import { index, text } from 'drizzle-orm/pg-core'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'
import { userTable } from './user.table.ts'

/** A code that stands in for the second factor once. It has 80 random bits; only its hash is stored. */
export const recoveryCodeTable = mainSchema.table(
  'recovery_codes',
  {
    codeHash: text('code_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => userTable.id),
    usedAt: moment('used_at'),
  },
  (table) => [index('recovery_codes_of_user').on(table.userId)],
)
