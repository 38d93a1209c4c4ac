import { notify, type Toast } from './notify.ts'

/** Shorter than other toasts (specification, section 9). */
const timeoutMs = 2_000

/** A passing notice about an event (specification, section 3). */
type NotificationItem = {
  /** Creation time in milliseconds, made unique within one millisecond. */
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
