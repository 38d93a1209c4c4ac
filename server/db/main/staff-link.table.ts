import { sql } from 'drizzle-orm'
import { check, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { staffLinkPurposes, staffRoles } from '#server/contract/staff.schema.ts'
import { listed } from './listed.ts'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'
import { userTable } from './user.table.ts'

const endings = ['used', 'withdrawn', 'replaced'] as const

/**
 * A link with which the owner of an address joins the staff, or gets another second factor, once.
 * Only the hash of its token is stored. An address has at most one open link. A trigger holds that a
 * link ends once and never changes otherwise.
 */
export const staffLinkTable = mainSchema.table(
  'staff_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    purpose: text('purpose', { enum: staffLinkPurposes }).notNull(),
    email: text('email').notNull(),
    roles: text('roles', { enum: staffRoles }).array().notNull(),
    /** Base 32, sealed with `rest-key.ts`: the secret that the person's app will get. */
    secret: text('secret').notNull(),
    /** The owner who made it; null for an operator's command. */
    madeBy: text('made_by').references(() => userTable.id),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    endedAt: moment('ended_at'),
    /** Null for an open link, and for one that ended before this column existed. */
    endedAs: text('ended_as', { enum: endings }),
  },
  (table) => [
    uniqueIndex('staff_links_open').on(table.email).where(sql`${table.endedAt} is null`),
    check('staff_links_email', sql`${table.email} = lower(${table.email})`),
    check('staff_links_purpose', sql`${table.purpose} in (${listed(staffLinkPurposes)})`),
    check('staff_links_roles', sql`${table.roles} <@ array[${listed(staffRoles)}]`),
    check(
      'staff_links_purpose_roles',
      sql`(${table.purpose} = 'join') = (cardinality(${table.roles}) > 0)`,
    ),
    check('staff_links_ended_as', sql`${table.endedAs} in (${listed(endings)})`),
    check('staff_links_end', sql`${table.endedAs} is null or ${table.endedAt} is not null`),
    check('staff_links_life', sql`${table.expiresAt} <= ${table.createdAt} + interval '72 hours'`),
  ],
)
export type StaffLinkRow = typeof staffLinkTable.$inferSelect
