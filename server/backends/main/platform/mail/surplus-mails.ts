import type { Addressee, Letter } from './letter.ts'
import {
  bankDetailsRequest,
  type Refund,
  refundArrival,
  writeRefundLetter,
} from './refund-letter.ts'

/** Reports a double payment and its refund. */
export function writeSurplusPaidMail(to: Addressee, refund: Refund): Letter {
  return writeRefundLetter(to, 'surplus_paid', refund, {
    id: ({ program, bought, amount }) => ({
      subject: `Pembayaran ganda dikembalikan: ${program}`,
      title: 'Pembayaran gandamu sudah dikembalikan',
      paragraphs: [
        `Pembelian ${bought} terbayar dua kali. Satu pembayaran kami pakai untuk pembelianmu, dan ${amount} dari yang satunya sudah kami kembalikan lewat metode pembayaran yang kamu pakai.`,
        'Pembelianmu tidak berubah. Kamu tidak perlu melakukan apa pun.',
      ],
      notes: [refundArrival.id],
    }),
    en: ({ program, bought, amount }) => ({
      subject: `Second payment returned: ${program}`,
      title: 'We refunded your second payment',
      paragraphs: [
        `You paid for ${bought} twice. One payment counts for your purchase, and we refunded ${amount} of the other to your original payment method.`,
        'Your purchase stays as it is. There’s nothing you need to do.',
      ],
      notes: [refundArrival.en],
    }),
  })
}

/** Reports a double payment whose method cannot take a refund. */
export function writeSurplusByHandMail(to: Addressee, refund: Refund): Letter {
  return writeRefundLetter(to, 'surplus_by_hand', refund, {
    id: ({ program, bought, amount }) => ({
      subject: `Pembayaran ganda perlu nomor rekening: ${program}`,
      title: 'Kami perlu nomor rekeningmu',
      paragraphs: [
        `Pembelian ${bought} terbayar dua kali, dan pembelianmu tidak berubah. Metode pembayaran yang satunya tidak bisa menerima pengembalian otomatis, jadi kami mentransfer ${amount} ke rekeningmu.`,
        bankDetailsRequest.id,
      ],
      button: 'Isi nomor rekening',
    }),
    en: ({ program, bought, amount }) => ({
      subject: `Your second payment needs a bank account: ${program}`,
      title: 'We need your bank account',
      paragraphs: [
        `You paid for ${bought} twice, and your purchase stays as it is. The other payment method can’t receive refunds automatically, so we’ll transfer ${amount} to your bank account.`,
        bankDetailsRequest.en,
      ],
      button: 'Enter bank account',
    }),
  })
}
