import { formatDate } from '#app/i18n/format.ts'
import { getLocale } from '#app/i18n/paraglide/runtime.js'
import { dayMs, hourMs, minuteMs } from '#app/lib/time.ts'

/** From here on a date says more than a number of days. */
const longestInWordsMs = 7 * dayMs

/** Formats an instant as `5 minutes ago`, `yesterday`, or a date if it is older. */
export function formatLastSeen(lastSeenAt: string, asOf: string): string {
  const agoMs = Math.max(0, Date.parse(asOf) - Date.parse(lastSeenAt))
  if (agoMs >= longestInWordsMs) return formatDate(lastSeenAt)
  const words = new Intl.RelativeTimeFormat(getLocale(), { numeric: 'auto' })
  if (agoMs >= dayMs) return words.format(-Math.floor(agoMs / dayMs), 'day')
  if (agoMs >= hourMs) return words.format(-Math.floor(agoMs / hourMs), 'hour')
  // Shows at least one minute, because seconds are stale once read.
  return words.format(-Math.max(1, Math.floor(agoMs / minuteMs)), 'minute')
}
