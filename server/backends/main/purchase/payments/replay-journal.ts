import type { MainContext } from '#server/backends/main/main-context.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import type { JournalEntry } from './notification-journal.ts'
import { receiveNotification } from './payment-notification.service.ts'

/**
 * Applies each journaled notification as if received at its own time. Those that the database still
 * has change nothing. Only authentic notifications are ever journaled.
 */
export async function replayJournal(
  context: MainContext,
  entries: readonly JournalEntry[],
): Promise<void> {
  for (const { rawBody, receivedAt } of entries) {
    const notification = context.payments.readJournaled(rawBody)
    if (!notification) {
      context.log.warn({ receivedAt }, 'a journaled notification is not of this payment provider')
      continue
    }
    const asThen = { ...context, clock: { now: () => new Date(receivedAt) }, journal: undefined }
    await receiveNotification(asThen, { notification, rawBody }).catch((error) => {
      // It was refused then too, or the database lost its order as well.
      if (!(error instanceof MainFailure)) throw error
      context.log.warn({ reason: error.message }, 'a journaled notification was refused')
    })
  }
}
