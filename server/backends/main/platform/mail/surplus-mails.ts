import type { Addressee } from './letter-frame.ts'
import {
  bankDetailsRequest,
  type Refund,
  refundArrival,
  writeRefundLetter,
} from './refund-letter.ts'
import type { MailContent } from './render-mail.ts'

/** Reports a double payment and its refund. */
export function writeSurplusPaidMail(to: Addressee, refund: Refund): MailContent {
  return writeRefundLetter(to, refund, {
    id: ({ program, amount }) => ({
      subject: `Pembayaran ganda dikembalikan: ${program}`,
      opening: [
        `Pembelian program ${program} terbayar dua kali. Satu pembayaran kami pakai untuk programmu, dan ${amount} dari yang satunya sudah kami kembalikan lewat cara pembayaran yang kamu pakai.`,
        'Programmu tetap berjalan. Kamu tidak perlu melakukan apa pun.',
      ],
      closing: [refundArrival.id],
    }),
    en: ({ program, amount }) => ({
      subject: `Second payment returned: ${program}`,
      opening: [
        `Your purchase of the ${program} program was paid twice. One payment counts for your program, and we have sent back ${amount} of the other by the way you paid.`,
        'Your program goes on. There is nothing you need to do.',
      ],
      closing: [refundArrival.en],
    }),
  })
}

/** Reports a double payment whose method cannot take a refund. */
export function writeSurplusByHandMail(to: Addressee, refund: Refund): MailContent {
  return writeRefundLetter(to, refund, {
    id: ({ program, amount }) => ({
      subject: `Pembayaran ganda perlu nomor rekening: ${program}`,
      opening: [
        `Pembelian program ${program} terbayar dua kali. Programmu tetap berjalan, dan ${amount} dari pembayaran yang satunya kami transfer ke rekeningmu, karena cara pembayaran itu tidak bisa menerima pengembalian otomatis.`,
        bankDetailsRequest.id,
      ],
      closing: [],
    }),
    en: ({ program, amount }) => ({
      subject: `Your second payment needs a bank account: ${program}`,
      opening: [
        `Your purchase of the ${program} program was paid twice. Your program goes on, and we transfer ${amount} of the other payment to your bank account, because the way it was paid cannot take money back by itself.`,
        bankDetailsRequest.en,
      ],
      closing: [],
    }),
  })
}
