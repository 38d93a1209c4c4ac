import { sql } from 'drizzle-orm'
import { bigint, check, integer, text } from 'drizzle-orm/pg-core'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'

/**
 * A discount code, valid from `starts_at` until before `ends_at`. `used` counts the redemptions
 * that were not returned; one conditional update raises it, so it never passes the quota. A code
 * without rows in `promo_code_services` is valid for every service. Triggers hold that a code is
 * never deleted and ends only earlier. From its first use on, it gives the same discount for the
 * same services.
 */
export const promoCodeTable = mainSchema.table(
  'promo_codes',
  {
    /** In capitals; members may type it in any case. */
    code: text('code').primaryKey(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    quota: integer('quota').notNull(),
    used: integer('used').notNull().default(0),
    /** The minimum order total before the discount; a fixed discount is less than it. */
    minimumRupiah: bigint('minimum_rupiah', { mode: 'number' }).notNull().default(0),
    discountKind: text('discount_kind', { enum: ['percent', 'rupiah'] }).notNull(),
    discountValue: bigint('discount_value', { mode: 'number' }).notNull(),
  },
  (table) => [
    check(
      'promo_codes_capitals',
      sql`${table.code} = upper(${table.code}) and ${table.code} <> ''`,
    ),
    check('promo_codes_period', sql`${table.startsAt} <= ${table.endsAt}`),
    check('promo_codes_quota', sql`${table.used} between 0 and ${table.quota}`),
    check('promo_codes_minimum', sql`${table.minimumRupiah} >= 0`),
    check('promo_codes_kind', sql`${table.discountKind} in ('percent', 'rupiah')`),
    // A discount never covers the whole total: providers refuse a payment of zero.
    check(
      'promo_codes_value',
      sql`${table.discountValue} > 0 and ${table.discountValue} < case ${table.discountKind} when 'percent' then 100 else ${table.minimumRupiah} end`,
    ),
  ],
)
export type PromoCodeRow = typeof promoCodeTable.$inferSelect
