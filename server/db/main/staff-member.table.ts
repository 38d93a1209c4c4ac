import { text } from 'drizzle-orm/pg-core'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'
import { userTable } from './user.table.ts'

/**
 * A person who works for the business. A suspended one is refused at the next call. The database
 * refuses to suspend the last owner.
 */
export const staffMemberTable = mainSchema.table('staff_members', {
  userId: text('user_id')
    .primaryKey()
    .references(() => userTable.id),
  joinedAt: moment('joined_at').notNull(),
  suspendedAt: moment('suspended_at'),
})
