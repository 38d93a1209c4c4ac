import { m } from '#app/i18n/paraglide/messages.js'
import { notify } from '#app/notifications/notify.ts'
import { forgetMember, listUnsent, listUnsentPhotos } from './device-outbox.ts'
import { exchange } from './exchange.ts'
import { sendPhoto } from './photos/send-photo.ts'
import { sendQueue } from './photos/send-queue.ts'
import { syncOperations } from './sync.functions.ts'

/** The longest that signing out waits for unsent changes. */
const patienceMs = 5_000

/** Sends what is unsent. If something is left, asks the member whether to sign out without it. */
export async function mayLeave(memberId: string): Promise<boolean> {
  const before = await listLeft(memberId)
  if (before.outboxes.length + before.photos.length === 0) return true
  const sent = [
    ...before.outboxes.map(({ trackerId, store }) =>
      exchange(store, (operations) => syncOperations({ data: { trackerId, operations } })),
    ),
    ...before.photos.map(({ trackerId, store }) =>
      sendQueue(store, (queued) => sendPhoto(trackerId, queued)),
    ),
  ]
  await Promise.race([
    Promise.allSettled(sent),
    new Promise((resolve) => setTimeout(resolve, patienceMs)),
  ])
  const left = await listLeft(memberId)
  const [entries, photos] = [countOf(left.outboxes), countOf(left.photos)]
  return entries + photos === 0 || confirmLoss(entries, photos)
}

async function listLeft(memberId: string) {
  const [outboxes, photos] = await Promise.all([
    listUnsent(memberId).catch(() => []),
    listUnsentPhotos(memberId).catch(() => []),
  ])
  return { outboxes, photos }
}

function countOf(parts: readonly { count: number }[]): number {
  return parts.reduce((sum, { count }) => sum + count, 0)
}

/** Deletes all data of a signed-out member on this device. */
export async function leaveDevice(memberId: string): Promise<void> {
  await forgetMember(memberId).catch(() => {})
}

function confirmLoss(entries: number, photos: number): Promise<boolean> {
  // The menu with the sign-out button would cover the notice.
  document.querySelector<HTMLElement>(':popover-open')?.hidePopover()
  return new Promise((resolve) => {
    void notify({
      id: 'sync-leave',
      title: [
        ...(entries > 0 ? [m.sync_leave_title({ count: entries })] : []),
        ...(photos > 0 ? [m.sync_leave_photos({ count: photos })] : []),
      ].join('. '),
      description: m.sync_leave_text(),
      timeoutMs: Number.POSITIVE_INFINITY,
      actions: [{ label: m.sync_leave_go(), onClick: () => resolve(true) }],
      callback: () => resolve(false),
    })
  })
}
