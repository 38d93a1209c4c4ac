import { addDays, dayInJakarta } from '#server/backends/main/calendar-day.ts'
import type { MainParts } from '#server/backends/main/main-parts.ts'
import { randomId } from '#server/backends/main/random-secret.ts'
import type { OrderRow } from '#server/db/main/order.table.ts'
import type { ProductServiceRow } from '#server/db/main/product-service.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { upsertTracker } from './tracker.repository.ts'

/** Opens the program that an order paid for; it starts today, by Jakarta's calendar. */
export async function openTracker(
  { clock }: Pick<MainParts, 'clock'>,
  tx: Database,
  { order, productService }: { order: OrderRow; productService: ProductServiceRow },
): Promise<string> {
  const createdAt = clock.now()
  const startsOn = dayInJakarta(createdAt)
  return upsertTracker(tx, {
    id: randomId(),
    userId: order.userId,
    orderId: order.id,
    programSlug: productService.programSlug,
    startsOn,
    endsOn: addDays(startsOn, productService.durationWeeks * 7),
    createdAt,
  })
}
