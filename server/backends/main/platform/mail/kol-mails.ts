import { formatRupiah } from '#server/backends/main/platform/wib.ts'
import type { ContentLocale } from '#server/contract/envelope.schema.ts'
import type { KolMonth } from '#server/contract/kol.schema.ts'
import { type Addressee, type Letter, letterTo } from './letter.ts'

/** A KOL's earnings of a month. It names no buyer. */
export function writeKolStatementMail(
  to: Addressee,
  { month, orderCount, earnedRupiah, reversedRupiah, link }: KolMonth & { link: string },
): Letter {
  const name = monthNameOf(month, to.locale)
  const rupiah = (amount: number) => formatRupiah(amount, to.locale)
  const total = rupiah(earnedRupiah + reversedRupiah)
  const factsWith = (words: {
    orders: string
    earned: string
    reversed: string
    total: string
  }) => [
    { label: words.orders, value: String(orderCount) },
    { label: words.earned, value: rupiah(earnedRupiah) },
    { label: words.reversed, value: rupiah(reversedRupiah) },
    { label: words.total, value: total },
  ]
  return letterTo(to, 'kol_statement', {
    id: {
      subject: `Komisimu untuk ${name}: ${total}`,
      title: `Komisimu untuk ${name}`,
      paragraphs: [`Ini ringkasan komisimu untuk ${name}.`],
      facts: factsWith({
        orders: 'Pesanan yang dibayar',
        earned: 'Komisi',
        reversed: 'Ditarik karena pengembalian dana',
        total: 'Jumlah',
      }),
      action: { link, label: 'Lihat semua bulan' },
      notes: ['Siapa yang membeli tidak kami sebutkan, demi privasi mereka.'],
    },
    en: {
      subject: `Your commission for ${name}: ${total}`,
      title: `Your commission for ${name}`,
      paragraphs: [`Here’s what you earned in ${name}.`],
      facts: factsWith({
        orders: 'Paid orders',
        earned: 'Commission',
        reversed: 'Deducted for refunds',
        total: 'Total',
      }),
      action: { link, label: 'See every month' },
      notes: ['We don’t say who bought, to protect their privacy.'],
    },
  })
}

function monthNameOf(month: string, locale: ContentLocale): string {
  const options = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  return new Date(`${month}-01`).toLocaleDateString(locale === 'id' ? 'id-ID' : 'en-GB', options)
}
