import { nameOfZone } from '#app/lib/zone-name.ts'
import type { ContentLocale } from '#server/contract/envelope.schema.ts'

// Amounts and times for mails and receipts. Times are in WIB, unless their reader has another zone.

const wib = 'Asia/Jakarta'
const dateTags = { id: 'id-ID', en: 'en-GB' } satisfies Record<ContentLocale, string>
const rupiahFormats = {
  id: new Intl.NumberFormat('id-ID', {
    style: 'currency',
    currency: 'IDR',
    maximumFractionDigits: 0,
  }),
  en: new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'IDR',
    currencyDisplay: 'code',
    maximumFractionDigits: 0,
  }),
} satisfies Record<ContentLocale, Intl.NumberFormat>

/** `Rp 1.500.000` or `IDR 1,500,000`; the space does not break. */
export function formatRupiah(amount: number, locale: ContentLocale): string {
  return rupiahFormats[locale].format(amount)
}

/** `17 Februari 2026` or `17 February 2026`; takes `YYYY-MM-DD`. */
export function formatDay(day: string, locale: ContentLocale): string {
  return longDate(new Date(day), locale, 'UTC')
}

/** `17 Februari 2026, 09.05 WIB` or `17 February 2026, 09:05 WIB`. */
export function formatMoment(moment: Date, locale: ContentLocale): string {
  return `${longDate(moment, locale, wib)}, ${timeWithZone(moment, locale, wib)}`
}

/** `Selasa, 17 Februari 2026 pukul 09.05 WIB` or `Tuesday, 17 February 2026, 09:05 WIB`. */
export function formatMomentWithWeekday(moment: Date, locale: ContentLocale, zone = wib): string {
  const parts = { timeZone: zone, weekday: 'long' } as const
  const weekday = moment.toLocaleString(dateTags[locale], parts)
  const joint = locale === 'id' ? ' pukul ' : ', '
  return `${weekday}, ${longDate(moment, locale, zone)}${joint}${timeWithZone(moment, locale, zone)}`
}

function longDate(moment: Date, locale: ContentLocale, zone: string): string {
  const parts = { day: 'numeric', month: 'long', year: 'numeric', timeZone: zone } as const
  return moment.toLocaleDateString(dateTags[locale], parts)
}

function timeWithZone(moment: Date, locale: ContentLocale, zone: string): string {
  const parts = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: zone } as const
  return `${moment.toLocaleTimeString(dateTags[locale], parts)} ${nameOfZone(zone, moment)}`
}
