import { sql } from 'drizzle-orm'
import { check, index, text } from 'drizzle-orm/pg-core'
import { approvalTable } from './approval.table.ts'
import { isLine } from './is-line.ts'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'
import { userTable } from './user.table.ts'

/**
 * Another address for a member who has lost the mailbox, as one person of staff asks for it. It takes
 * effect with `doneAt`: a trigger then uses up the approval of a second person for exactly this
 * address. A refused one is deleted.
 */
export const addressChangeTable = mainSchema.table(
  'address_changes',
  {
    approvalId: text('approval_id')
      .primaryKey()
      .references(() => approvalTable.id),
    userId: text('user_id')
      .notNull()
      .references(() => userTable.id),
    email: text('email').notNull(),
    /** How staff know that the address belongs to the member. */
    proof: text('proof').notNull(),
    doneAt: moment('done_at'),
  },
  (table) => [
    index('address_changes_of_user').on(table.userId),
    check('address_changes_email', sql`${table.email} = lower(${table.email})`),
    check('address_changes_proof', isLine(table.proof)),
  ],
)
