import { date, index, primaryKey, text } from 'drizzle-orm/pg-core'
import type { PhotoType } from '#server/contract/photo.schema.ts'
import { bytes } from '#server/db/bytes-column.ts'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'
import { trackerTable } from './tracker.table.ts'

/**
 * A member's photo of themselves, stripped of camera metadata. It lives in the database because all
 * instances share it and a deleted row is gone. The member's device makes the id. Health data: never
 * log it.
 */
export const photoTable = mainSchema.table(
  'photos',
  {
    trackerId: text('tracker_id')
      .notNull()
      .references(() => trackerTable.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    takenOn: date('taken_on', { mode: 'string' }).notNull(),
    type: text('type').$type<PhotoType>().notNull(),
    content: bytes('content').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.trackerId, table.id] }),
    index('photos_of_day').on(table.trackerId, table.takenOn),
  ],
)
