import { m } from '#app/i18n/paraglide/messages.js'
import { notify } from '#app/notifications/notify.ts'
import { forgetMember, listUnsent, listUnsentMessages, listUnsentPhotos } from './device-outbox.ts'
import { exchange } from './exchange.ts'
import { settle as settleMessage } from './messages/message-queue.ts'
import { sendMessage } from './messages/send-message.ts'
import { settle } from './photos/photo-queue.ts'
import { sendPhoto } from './photos/send-photo.ts'
import { sendQueue } from './send-queue.ts'
import { syncOperations } from './sync.functions.ts'

/** The longest that signing out waits for unsent changes. */
const patienceMs = 5_000

/** Sends what is unsent. If something is left, asks the member whether to sign out without it. */
export async function mayLeave(memberId: string): Promise<boolean> {
  const before = await listLeft(memberId)
  if (Object.values(before).every((parts) => parts.length === 0)) return true
  const sent = [
    ...before.outboxes.map(({ trackerId, store }) =>
      exchange(store, (operations) => syncOperations({ data: { trackerId, operations } })),
    ),
    ...before.photos.map(({ trackerId, store }) =>
      sendQueue({ store, settle, send: (queued) => sendPhoto(trackerId, queued) }),
    ),
    ...before.messages.map(({ conversationId, store }) =>
      sendQueue({
        store,
        settle: settleMessage,
        send: (message) => sendMessage(conversationId, message),
      }),
    ),
  ]
  await Promise.race([
    Promise.allSettled(sent),
    new Promise((resolve) => setTimeout(resolve, patienceMs)),
  ])
  const left = await listLeft(memberId)
  const lost = [
    { count: countOf(left.outboxes), text: m.sync_leave_title },
    { count: countOf(left.photos), text: m.sync_leave_photos },
    { count: countOf(left.messages), text: m.sync_leave_messages },
  ].flatMap(({ count, text }) => (count > 0 ? [text({ count })] : []))
  return lost.length === 0 || confirmLoss(lost)
}

async function listLeft(memberId: string) {
  const [outboxes, photos, messages] = await Promise.all([
    listUnsent(memberId).catch(() => []),
    listUnsentPhotos(memberId).catch(() => []),
    listUnsentMessages(memberId).catch(() => []),
  ])
  return { outboxes, photos, messages }
}

function countOf(parts: readonly { count: number }[]): number {
  return parts.reduce((sum, { count }) => sum + count, 0)
}

/** Deletes all data of a signed-out member on this device. */
export async function leaveDevice(memberId: string): Promise<void> {
  await forgetMember(memberId).catch(() => {})
}

/** Asks whether to lose what each text names. */
function confirmLoss(lost: string[]): Promise<boolean> {
  // The menu with the sign-out button would cover the notice.
  document.querySelector<HTMLElement>(':popover-open')?.hidePopover()
  return new Promise((resolve) => {
    void notify({
      id: 'sync-leave',
      title: lost.join('. '),
      description: m.sync_leave_text(),
      timeoutMs: Number.POSITIVE_INFINITY,
      actions: [{ label: m.sync_leave_go(), onClick: () => resolve(true) }],
      callback: () => resolve(false),
    })
  })
}
