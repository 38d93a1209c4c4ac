import { getLocale } from '#app/i18n/paraglide/runtime.js'

/** `Senin` or `Monday`, short `Sen` or `Mon`; weekdays count from 1, Monday, to 7, Sunday. */
export function weekdayName(weekday: number, weekdayFormat: 'long' | 'short' = 'long'): string {
  const tag = getLocale() === 'id' ? 'id-ID' : 'en-GB'
  const format = new Intl.DateTimeFormat(tag, { weekday: weekdayFormat, timeZone: 'UTC' })
  // 5 January 1970 was a Monday.
  return format.format(new Date(Date.UTC(1970, 0, 4 + weekday)))
}
