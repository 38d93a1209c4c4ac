import type { MainContext } from '#server/backends/main/main-context.ts'
import { randomId } from '#server/backends/main/platform/random-secret.ts'
import { listLines } from '#server/backends/main/purchase/orders/order-line.repository.ts'
import type { Database } from '#server/db/open-database.ts'
import { commissionOf } from './commission-of.ts'
import { findKolOfOrder, insertCommission, sumCommissions } from './kol.repository.ts'
import { closeSettledTask } from './kol-payout.service.ts'

/**
 * Adjusts the KOL's commission for an order to what the company retains of it. The percentage is
 * that of the day when the order was placed. Appends only the difference to the ledger, so it is
 * idempotent.
 */
export async function creditKol(
  { clock }: Pick<MainContext, 'clock'>,
  tx: Database,
  { orderId, retainedRupiah }: { orderId: string; retainedRupiah: number },
): Promise<void> {
  const found = await findKolOfOrder(tx, orderId)
  if (!found) return
  const { code: kolCode, percent, totalRupiah } = found
  const lines = (await listLines(tx, [orderId])).get(orderId) ?? []
  const vatRupiah = lines.find(({ kind }) => kind === 'tax')?.amountRupiah ?? 0
  const due = commissionOf({ totalRupiah, vatRupiah, retainedRupiah, percent })
  const amountRupiah = due - (await sumCommissions(tx, orderId))
  if (amountRupiah === 0) return
  await insertCommission(tx, {
    id: randomId(),
    ...{ kolCode, orderId },
    kind: amountRupiah > 0 ? 'earned' : 'reversed',
    amountRupiah,
    createdAt: clock.now(),
  })
  if (amountRupiah < 0) await closeSettledTask({ clock }, tx, kolCode)
}
