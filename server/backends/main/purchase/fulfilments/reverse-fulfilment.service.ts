import type { MainContext } from '#server/backends/main/main-context.ts'
import type { FulfilmentRow } from '#server/db/main/fulfilment.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { markReversed } from './fulfilment.repository.ts'
import { revokeProgram } from './program-grant.service.ts'

type Reversal = { orderId: string; reversal: NonNullable<FulfilmentRow['reversal']> }

/** Takes back what an order gave, or is about to give, because its money went back; once. */
export async function reverseFulfilment(
  context: Pick<MainContext, 'clock'>,
  tx: Database,
  { orderId, reversal }: Reversal,
): Promise<void> {
  const reversed = await markReversed(tx, { orderId, reversal, now: context.clock.now() })
  if (reversed?.wasGiven) await revokeProgram(context, tx, orderId)
}
