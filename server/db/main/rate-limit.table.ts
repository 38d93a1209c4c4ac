import { index, integer, text } from 'drizzle-orm/pg-core'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'

/** The calls counted in the current period of a rate limit, by limit and subject. */
export const rateLimitTable = mainSchema.table(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    points: integer('points').notNull(),
    expire: moment('expire'),
  },
  (table) => [index('rate_limits_by_expiry').on(table.expire)],
)
