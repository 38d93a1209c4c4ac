import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, text } from 'drizzle-orm/pg-core'
import { largestSignalCharacters } from '#server/contract/call.schema.ts'
import { callTable } from './call.table.ts'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'

/**
 * What one tab tells the other to connect. It holds IP addresses, so it goes with the end of the call,
 * and after two hours at the latest. A trigger numbers signals by call, refuses them in a call that has
 * ended, and keeps the newest 200.
 */
export const callSignalTable = mainSchema.table(
  'call_signals',
  {
    callId: text('call_id')
      .notNull()
      .references(() => callTable.id, { onDelete: 'cascade' }),
    /** The trigger counts it. */
    seq: integer('seq').notNull().default(0),
    fromTab: text('from_tab').notNull(),
    toTab: text('to_tab').notNull(),
    /** JSON. A type for JSON would refuse half of a surrogate pair. */
    body: text('body').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.callId, table.seq] }),
    index('call_signals_created').on(table.createdAt),
    check(
      'call_signals_size',
      sql`length(${table.body}) <= ${sql.raw(String(2 * largestSignalCharacters))}`,
    ),
  ],
)
