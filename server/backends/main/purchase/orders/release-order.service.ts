import { withdrawHold } from '#server/backends/main/consultation/appointments/held-session.repository.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { returnPromo } from '#server/backends/main/purchase/promo-codes/promo-code.service.ts'
import type { Database } from '#server/db/open-database.ts'

/** Frees what an order holds that gets no money: its promo and the time of its consultation. */
export async function releaseOrder(
  context: Pick<MainContext, 'clock'>,
  tx: Database,
  orderId: string,
): Promise<void> {
  await returnPromo(context, tx, orderId)
  await withdrawHold(tx, { orderId, now: context.clock.now() })
}
