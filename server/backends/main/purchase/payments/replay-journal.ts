import * as v from 'valibot'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import { paymentNotificationSchema } from '#server/contract/purchase.schema.ts'
import type { JournalEntry } from './notification-journal.ts'
import { receiveNotification } from './payment-notification.service.ts'

const bodySchema = v.pipe(v.string(), v.parseJson(), paymentNotificationSchema)

/**
 * Applies what the journal holds as if it had just been received, at the time it was: what the
 * database has already changes nothing. Only authentic notifications are ever written to it.
 */
export async function replayJournal(
  context: MainContext,
  entries: readonly JournalEntry[],
): Promise<void> {
  for (const { rawBody, receivedAt } of entries) {
    const asThen = { ...context, clock: { now: () => new Date(receivedAt) }, journal: undefined }
    const notification = v.parse(bodySchema, rawBody)
    await receiveNotification(asThen, { notification, rawBody }).catch((error) => {
      // It was refused then too, or its order went down with the database.
      if (!(error instanceof MainFailure)) throw error
      context.log.warn({ reason: error.message }, 'a journaled notification was refused')
    })
  }
}
