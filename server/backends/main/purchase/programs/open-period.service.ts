import { dayInJakarta } from '#app/lib/day-in-jakarta.ts'
import { appendSessionCredit } from '#server/backends/main/consultation/session-credit.repository.ts'
import { lockUser } from '#server/backends/main/identity/users/user.repository.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { addDays } from '#server/backends/main/platform/calendar-day.ts'
import { randomId } from '#server/backends/main/platform/random-secret.ts'
import { insertTracker } from '#server/backends/main/tracker/trackers/tracker.repository.ts'
import type { OrderRow } from '#server/db/main/order.table.ts'
import type { ProductServiceRow } from '#server/db/main/product-service.table.ts'
import type { ProgramPeriodRow } from '#server/db/main/program-period.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { planPeriod } from './plan-period.ts'
import { lockTrackerOfProgram, setTrackerDays, upsertPeriod } from './program-period.repository.ts'

/** A member who returns to a program this soon after its end continues with its tracker. */
const returnDays = 30

/** The earliest end of a tracker that a purchase on this day continues. */
export function returnsFrom(today: string): string {
  return addDays(today, -returnDays)
}

type Paid = { order: Pick<OrderRow, 'id' | 'userId'>; productService: ProductServiceRow }

/**
 * Adds an order's weeks and sessions to the member's program. The weeks follow the remaining days,
 * in the same tracker. A first purchase opens a tracker, which waits for its first session. A
 * reversed period can be granted again if its money arrives after all.
 */
export async function openPeriod(
  { clock }: Pick<MainContext, 'clock'>,
  tx: Database,
  { order, productService }: Paid,
): Promise<ProgramPeriodRow & { isExtension: boolean; isWaiting: boolean }> {
  const { programSlug, sessionCount } = productService
  // Serialized per member: two orders of one program must not open two trackers.
  await lockUser(tx, order.userId)
  const createdAt = clock.now()
  const today = dayInJakarta(createdAt)
  const earlierTracker = await lockTrackerOfProgram(tx, {
    userId: order.userId,
    programSlug,
    endsFrom: returnsFrom(today),
  })
  const { period, isNew, ...plan } = planPeriod(earlierTracker, productService, today)
  const trackerId = earlierTracker?.id ?? randomId()
  const { endsOn } = period
  if (earlierTracker) await setTrackerDays(tx, trackerId, isNew ? period : { endsOn })
  else
    await insertTracker(tx, {
      id: trackerId,
      userId: order.userId,
      programSlug,
      ...period,
      createdAt,
    })
  const granted = {
    ...period,
    orderId: order.id,
    trackerId,
    sessionCount,
    createdAt,
    reversedAt: null,
  }
  await upsertPeriod(tx, granted)
  if (sessionCount > 0)
    await appendSessionCredit(tx, {
      id: randomId(),
      trackerId,
      kind: 'granted',
      amount: sessionCount,
      orderId: order.id,
      createdAt,
    })
  return { ...granted, ...plan }
}
