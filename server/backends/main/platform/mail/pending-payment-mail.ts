import { formatMomentWithWeekday, formatRupiah } from '#server/backends/main/platform/wib.ts'
import type { ChosenMethod } from '#server/contract/chosen-method.schema.ts'
import { type Addressee, frameOf } from './letter-frame.ts'
import { programNameOf } from './program-name.ts'
import { type MailContent, renderMail } from './render-mail.ts'

type PendingPayment = {
  link: string
  programSlug: string
  totalRupiah: number
  method: ChosenMethod
  expiresAt: Date
}

/** What to pay, where and until when, for a member who pays later or on another phone. */
export function writePendingPaymentMail(to: Addressee, pending: PendingPayment): MailContent {
  const { link, method } = pending
  const program = programNameOf(pending.programSlug)
  const amount = formatRupiah(pending.totalRupiah, to.locale)
  const deadline = formatMomentWithWeekday(pending.expiresAt, to.locale)
  const bank = method.bank?.toUpperCase()
  const facts = (words: { biller: string; number: string }) =>
    [
      ...(method.billerCode ? [`${words.biller}: ${method.billerCode}`] : []),
      ...(method.number ? [`${words.number}: ${method.number}`] : []),
    ].join('\n')
  return renderMail(
    to.locale === 'id'
      ? {
          ...frameOf(to),
          subject: `Menunggu pembayaran: ${program}`,
          opening: [
            `Pesananmu menunggu pembayaran ${amount}, sampai ${deadline}.`,
            facts({ biller: 'Kode perusahaan', number: `Nomor virtual account ${bank}` }),
          ].filter(Boolean),
          action: { link, label: 'Lihat cara membayar' },
          closing: [
            'Di halaman itu kamu juga bisa mengganti cara bayar atau membatalkan pesanan. Kalau tidak dibayar, pesanan berakhir sendiri dan tidak ada yang ditagih.',
          ],
        }
      : {
          ...frameOf(to),
          subject: `Waiting for your payment: ${program}`,
          opening: [
            `Your order waits for a payment of ${amount}, until ${deadline}.`,
            facts({ biller: 'Company code', number: `${bank} virtual account number` }),
          ].filter(Boolean),
          action: { link, label: 'See how to pay' },
          closing: [
            'On that page you may also choose another way to pay, or cancel. Unpaid, the order ends by itself and nothing is charged.',
          ],
        },
  )
}
