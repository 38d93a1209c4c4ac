import { index, text } from 'drizzle-orm/pg-core'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'
import { trackerShareTable } from './tracker-share.table.ts'

/**
 * When a link was opened and the browser's self-reported name, without the address. Only the latest
 * views of a link are stored.
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
