import { sql } from 'drizzle-orm'
import { check, text } from 'drizzle-orm/pg-core'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'

/**
 * A period in which some services cost less, from `starts_at` until before `ends_at`; only these
 * switch it on and off. It is never deleted: it ends earlier, and before its start with an empty
 * period. Triggers hold that. Its texts belong to the content backend, under the same id.
 */
export const promotionTable = mainSchema.table(
  'promotions',
  {
    /** Readable, such as `meja-akhir-tahun`, because it is part of URLs. */
    id: text('id').primaryKey(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [check('promotions_period', sql`${table.startsAt} <= ${table.endsAt}`)],
)
export type PromotionRow = typeof promotionTable.$inferSelect
