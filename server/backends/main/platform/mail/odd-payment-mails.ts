import type { Addressee, Letter } from './letter.ts'
import { type Refund, refundArrival, writeRefundLetter } from './refund-letter.ts'

/** Tells a buyer that their payment has another amount than the order, so it goes back. */
export function writeOddPaymentMail(to: Addressee, refund: Refund): Letter {
  return writeRefundLetter(to, 'odd_payment', refund, {
    id: ({ program, bought, amount }) => ({
      subject: `Jumlah pembayaran tidak cocok: ${program}`,
      title: 'Pembayaranmu tidak cocok dengan harganya',
      paragraphs: [
        `Kami menerima ${amount} untuk ${bought}. Jumlah itu berbeda dari harga pesanannya, jadi tidak dihitung sebagai pembayaran.`,
        'Kami kembalikan uangmu lewat metode pembayaran yang kamu pakai. Kamu tidak perlu melakukan apa pun.',
      ],
      notes: ['Kami mengabarimu lagi begitu uangnya kembali.'],
    }),
    en: ({ program, bought, amount }) => ({
      subject: `Your payment has the wrong amount: ${program}`,
      title: 'Your payment doesn’t match the price',
      paragraphs: [
        `We received ${amount} for ${bought}. That differs from the price of the order, so it doesn’t count as its payment.`,
        'We’ll return your money to your original payment method. There’s nothing you need to do.',
      ],
      notes: ['We’ll email you as soon as the money is on its way back.'],
    }),
  })
}

/** Tells a buyer that the payment of another amount went back. */
export function writeOddReturnedMail(to: Addressee, refund: Refund): Letter {
  return writeRefundLetter(to, 'odd_returned', refund, {
    id: ({ program, bought, amount }) => ({
      subject: `Uang dikembalikan: ${program}`,
      title: 'Uangmu sudah dikembalikan',
      paragraphs: [
        `${amount} yang tidak cocok dengan harga ${bought} sudah kami kembalikan lewat metode pembayaran yang kamu pakai.`,
      ],
      notes: [refundArrival.id],
    }),
    en: ({ program, bought, amount }) => ({
      subject: `Money returned: ${program}`,
      title: 'Your money is on its way back',
      paragraphs: [
        `We returned ${amount}, which didn’t match the price of ${bought}, to your original payment method.`,
      ],
      notes: [refundArrival.en],
    }),
  })
}
