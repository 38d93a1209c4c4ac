import { calendarNames } from './calendar-names.ts'
import { getLocale } from './paraglide/runtime.js'

// The first number or date format of Intl costs a phone a tenth of a second, in the middle of the
// hydration of a page. Prices and dates are on most pages, so they are written without it.

/** WIB is UTC+7 all year: the product keeps one clock, whatever the visitor's. */
const wibOffsetMs = 7 * 60 * 60_000

/** `Rp 1.500.000` or `IDR 1,500,000`; the space does not break. Takes whole rupiah. */
export function formatRupiah(amount: number): string {
  const [unit, separator] = getLocale() === 'id' ? ['Rp', '.'] : ['IDR', ',']
  return `${unit}\u00a0${String(amount).replaceAll(/\B(?=(\d{3})+$)/g, separator)}`
}

/** `72,5` or `72.5`. */
export function formatNumber(value: number, options?: Intl.NumberFormatOptions): string {
  return numberFormat(getLocale() === 'id' ? 'id-ID' : 'en-GB', options).format(value)
}

/**
 * `17 Februari 2026` or `17 February 2026`; a line does not break between day and month. Takes a date,
 * or an instant as it reads in WIB.
 */
export function formatDate(value: string): string {
  return `${inWib(value).getUTCDate()}\u00a0${formatMonth(value)}`
}

/** `17 Feb`, which does not break: takes a date, where the year is plain. */
export function formatShortDay(value: string): string {
  return `${inWib(value).getUTCDate()}\u00a0${shortMonth(value)}`
}

/** `Feb 2026`: takes a date. */
export function formatShortMonth(value: string): string {
  return `${shortMonth(value)} ${inWib(value).getUTCFullYear()}`
}

/** In both languages a month is known by its first three letters. */
function shortMonth(value: string): string {
  return formatMonth(value).slice(0, 3)
}

/** `Februari 2026` or `February 2026`; takes `YYYY-MM` too. */
export function formatMonth(value: string): string {
  const day = inWib(value)
  return `${calendarNames[getLocale()].months[day.getUTCMonth()]} ${day.getUTCFullYear()}`
}

/**
 * `Selasa, 17 Februari 2026 pukul 09.05 WIB` or `Tuesday, 17 February 2026, 09:05 WIB`; a line breaks
 * before the date or the time, not inside them.
 */
export function formatDateTime(instant: string): string {
  const moment = inWib(instant)
  const weekday = calendarNames[getLocale()].weekdays[moment.getUTCDay()]
  const time = formatMinuteOfDay(moment.getUTCHours() * 60 + moment.getUTCMinutes())
  const joint = getLocale() === 'id' ? ' pukul\u00a0' : ', '
  const date = formatDate(instant).replaceAll(' ', '\u00a0')
  return `${weekday}, ${date}${joint}${time}\u00a0WIB`
}

/** `09.05` or `09:05`: a time of every day, in minutes from midnight in WIB. */
export function formatMinuteOfDay(minute: number): string {
  const twoDigits = (part: number) => String(part).padStart(2, '0')
  const separator = getLocale() === 'id' ? '.' : ':'
  return `${twoDigits(Math.floor(minute / 60))}${separator}${twoDigits(minute % 60)}`
}

/** As its UTC fields read it. A bare date is midnight UTC and seven o'clock the same day in Jakarta. */
function inWib(value: string): Date {
  return new Date(Date.parse(value) + wibOffsetMs)
}

const numberFormats = new Map<string, Intl.NumberFormat>()

/** A format costs a hundred times what one use of it does, so each is made once. */
function numberFormat(tag: string, options?: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = tag + JSON.stringify(options ?? {})
  const format = numberFormats.get(key) ?? new Intl.NumberFormat(tag, options)
  numberFormats.set(key, format)
  return format
}
