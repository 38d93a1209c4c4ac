import type { MailContext } from '#server/backends/main/platform/mail/enqueue-mail.ts'
import { closeTasks } from '#server/backends/main/platform/tasks/task.repository.ts'
import type { FulfilmentRow } from '#server/db/main/fulfilment.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { markReversed } from './fulfilment.repository.ts'
import { revokeProgram } from './program-grant.service.ts'

type Reversal = { orderId: string; reversal: NonNullable<FulfilmentRow['reversal']> }

/** Reverses a fulfilment, granted or still due, because the money went back. Idempotent. */
export async function reverseFulfilment(
  context: MailContext,
  tx: Database,
  { orderId, reversal }: Reversal,
): Promise<void> {
  const now = context.clock.now()
  const reversed = await markReversed(tx, { orderId, reversal, now })
  await closeTasks(tx, { kinds: ['fulfilment'], subject: orderId, closedAt: now })
  if (reversed?.wasGranted) await revokeProgram(context, tx, orderId)
}
