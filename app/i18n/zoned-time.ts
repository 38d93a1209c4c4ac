import { nameOfZone } from '#app/lib/zone-name.ts'
import { formatLocalTime, formatMinuteOfDay } from './format.ts'
import { getLocale, type Locale } from './paraglide/runtime.js'

/** The zones that every visitor can choose. */
export const indonesianZones = ['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura'] as const

/** The local day, `YYYY-MM-DD`, and the minutes since its midnight, of an instant in a zone. */
export function localMoment(instant: string, zone: string): { day: string; minute: number } {
  const text = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(new Date(instant))
  const [day = '', time = ''] = text.split(' ')
  const [hour, minute] = time.split(':').map(Number)
  return { day, minute: (hour ?? 0) * 60 + (minute ?? 0) }
}

/** `09.05` or `09:05`, without the zone's name. */
export function formatTimeIn(instant: string, zone: string): string {
  return formatMinuteOfDay(localMoment(instant, zone).minute)
}

/**
 * `Selasa, 17 Februari 2026 pukul 10.05 WITA` or `Tuesday, 17 February 2026, 10:05 WITA`: on pages,
 * and in mails with ordinary spaces.
 */
export function formatDateTimeIn(
  instant: string,
  zone: string,
  locale: Locale = getLocale(),
): string {
  const zoneName = nameOfZone(zone, new Date(instant))
  return formatLocalTime({ ...localMoment(instant, zone), zoneName }, locale)
}
