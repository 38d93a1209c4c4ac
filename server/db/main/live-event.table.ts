import { sql } from 'drizzle-orm'
import { bigint, index, integer, text, unique } from 'drizzle-orm/pg-core'
import type { LiveEvent } from '#server/contract/live.schema.ts'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'

/**
 * What a member's open pages must hear of. An insert is enough: triggers and `insertEvent` insert a row
 * in the transaction of the change that it tells. At its end a deferred trigger numbers the rows.
 * `seq` counts a member's events without gaps, in the order in which they are committed. It rings
 * `NOTIFY live_events` with the member's id. It locks cursors by member id, and nothing after them.
 * Events of deleted accounts are dropped. A foreign key would wait for the member's row, out of the
 * order of locks. A worker deletes events after a week.
 */
export const liveEventTable = mainSchema.table(
  'live_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: text('user_id').notNull(),
    /** Null until the transaction ends. */
    seq: integer('seq'),
    kind: text('kind').$type<LiveEvent['kind']>().notNull(),
    /** The id of what changed. */
    ref: text('ref').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    unique('live_events_seq').on(table.userId, table.seq),
    index('live_events_new').on(table.userId).where(sql`${table.seq} is null`),
    index('live_events_created').on(table.createdAt),
  ],
)
