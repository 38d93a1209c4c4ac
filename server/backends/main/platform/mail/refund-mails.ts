import { formatRupiah } from '#server/backends/main/platform/wib.ts'
import { type Addressee, frameOf } from './letter-frame.ts'
import {
  bankDetailsRequest,
  type Refund,
  refundArrival,
  writeRefundLetter,
} from './refund-letter.ts'
import { type MailContent, renderMail } from './render-mail.ts'

/** Confirms a requested refund and what ends with it. */
export function writeRefundRequestedMail(to: Addressee, refund: Refund): MailContent {
  return writeRefundLetter(to, refund, {
    id: ({ program, amount }) => ({
      subject: `Permintaan pengembalian dana: ${program}`,
      opening: [
        `Permintaan pengembalian danamu untuk program ${program} sudah kami terima. Jumlahnya ${amount}.`,
        'Masa program dari pembelian itu sudah berakhir, dan sesi yang belum dipakai kami tarik kembali. Catatan berat badanmu tetap ada.',
      ],
      closing: ['Kami mengabarimu lagi begitu dananya dikirim.'],
    }),
    en: ({ program, amount }) => ({
      subject: `Your refund request: ${program}`,
      opening: [
        `We have your request for a refund of the ${program} program. It comes to ${amount}.`,
        'The time that this purchase gave you has ended, and its unused sessions are taken back. Your weights stay where they are.',
      ],
      closing: ['We will write again as soon as the money is on its way.'],
    }),
  })
}

/** Confirms that the refund is on its way, by the original payment method. */
export function writeRefundPaidMail(to: Addressee, refund: Refund): MailContent {
  return writeRefundLetter(to, refund, {
    id: ({ program, amount }) => ({
      subject: `Dana dikembalikan: ${program}`,
      opening: [
        `${amount} untuk program ${program} sudah kami kembalikan lewat cara pembayaran yang kamu pakai.`,
      ],
      closing: [refundArrival.id],
    }),
    en: ({ program, amount }) => ({
      subject: `Refund sent: ${program}`,
      opening: [`We have sent back ${amount} for the ${program} program by the way you paid.`],
      closing: [refundArrival.en],
    }),
  })
}

/** Asks for bank details if the payment method cannot take a refund. */
export function writeRefundByHandMail(to: Addressee, refund: Refund): MailContent {
  return writeRefundLetter(to, refund, {
    id: ({ program, amount }) => ({
      subject: `Pengembalian danamu perlu nomor rekening: ${program}`,
      opening: [
        `Cara pembayaran yang kamu pakai untuk program ${program} tidak bisa menerima pengembalian otomatis, jadi kami mentransfer ${amount} ke rekeningmu.`,
        bankDetailsRequest.id,
      ],
      closing: [],
    }),
    en: ({ program, amount }) => ({
      subject: `Your refund needs a bank account: ${program}`,
      opening: [
        `The way you paid for the ${program} program cannot take money back by itself, so we transfer ${amount} to your bank account.`,
        bankDetailsRequest.en,
      ],
      closing: [],
    }),
  })
}

type RefundTask = {
  transactionId: string
  providerOrderId: string
  refundId: string
  amountRupiah: number
  dashboard: { providerName: string; url: string }
}

/** Tells the bookkeeper about a refund to pay by hand. */
export function writeRefundTaskMail(
  productName: string,
  { transactionId, providerOrderId, refundId, amountRupiah, dashboard }: RefundTask,
): MailContent {
  return renderMail({
    ...frameOf({ firstName: '', locale: 'id', productName }),
    subject: `Pengembalian dana manual: ${transactionId}`,
    opening: [
      'Penyedia pembayaran menolak pengembalian otomatis. Periksa dasbor penyedia dulu: bila dana belum kembali, transfer secara manual ke rekening yang dikirim pelanggan.',
      `Id transaksi: ${transactionId}\nId pesanan di penyedia: ${providerOrderId}\nKunci pengembalian: ${refundId}\nJumlah: ${formatRupiah(amountRupiah, 'id')}`,
    ],
    action: { link: dashboard.url, label: `Buka dasbor ${dashboard.providerName}` },
    closing: [],
  })
}
