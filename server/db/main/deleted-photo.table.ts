import { primaryKey, text } from 'drizzle-orm/pg-core'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'
import { trackerTable } from './tracker.table.ts'

/**
 * The ids of photos that were deleted, and nothing else of them: a device whose upload lost its answer
 * sends the photo again, and it must not come back.
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
