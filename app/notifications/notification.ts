import { notify, type Toast } from './notify.ts'

/** A notification stays shorter than other toasts (specification, section 9). */
const timeoutMs = 2_000

/** What happened, told in passing (specification, section 3). */
export type NotificationItem = {
  /** The moment it was made, in milliseconds; two of one moment are told apart. */
  id: number
  title: string
  description: string
  timeoutMs: number
  color: NonNullable<Toast['color']>
}

let lastId = 0

export function notificationOf(
  { title, description, color }: Pick<NotificationItem, 'title' | 'description' | 'color'>,
  now = Date.now(),
): NotificationItem {
  lastId = Math.max(now, lastId + 1)
  return { id: lastId, title, description, timeoutMs, color }
}

export function showNotification({ id, ...notification }: NotificationItem): Promise<void> {
  return notify({ ...notification, id: String(id) })
}
