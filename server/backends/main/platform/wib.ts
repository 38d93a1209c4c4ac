import { formatDateTimeIn } from '#app/i18n/zoned-time.ts'
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
  const parts = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  return new Date(day).toLocaleDateString(dateTags[locale], parts)
}

/** `Selasa, 17 Februari 2026 pukul 09.05 WIB` or `Tuesday, 17 February 2026, 09:05 WIB`. */
export function formatMomentWithWeekday(moment: Date, locale: ContentLocale, zone = wib): string {
  return formatDateTimeIn(moment.toISOString(), zone, locale).replaceAll('\u00a0', ' ')
}
