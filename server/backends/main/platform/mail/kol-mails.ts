import { formatRupiah } from '#server/backends/main/platform/wib.ts'
import type { ContentLocale } from '#server/contract/envelope.schema.ts'
import type { KolMonth } from '#server/contract/kol.schema.ts'
import { type Addressee, frameOf } from './letter-frame.ts'
import { type MailContent, renderMail } from './render-mail.ts'

/** A KOL's earnings of a month. It names no buyer. */
export function writeKolStatementMail(
  to: Addressee,
  { month, orderCount, earnedRupiah, reversedRupiah, link }: KolMonth & { link: string },
): MailContent {
  const name = monthNameOf(month, to.locale)
  const rupiah = (amount: number) => formatRupiah(amount, to.locale)
  const total = rupiah(earnedRupiah + reversedRupiah)
  return renderMail(
    to.locale === 'id'
      ? {
          ...frameOf(to),
          subject: `Komisimu untuk ${name}: ${total}`,
          opening: [
            `Ini ringkasan komisimu untuk ${name}.`,
            `Pesanan yang dibayar: ${orderCount}\nKomisi: ${rupiah(earnedRupiah)}\nDitarik karena pengembalian dana: ${rupiah(reversedRupiah)}\nJumlah: ${total}`,
          ],
          action: { link, label: 'Lihat semua bulan' },
          closing: ['Siapa yang membeli tidak kami sebutkan, demi privasi mereka.'],
        }
      : {
          ...frameOf(to),
          subject: `Your commission for ${name}: ${total}`,
          opening: [
            `This is your commission for ${name}.`,
            `Paid orders: ${orderCount}\nCommission: ${rupiah(earnedRupiah)}\nTaken back for refunds: ${rupiah(reversedRupiah)}\nTotal: ${total}`,
          ],
          action: { link, label: 'See every month' },
          closing: ['We do not say who bought, for their privacy.'],
        },
  )
}

function monthNameOf(month: string, locale: ContentLocale): string {
  const options = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  return new Date(`${month}-01`).toLocaleDateString(locale === 'id' ? 'id-ID' : 'en-GB', options)
}
