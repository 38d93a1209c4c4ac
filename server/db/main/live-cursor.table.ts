import { sql } from 'drizzle-orm'
import { check, integer, text, uuid } from 'drizzle-orm/pg-core'
import { mainSchema } from './main-schema.ts'

/**
 * The number of a member's last live event. `epoch` says which numbering it is: a number alone would
 * mean nothing after the row was lost. It has no foreign key, as `live_events`.
 */
export const liveCursorTable = mainSchema.table(
  'live_cursors',
  {
    userId: text('user_id').primaryKey(),
    epoch: uuid('epoch').notNull().defaultRandom(),
    lastSeq: integer('last_seq').notNull().default(0),
  },
  (table) => [check('live_cursors_seq', sql`${table.lastSeq} >= 0`)],
)
