import { m } from '#app/i18n/paraglide/messages.js'
import { notify } from '#app/notifications/notify.ts'
import { forgetMember, listUnsent } from './device-outbox.ts'
import { exchange } from './exchange.ts'
import { syncOperations } from './sync.functions.ts'

/** Whoever signs out does not wait longer for what is unsent. */
const patienceMs = 5_000

/**
 * Sends what a member has not sent, and asks whether they want to leave without what is left. A
 * device that keeps nothing has nothing to ask.
 */
export async function mayLeave(memberId: string): Promise<boolean> {
  const before = await listUnsent(memberId).catch(() => [])
  if (before.length === 0) return true
  const sent = before.map(({ trackerId, store }) =>
    exchange(store, (operations) => syncOperations({ data: { trackerId, operations } })),
  )
  await Promise.race([
    Promise.allSettled(sent),
    new Promise((resolve) => setTimeout(resolve, patienceMs)),
  ])
  const left = await listUnsent(memberId).catch(() => [])
  const count = left.reduce((sum, outbox) => sum + outbox.count, 0)
  return count === 0 || confirmLoss(count)
}

/** Forgets on this device everything of a member who has left. */
export async function leaveDevice(memberId: string): Promise<void> {
  await forgetMember(memberId).catch(() => {})
}

function confirmLoss(count: number): Promise<boolean> {
  return new Promise((resolve) => {
    void notify({
      id: 'sync-leave',
      title: m.sync_leave_title({ count }),
      description: m.sync_leave_text(),
      timeoutMs: Number.POSITIVE_INFINITY,
      actions: [{ label: m.sync_leave_go(), onClick: () => resolve(true) }],
      callback: () => resolve(false),
    })
  })
}
