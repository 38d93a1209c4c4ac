import type { ContentLocale } from '#server/contract/envelope.schema.ts'

const formats = {
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
  return formats[locale].format(amount)
}
