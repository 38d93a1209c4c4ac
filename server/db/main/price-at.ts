import { type SQL, sql } from 'drizzle-orm'
import type { TaxClass } from '#server/contract/order-line.schema.ts'

// Parts of a selection from `product_services`. The names are plain SQL, because drizzle drops the
// table of a column where only one table is selected from.

/** The regular price of the service at a moment. */
export function regularPriceAt(now: Date) {
  return latestAt(now, 'price_rupiah').mapWith(Number)
}

/** The tax class of the service at a moment. */
export function taxClassAt(now: Date): SQL<TaxClass> {
  return sql`${latestAt(now, 'tax_class')}`
}

/** What an order of the service at a moment costs. */
export function chargedPriceAt(now: Date) {
  const at = momentOf(now)
  return sql`least(${latestAt(now, 'price_rupiah')}, (
    select min(reduced.price_rupiah) from main.promotional_prices reduced
    join main.promotions on promotions.id = reduced.promotion_id
    where reduced.product_service_id = product_services.id
      and promotions.starts_at <= ${at} and promotions.ends_at > ${at}
  ))`.mapWith(Number)
}

function latestAt(now: Date, column: 'price_rupiah' | 'tax_class'): SQL {
  const name = sql.raw(column)
  return sql`coalesce((
    select later.${name} from main.product_prices later
    where later.product_service_id = product_services.id and later.starts_at <= ${momentOf(now)}
    order by later.starts_at desc, later.recorded_at desc limit 1
  ), product_services.${name})`
}

function momentOf(now: Date): SQL {
  return sql`${now.toISOString()}::timestamptz`
}
