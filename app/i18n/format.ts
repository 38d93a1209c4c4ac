import { wibOffsetMs } from '#app/lib/day-in-jakarta.ts'
import { getLocale, type Locale } from './paraglide/runtime.js'

// The first Intl format of a page costs a phone a tenth of a second during hydration. Most pages
// have prices or dates, so these are formatted without it.

/** `Rp 1.500.000` or `IDR 1,500,000`, with a non-breaking space. Takes whole rupiah. */
export function formatRupiah(amount: number): string {
  const [unit, separator] = getLocale() === 'id' ? ['Rp', '.'] : ['IDR', ',']
  return `${unit}\u00a0${String(amount).replaceAll(/\B(?=(\d{3})+$)/g, separator)}`
}

/** `72,5` or `72.5`; a negative number has a minus sign (`−0,4`), not a hyphen. */
export function formatNumber(value: number, options?: Intl.NumberFormatOptions): string {
  const text = numberFormat(getLocale() === 'id' ? 'id-ID' : 'en-GB', options).format(value)
  return text.replace('-', '\u2212')
}

/**
 * `17 Februari 2026` or `17 February 2026`, with a non-breaking space after the day. Takes a date
 * or an instant, which is shown in WIB.
 */
export function formatDate(value: string, locale: Locale = getLocale()): string {
  return `${inWib(value).getUTCDate()}\u00a0${formatMonth(value, locale)}`
}

/** `17 Feb`, with a non-breaking space. Takes a date. */
export function formatShortDay(value: string): string {
  return `${inWib(value).getUTCDate()}\u00a0${shortMonth(value)}`
}

/** `Feb 2026`. Takes a date. */
export function formatShortMonth(value: string): string {
  return `${shortMonth(value)} ${inWib(value).getUTCFullYear()}`
}

/** Three letters identify a month in both languages. */
function shortMonth(value: string): string {
  return formatMonth(value).slice(0, 3)
}

/** `Februari 2026` or `February 2026`. Takes `YYYY-MM` too. */
export function formatMonth(value: string, locale: Locale = getLocale()): string {
  const day = inWib(value)
  return `${calendarNames[locale].months[day.getUTCMonth()]} ${day.getUTCFullYear()}`
}

/** `Selasa, 17 Februari 2026 pukul 09.05 WIB` or `Tuesday, 17 February 2026, 09:05 WIB`. */
export function formatDateTime(instant: string): string {
  const moment = inWib(instant)
  const minute = moment.getUTCHours() * 60 + moment.getUTCMinutes()
  return formatLocalTime({ day: instant, minute, zoneName: 'WIB' })
}

type LocalTime = { day: string; minute: number; zoneName: string }

/** Writes a moment of a zone. A line can break before the date or the time, not inside them. */
export function formatLocalTime(
  { day, minute, zoneName }: LocalTime,
  locale: Locale = getLocale(),
): string {
  const joint = locale === 'id' ? ' pukul\u00a0' : ', '
  return `${formatDayLong(day, locale)}${joint}${formatMinuteOfDay(minute, locale)}\u00a0${zoneName}`
}

/** `Selasa, 17 Februari 2026`. Takes a date or an instant. */
export function formatDayLong(day: string, locale: Locale = getLocale()): string {
  return `${formatWeekday(day, locale)}, ${formatDate(day, locale).replaceAll(' ', '\u00a0')}`
}

/** `Selasa` or `Tuesday`. Takes a date or an instant. */
export function formatWeekday(value: string, locale: Locale = getLocale()): string {
  return calendarNames[locale].weekdays[inWib(value).getUTCDay()] ?? ''
}

/** `09.05` or `09:05`. Takes minutes after midnight. */
export function formatMinuteOfDay(minute: number, locale: Locale = getLocale()): string {
  const twoDigits = (part: number) => String(part).padStart(2, '0')
  const separator = locale === 'id' ? '.' : ':'
  return `${twoDigits(Math.floor(minute / 60))}${separator}${twoDigits(minute % 60)}`
}

/** A date whose UTC fields read as WIB, which the product shows in every time zone. A bare date is midnight UTC, the same day in Jakarta. */
function inWib(value: string): Date {
  return new Date(Date.parse(value) + wibOffsetMs)
}

const numberFormats = new Map<string, Intl.NumberFormat>()

/** Cached: creating a format costs a hundred times more than using it. */
function numberFormat(tag: string, options?: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = tag + JSON.stringify(options ?? {})
  const format = numberFormats.get(key) ?? new Intl.NumberFormat(tag, options)
  numberFormats.set(key, format)
  return format
}

/** Names in dates, starting with Sunday and January. */
const calendarNames = {
  id: {
    weekdays: ['Minggu', 'Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu'],
    months: [
      'Januari',
      'Februari',
      'Maret',
      'April',
      'Mei',
      'Juni',
      'Juli',
      'Agustus',
      'September',
      'Oktober',
      'November',
      'Desember',
    ],
  },
  en: {
    weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    months: [
      'January',
      'February',
      'March',
      'April',
      'May',
      'June',
      'July',
      'August',
      'September',
      'October',
      'November',
      'December',
    ],
  },
} as const
