import { m } from '#app/i18n/paraglide/messages.js'

import { dayMs, hourMs, minuteMs } from '#app/lib/time.ts'

/** Returns how long a message has waited to be read, by the server's clock. */
export function unreadFor(since: string, now: string): string {
  const waitedMs = Math.max(0, Date.parse(now) - Date.parse(since))
  if (waitedMs >= dayMs) return m.messages_waits_days({ count: Math.floor(waitedMs / dayMs) })
  if (waitedMs >= hourMs) return m.messages_waits_hours({ count: Math.floor(waitedMs / hourMs) })
  return m.messages_waits_minutes({ count: Math.floor(waitedMs / minuteMs) })
}
