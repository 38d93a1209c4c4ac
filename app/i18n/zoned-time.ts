import { nameOfZone } from '#app/lib/zone-name.ts'
import { formatDate, formatMinuteOfDay, formatWeekday } from './format.ts'
import { getLocale } from './paraglide/runtime.js'

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

/** `Selasa, 17 Februari 2026 pukul 10.05 WITA` or `Tuesday, 17 February 2026, 10:05 WITA`. */
export function formatDateTimeIn(instant: string, zone: string): string {
  const { day, minute } = localMoment(instant, zone)
  const joint = getLocale() === 'id' ? ' pukul\u00a0' : ', '
  return `${formatDayLong(day)}${joint}${formatMinuteOfDay(minute)}\u00a0${nameOfZone(zone, new Date(instant))}`
}

/** `Selasa, 17 Februari 2026`. Takes a date. */
export function formatDayLong(day: string): string {
  return `${formatWeekday(day)}, ${formatDate(day).replaceAll(' ', '\u00a0')}`
}
