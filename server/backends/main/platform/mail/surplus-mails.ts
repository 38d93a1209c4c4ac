import type { Addressee, Letter } from './letter.ts'
import {
  bankDetailsRequest,
  type Refund,
  refundArrival,
  writeRefundLetter,
} from './refund-letter.ts'

/** Reports a double payment and its refund. */
export function writeSurplusPaidMail(to: Addressee, refund: Refund): Letter {
  return writeRefundLetter(to, refund, {
    id: ({ program, amount }) => ({
      subject: `Pembayaran ganda dikembalikan: ${program}`,
      title: 'Pembayaran gandamu sudah dikembalikan',
      paragraphs: [
        `Pembelian program ${program} terbayar dua kali. Satu pembayaran kami pakai untuk programmu, dan ${amount} dari yang satunya sudah kami kembalikan lewat metode pembayaran yang kamu pakai.`,
        'Programmu tetap berjalan. Kamu tidak perlu melakukan apa pun.',
      ],
      notes: [refundArrival.id],
    }),
    en: ({ program, amount }) => ({
      subject: `Second payment returned: ${program}`,
      title: 'We refunded your second payment',
      paragraphs: [
        `You paid for the ${program} program twice. One payment counts for your program, and we refunded ${amount} of the other to your original payment method.`,
        'Your program continues. There’s nothing you need to do.',
      ],
      notes: [refundArrival.en],
    }),
  })
}

/** Reports a double payment whose method cannot take a refund. */
export function writeSurplusByHandMail(to: Addressee, refund: Refund): Letter {
  return writeRefundLetter(to, refund, {
    id: ({ program, amount }) => ({
      subject: `Pembayaran ganda perlu nomor rekening: ${program}`,
      title: 'Kami perlu nomor rekeningmu',
      paragraphs: [
        `Pembelian program ${program} terbayar dua kali, dan programmu tetap berjalan. Metode pembayaran yang satunya tidak bisa menerima pengembalian otomatis, jadi kami mentransfer ${amount} ke rekeningmu.`,
        bankDetailsRequest.id,
      ],
      button: 'Isi nomor rekening',
    }),
    en: ({ program, amount }) => ({
      subject: `Your second payment needs a bank account: ${program}`,
      title: 'We need your bank account',
      paragraphs: [
        `You paid for the ${program} program twice, and your program continues. The other payment method can’t receive refunds automatically, so we’ll transfer ${amount} to your bank account.`,
        bankDetailsRequest.en,
      ],
      button: 'Enter bank account',
    }),
  })
}
