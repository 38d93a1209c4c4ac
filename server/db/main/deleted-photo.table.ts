import { primaryKey, text } from 'drizzle-orm/pg-core'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'
import { trackerTable } from './tracker.table.ts'

/**
 * Tombstones of deleted photos, by id alone. A device that missed the response to its upload
 * retries it, and the photo must not come back.
 */
export const deletedPhotoTable = mainSchema.table(
  'deleted_photos',
  {
    trackerId: text('tracker_id')
      .notNull()
      .references(() => trackerTable.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    deletedAt: moment('deleted_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.trackerId, table.id] })],
)
