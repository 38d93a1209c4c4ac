import { sql } from 'drizzle-orm'
import { check, index, integer, text } from 'drizzle-orm/pg-core'
import type { ShareSection } from '#server/contract/share.schema.ts'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'
import { trackerTable } from './tracker.table.ts'

/**
 * A link that shows parts of a tracker to any holder of its key. It works until it expires, is
 * revoked or is locked by too many wrong PINs. Only hashes of the key and the PIN are stored.
 */
export const trackerShareTable = mainSchema.table(
  'tracker_shares',
  {
    id: text('id').primaryKey(),
    trackerId: text('tracker_id')
      .notNull()
      .references(() => trackerTable.id, { onDelete: 'cascade' }),
    keyHash: text('key_hash').notNull().unique(),
    label: text('label').notNull(),
    shownName: text('shown_name').notNull(),
    sections: text('sections').array().$type<ShareSection[]>().notNull(),
    dayCount: integer('day_count').notNull(),
    /** Null if the link has no PIN. */
    pinHmac: text('pin_hmac'),
    wrongPinCount: integer('wrong_pin_count').notNull().default(0),
    viewCount: integer('view_count').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
  },
  (table) => [
    index('tracker_shares_of_tracker').on(table.trackerId),
    check('tracker_shares_sections', sql`cardinality(${table.sections}) > 0`),
  ],
)
export type TrackerShareRow = typeof trackerShareTable.$inferSelect
