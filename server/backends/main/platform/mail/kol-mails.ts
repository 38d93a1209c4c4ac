import { formatDay, formatRupiah } from '#server/backends/main/platform/wib.ts'
import type { ContentLocale } from '#server/contract/envelope.schema.ts'
import type { KolMonth } from '#server/contract/kol.schema.ts'
import { type Addressee, type Letter, letterTo } from './letter.ts'

type KolStatement = KolMonth & { carriedRupiah: number; link: string }

/** A KOL's earnings of a month, with what is unpaid from before. It names no buyer. */
export function writeKolStatementMail(
  to: Addressee,
  { month, orderCount, earnedRupiah, reversedRupiah, carriedRupiah, link }: KolStatement,
): Letter {
  const name = monthNameOf(month, to.locale)
  const rupiah = (amount: number) => formatRupiah(amount, to.locale)
  const total = rupiah(earnedRupiah + reversedRupiah)
  const balanceRupiah = carriedRupiah + earnedRupiah + reversedRupiah
  const factsWith = (words: {
    orders: string
    earned: string
    reversed: string
    total: string
    carried: string
    balance: string
  }) => [
    { label: words.orders, value: String(orderCount) },
    { label: words.earned, value: rupiah(earnedRupiah) },
    { label: words.reversed, value: rupiah(reversedRupiah) },
    { label: words.total, value: total },
    ...(carriedRupiah === 0
      ? []
      : [
          { label: words.carried, value: rupiah(carriedRupiah) },
          { label: words.balance, value: rupiah(balanceRupiah) },
        ]),
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
        carried: 'Saldo bulan-bulan sebelumnya',
        balance: 'Saldo sekarang',
      }),
      action: { link, label: 'Lihat semua bulan' },
      notes: [
        ...(balanceRupiah < 0 ? ['Saldo negatif dipotong dari komisi berikutnya.'] : []),
        'Siapa yang membeli tidak kami sebutkan, demi privasi mereka.',
      ],
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
        carried: 'Balance of earlier months',
        balance: 'Balance now',
      }),
      action: { link, label: 'See every month' },
      notes: [
        ...(balanceRupiah < 0 ? ['Your next commission makes up for a negative balance.'] : []),
        'We don’t say who bought, to protect their privacy.',
      ],
    },
  })
}

type KolPaid = {
  month: string
  amountRupiah: number
  paidOn: string
  reference: string
  link: string
}

/** Says that the commission was transferred. */
export function writeKolPaidMail(
  to: Addressee,
  { month, amountRupiah, paidOn, reference, link }: KolPaid,
): Letter {
  const name = monthNameOf(month, to.locale)
  const amount = formatRupiah(amountRupiah, to.locale)
  const day = formatDay(paidOn, to.locale)
  return letterTo(to, 'kol_paid', {
    id: {
      subject: `Komisi dibayar: ${amount}`,
      title: 'Komisimu sudah ditransfer',
      paragraphs: [`Komisimu sampai ${name}, ${amount}, kami transfer pada ${day}.`],
      facts: [{ label: 'Nomor referensi bank', value: reference }],
      action: { link, label: 'Lihat semua bulan' },
    },
    en: {
      subject: `Commission paid: ${amount}`,
      title: 'We transferred your commission',
      paragraphs: [`We transferred your commission up to ${name}, ${amount}, on ${day}.`],
      facts: [{ label: 'Bank reference', value: reference }],
      action: { link, label: 'See every month' },
    },
  })
}

function monthNameOf(month: string, locale: ContentLocale): string {
  const options = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  return new Date(`${month}-01`).toLocaleDateString(locale === 'id' ? 'id-ID' : 'en-GB', options)
}
