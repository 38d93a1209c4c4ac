import { sql } from 'drizzle-orm'
import { check, index, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { staffRoles } from '#server/contract/staff.schema.ts'
import { listed } from './listed.ts'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'
import { staffMemberTable } from './staff-member.table.ts'
import { userTable } from './user.table.ts'

/**
 * A role of a person, from a moment until it ends. Append-only: a grant ends once and never changes
 * otherwise. Triggers hold that an owner grants, and that an owner stays.
 */
export const staffGrantTable = mainSchema.table(
  'staff_grants',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => staffMemberTable.userId),
    role: text('role', { enum: staffRoles }).notNull(),
    /** Null for the first owner, whom an operator's command makes. */
    grantedBy: text('granted_by').references(() => userTable.id),
    grantedAt: moment('granted_at').notNull(),
    reason: text('reason').notNull().default(''),
    endedAt: moment('ended_at'),
    endedBy: text('ended_by').references(() => userTable.id),
  },
  (table) => [
    uniqueIndex('staff_grants_open')
      .on(table.userId, table.role)
      .where(sql`${table.endedAt} is null`),
    index('staff_grants_of_user').on(table.userId, table.grantedAt),
    check('staff_grants_role', sql`${table.role} in (${listed(staffRoles)})`),
    check('staff_grants_by_another', sql`${table.grantedBy} <> ${table.userId}`),
    check('staff_grants_end', sql`(${table.endedAt} is null) = (${table.endedBy} is null)`),
  ],
)
