import type { MainContext } from '#server/backends/main/main-context.ts'
import type { FulfilmentRow } from '#server/db/main/fulfilment.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { markReversed } from './fulfilment.repository.ts'
import { revokeProgram } from './program-grant.service.ts'

type Reversal = { orderId: string; reversal: NonNullable<FulfilmentRow['reversal']> }

/** Reverses a fulfilment, granted or still due, because the money went back. Idempotent. */
export async function reverseFulfilment(
  context: Pick<MainContext, 'clock'>,
  tx: Database,
  { orderId, reversal }: Reversal,
): Promise<void> {
  const reversed = await markReversed(tx, { orderId, reversal, now: context.clock.now() })
  if (reversed?.wasGranted) await revokeProgram(context, tx, orderId)
}
