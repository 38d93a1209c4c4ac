import { getLocale } from './paraglide/runtime.js'

type Locale = ReturnType<typeof getLocale>

/** English dates go day first, as the voice of the product has them. */
const formatTagByLocale = { id: 'id-ID', en: 'en-GB' } satisfies Record<Locale, string>
/** WIB: the product keeps one clock, whatever the visitor's. */
const timeZone = 'Asia/Jakarta'

/** `Rp 1.500.000` or `IDR 1,500,000`; the space does not break. */
export function formatRupiah(amount: number): string {
  const unit = getLocale() === 'id' ? 'Rp' : 'IDR'
  return `${unit}\u00a0${formatNumber(amount)}`
}

/** `72,5` or `72.5`. */
export function formatNumber(value: number, options?: Intl.NumberFormatOptions): string {
  return numberFormat(formatTag(), JSON.stringify(options ?? {})).format(value)
}

/** `17 Februari 2026` or `17 February 2026`. Takes a date, or an instant as it reads in WIB. */
export function formatDate(value: string): string {
  return dateParts(value, { day: 'numeric', month: 'long', year: 'numeric' })
}

/** `Februari 2026` or `February 2026`; takes `YYYY-MM`. */
export function formatMonth(month: string): string {
  return dateParts(`${month}-01`, { month: 'long', year: 'numeric' })
}

/**
 * `Selasa, 17 Februari 2026 pukul 09.05 WIB` or `Tuesday, 17 February 2026, 09:05 WIB`; a line breaks
 * before the time, not inside it.
 */
export function formatDateTime(instant: string): string {
  const weekday = dateParts(instant, { weekday: 'long' })
  const time = dateParts(instant, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const joint = getLocale() === 'id' ? ' pukul\u00a0' : ', '
  return `${weekday}, ${formatDate(instant)}${joint}${time}\u00a0WIB`
}

/** `09.05` or `09:05`: a time of every day, in minutes from midnight in WIB. */
export function formatMinuteOfDay(minute: number): string {
  const midnight = Date.parse('2026-01-01T00:00:00+07:00')
  const instant = new Date(midnight + minute * 60_000).toISOString()
  return dateParts(instant, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
}

/** A bare date is midnight UTC and seven o'clock the same day in Jakarta. */
function dateParts(value: string, options: Intl.DateTimeFormatOptions): string {
  return dateFormat(formatTag(), JSON.stringify(options)).format(new Date(value))
}

/** A format costs a hundred times what one use of it does, so each is made once. */
function onceEach<Format>(make: (tag: string, options: object) => Format) {
  const formats = new Map<string, Format>()
  return (tag: string, options: string): Format => {
    const format = formats.get(tag + options) ?? make(tag, JSON.parse(options))
    formats.set(tag + options, format)
    return format
  }
}

const numberFormat = onceEach((tag, options) => new Intl.NumberFormat(tag, options))
const dateFormat = onceEach(
  (tag, options) => new Intl.DateTimeFormat(tag, { timeZone, ...options }),
)

function formatTag(): string {
  return formatTagByLocale[getLocale()]
}
