import { sql } from 'drizzle-orm'
import { check, primaryKey, text } from 'drizzle-orm/pg-core'
import { staffRoles } from '#server/contract/staff.schema.ts'
import { listed } from './listed.ts'
import { mainSchema } from './main-schema.ts'

/** What each role of the staff may do. Only migrations write it. */
export const rolePermissionTable = mainSchema.table(
  'role_permissions',
  {
    role: text('role', { enum: staffRoles }).notNull(),
    permission: text('permission').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.role, table.permission] }),
    check('role_permissions_role', sql`${table.role} in (${listed(staffRoles)})`),
  ],
)
