import type { ContentLocale } from '#server/contract/envelope.schema.ts'

export function formatRupiah(amount: number, locale: ContentLocale): string {
  return amount.toLocaleString(locale === 'id' ? 'id-ID' : 'en-US', {
    style: 'currency',
    currency: 'IDR',
    currencyDisplay: locale === 'id' ? 'symbol' : 'code',
    maximumFractionDigits: 0,
  })
}
