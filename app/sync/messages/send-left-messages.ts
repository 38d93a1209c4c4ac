import { listUnsentMessages } from '#app/sync/device-outbox.ts'
import { keepSending } from '#app/sync/keep-sending.ts'
import { connectionAfterSending } from '#app/sync/send-queue.ts'
import { createMessageSync } from './message-sync.ts'
import { sendMessage } from './send-message.ts'

/** Sends the messages that wait on this device, of every conversation. Returns the function that stops it. */
export async function sendLeftMessages(memberId: string): Promise<() => void> {
  const left = await listUnsentMessages(memberId)
  const stops = left.map(({ conversationId, store }) =>
    keepSending(
      createMessageSync({
        store,
        send: (message) => sendMessage(conversationId, message),
        judge: connectionAfterSending,
        onWaiting: () => {},
        // The live channel reads the thread again.
        refresh: async () => {},
      }),
    ),
  )
  return () => {
    for (const stop of stops) stop()
  }
}
