import { index, integer, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { ViewedSection } from '#server/contract/appointment.schema.ts'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'
import { practiceTable } from './practice.table.ts'
import { trackerTable } from './tracker.table.ts'

/**
 * What a nutritionist opened of a client, for the client to read. It is sections of the tracker, an
 * intake or a note. One row per section and hour. Append-only.
 */
export const recordViewTable = mainSchema.table(
  'record_views',
  {
    id: text('id').primaryKey(),
    trackerId: text('tracker_id')
      .notNull()
      .references(() => trackerTable.id, { onDelete: 'cascade' }),
    practiceNumber: integer('practice_number')
      .notNull()
      .references(() => practiceTable.number),
    section: text('section').$type<ViewedSection>().notNull(),
    /** The start of the hour. */
    hour: moment('hour').notNull(),
  },
  (table) => [
    uniqueIndex('record_views_hour').on(
      table.trackerId,
      table.practiceNumber,
      table.section,
      table.hour,
    ),
    index('record_views_of_tracker').on(table.trackerId, table.hour),
  ],
)
