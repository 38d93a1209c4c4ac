import { text } from 'drizzle-orm/pg-core'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'
import { userTable } from './user.table.ts'

/** Members with calm mode on; switching it off deletes the row. Health data. */
export const calmModeTable = mainSchema.table('calm_modes', {
  userId: text('user_id')
    .primaryKey()
    .references(() => userTable.id),
  switchedOnAt: moment('switched_on_at').notNull(),
})
