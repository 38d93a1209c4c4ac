import { formatDay, formatRupiah } from '#server/backends/main/platform/wib.ts'
import { type Addressee, type Letter, letterTo } from './letter.ts'
import { type Bought, boughtFacts, purchaseNameOf } from './purchase-name.ts'

type PaidConsultation = Bought & {
  totalRupiah: number
  /** The page of the session; if its time has gone, of the free times, or of the purchase. */
  link: string
  /** Whether the client can choose another time now. */
  canChoose: boolean
  orderNumber: string
  /** The first day on which the session can no longer be used, `YYYY-MM-DD`. */
  endsOn: string
  receiptNumber: string
}

/**
 * Confirms the payment of a single consultation, with the receipt. Without a session its time has
 * gone: the client keeps the credit and chooses another one.
 */
export function writeConsultationPaidMail(to: Addressee, paid: PaidConsultation): Letter {
  const name = purchaseNameOf(paid.programSlug, to.locale)
  const until = formatDay(paid.endsOn, to.locale)
  const { link, session, canChoose } = paid
  const factsWith = (words: { order: string; receipt: string }) => [
    ...boughtFacts(paid, to.locale),
    { label: 'Total', value: formatRupiah(paid.totalRupiah, to.locale) },
    { label: words.order, value: paid.orderNumber },
    { label: words.receipt, value: paid.receiptNumber },
  ]
  const indonesian = session
    ? {
        subject: `Pembayaran diterima: ${name}`,
        title: 'Pembayaranmu sudah masuk',
        paragraphs: ['Terima kasih. Sesimu sudah dipesan. Undangannya menyusul di email lain.'],
        action: { link, label: 'Buka sesi' },
      }
    : !canChoose
      ? {
          subject: `Waktumu tidak tersedia: ${name}`,
          title: 'Waktu yang kamu pilih tidak tersedia',
          paragraphs: [
            'Pembayaranmu sudah masuk, tetapi ahli gizinya sedang tidak menerima pesanan.',
            `Jatah sesimu tetap utuh sampai ${until}. Kamu juga bisa meminta seluruh uangmu kembali di halaman pembelianmu.`,
          ],
          action: { link, label: 'Buka pembelian' },
        }
      : {
          subject: `Pilih waktu lain: ${name}`,
          title: 'Pilih waktu lain untuk sesimu',
          paragraphs: [
            'Pembayaranmu sudah masuk, tetapi waktu yang kamu pilih sudah tidak tersedia.',
            `Jatah sesimu tetap utuh sampai ${until}. Pilih waktu lain, tanpa bayar lagi.`,
          ],
          action: { link, label: 'Pilih waktu' },
        }
  const english = session
    ? {
        subject: `Payment received: ${name}`,
        title: 'We received your payment',
        paragraphs: ['Thank you. Your session is booked. The invitation comes in another email.'],
        action: { link, label: 'Open the session' },
      }
    : !canChoose
      ? {
          subject: `Your time is not available: ${name}`,
          title: 'The time you chose is not available',
          paragraphs: [
            'We received your payment, but the nutritionist takes no bookings at the moment.',
            `Your session stays yours until ${until}. You can also ask for all your money back on your purchase page.`,
          ],
          action: { link, label: 'Open the purchase' },
        }
      : {
          subject: `Choose another time: ${name}`,
          title: 'Choose another time for your session',
          paragraphs: [
            'We received your payment, but the time you chose is no longer available.',
            `Your session stays yours until ${until}. Choose another time at no extra cost.`,
          ],
          action: { link, label: 'Choose a time' },
        }
  return letterTo(to, 'consultation_paid', {
    id: {
      ...indonesian,
      facts: factsWith({ order: 'Nomor pesanan', receipt: 'Nomor kuitansi' }),
      notes: [
        'Kuitansinya terlampir sebagai PDF. Kamu juga bisa mengunduhnya di halaman pembelianmu.',
      ],
    },
    en: {
      ...english,
      facts: factsWith({ order: 'Order number', receipt: 'Receipt number' }),
      notes: [
        'Your receipt is attached as a PDF. You can also download it from your purchase page.',
      ],
    },
  })
}
