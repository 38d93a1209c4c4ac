import { sql } from 'drizzle-orm'
import { check, index, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { roomSides } from '#server/contract/call.schema.ts'
import { callTable } from './call.table.ts'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'

const listed = (values: readonly string[]) => sql.raw(values.map((it) => `'${it}'`).join(', '))

/** What ended a presence: the tab left, another tab took over, it fell silent, or the call ended. */
const presenceEnds = ['tab', 'takeover', 'silence', 'close'] as const

/**
 * A tab was in a room, by the server's clock. A side is one of the session's two members, so a
 * third person cannot be there. Each is there in one tab at most. A trigger refuses a presence in a
 * call that has ended. The times stay, because they tell who missed a session.
 */
export const callPresenceTable = mainSchema.table(
  'call_presences',
  {
    id: text('id').primaryKey(),
    callId: text('call_id')
      .notNull()
      .references(() => callTable.id, { onDelete: 'cascade' }),
    side: text('side', { enum: roomSides }).notNull(),
    tab: text('tab').notNull(),
    joinedAt: moment('joined_at').notNull(),
    /** The last heartbeat. */
    seenAt: moment('seen_at').notNull(),
    leftAt: moment('left_at'),
    endedBy: text('ended_by', { enum: presenceEnds }),
    /** When the worker next asks the media server to remove a replaced tab. */
    removeDueAt: moment('remove_due_at'),
  },
  (table) => [
    uniqueIndex('call_presences_open')
      .on(table.callId, table.side)
      .where(sql`${table.leftAt} is null`),
    index('call_presences_of_call').on(table.callId, table.joinedAt),
    index('call_presences_seen').on(table.seenAt).where(sql`${table.leftAt} is null`),
    index('call_presences_remove_due')
      .on(table.removeDueAt)
      .where(sql`${table.removeDueAt} is not null`),
    check('call_presences_side', sql`${table.side} in (${listed(roomSides)})`),
    check(
      'call_presences_times',
      sql`${table.joinedAt} <= least(${table.seenAt}, ${table.leftAt})`,
    ),
    check('call_presences_ended_by', sql`${table.endedBy} in (${listed(presenceEnds)})`),
    check('call_presences_end', sql`(${table.leftAt} is null) = (${table.endedBy} is null)`),
  ],
)
export type CallPresence = typeof callPresenceTable.$inferSelect
