import { asc, inArray } from 'drizzle-orm'
import type { OrderLine } from '#server/contract/order-line.schema.ts'
import { type OrderLineRow, orderLineTable } from '#server/db/main/order-line.table.ts'
import type { Database } from '#server/db/open-database.ts'

/** Inserts an order's lines in display order. They never change afterwards. */
export async function insertLines(
  db: Database,
  orderId: string,
  lines: readonly OrderLine[],
): Promise<void> {
  await db.insert(orderLineTable).values(
    lines.map((line, index) => ({
      orderId,
      position: index + 1,
      isIncluded: line.kind === 'tax',
      ...line,
    })),
  )
}

/** Returns the lines of the given orders, keyed by order id. */
export async function listLines(
  db: Database,
  orderIds: readonly string[],
): Promise<Map<string, OrderLine[]>> {
  if (orderIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(orderLineTable)
    .where(inArray(orderLineTable.orderId, [...orderIds]))
    .orderBy(asc(orderLineTable.orderId), asc(orderLineTable.position))
  const byOrder = Map.groupBy(rows, ({ orderId }) => orderId)
  return new Map([...byOrder].map(([orderId, its]) => [orderId, its.map(lineOf)]))
}

function lineOf({ kind, amountRupiah, ...row }: OrderLineRow): OrderLine {
  const { productServiceId, promoCode, taxClass } = row
  if (kind === 'item' && productServiceId !== null && taxClass !== null)
    return { kind, productServiceId, taxClass, amountRupiah }
  if (kind === 'promo_discount' && promoCode !== null) return { kind, promoCode, amountRupiah }
  if (kind === 'tax' && taxClass !== null) return { kind, taxClass, amountRupiah }
  throw new Error(`Line ${row.position} of order ${row.orderId} is no ${kind} line`)
}
