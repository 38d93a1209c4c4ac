import { sql } from 'drizzle-orm'
import { check, index, jsonb, primaryKey, text } from 'drizzle-orm/pg-core'
import type { EntryContent, EntryKind } from '#server/contract/sync.schema.ts'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'
import { trackerTable } from './tracker.table.ts'

/**
 * Every accepted change of a device, by the device's operation id, so that a retry finds itself
 * here. `done` was applied to the tracker. `open` conflicts with an entry that the member had not
 * seen. `kept` holds its value (null for a deletion) until the member resolves it: `closed`. All
 * but open ones are deleted after 90 days. Health data: never log it.
 */
export const syncOperationTable = mainSchema.table(
  'sync_operations',
  {
    trackerId: text('tracker_id')
      .notNull()
      .references(() => trackerTable.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    state: text('state').$type<'done' | 'open' | 'closed'>().notNull(),
    kind: text('kind').$type<EntryKind>().notNull(),
    entryId: text('entry_id').notNull(),
    kept: jsonb('kept').$type<EntryContent>(),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.trackerId, table.id] }),
    index('sync_operations_open').on(table.trackerId).where(sql`${table.state} = 'open'`),
    index('sync_operations_received').on(table.trackerId, table.receivedAt),
    check('sync_operations_state', sql`${table.state} in ('done', 'open', 'closed')`),
    check('sync_operations_kept', sql`${table.state} = 'open' or ${table.kept} is null`),
  ],
)
