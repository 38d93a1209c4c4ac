import { sql } from 'drizzle-orm'
import { check, text } from 'drizzle-orm/pg-core'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'

/**
 * A time in which some services cost less. It applies from `starts_at` on and no more at `ends_at`;
 * nothing else switches it on or off. Its words belong to the content backend, under the same id.
 */
export const promotionTable = mainSchema.table(
  'promotions',
  {
    /** Readable, such as `meja-akhir-tahun`: it stands in addresses. */
    id: text('id').primaryKey(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [check('promotions_period', sql`${table.startsAt} < ${table.endsAt}`)],
)
export type PromotionRow = typeof promotionTable.$inferSelect
