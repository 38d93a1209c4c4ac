import { index, text } from 'drizzle-orm/pg-core'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'
import { trackerShareTable } from './tracker-share.table.ts'

/**
 * When a link was opened, and by which browser as it called itself; never from which address. Only
 * the latest of a link are kept.
 */
export const shareViewTable = mainSchema.table(
  'share_views',
  {
    id: text('id').primaryKey(),
    shareId: text('share_id')
      .notNull()
      .references(() => trackerShareTable.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    browser: text('browser').notNull(),
  },
  (table) => [index('share_views_of_share').on(table.shareId, table.at)],
)
