import { date, index, primaryKey, text } from 'drizzle-orm/pg-core'
import type { PhotoType } from '#server/contract/photo.schema.ts'
import { bytes } from './bytes-column.ts'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'
import { trackerTable } from './tracker.table.ts'

/**
 * A member's photo of themselves, without anything that the camera wrote beside the picture. It lives
 * in the database because all instances share that, and because a row that is deleted is gone. The id
 * was made on the member's device. Health data: never in a log.
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
