import type { ContentLocale } from '#server/contract/envelope.schema.ts'
import type { TransactionStatus } from './payment-store.ts'

type PaymentWords = {
  notice: string
  title: string
  order: string
  customer: string
  payBefore: string
  methods: string
  qris: string
  qrisTooMuch: string
  virtualAccount: string
  waiting: string
  pay: string
  later: string
  otherOutcomes: string
  decline: string
  expire: string
  outcomes: Record<Exclude<TransactionStatus, 'pending'>, { title: string; text: string }>
  back: string
  notFound: string
  notFoundText: string
}

export const paymentWords: Record<ContentLocale, PaymentWords> = {
  id: {
    notice: 'Ini halaman pembayaran pengganti untuk demo. Tidak ada uang yang berpindah.',
    title: 'Selesaikan pembayaran',
    order: 'Pesanan',
    customer: 'Atas nama',
    payBefore: 'Bayar sebelum',
    methods: 'Cara bayar',
    qris: 'QRIS',
    qrisTooMuch: 'QRIS berlaku sampai Rp 10.000.000, jadi pembayaran ini lewat virtual account.',
    virtualAccount: 'Virtual account bank',
    waiting: 'Pesanan ini menunggu pembayaranmu.',
    pay: 'Bayar sekarang',
    later: 'Bayar nanti',
    otherOutcomes: 'Coba hasil lain',
    decline: 'Tolak pembayaran',
    expire: 'Lewatkan batas waktu',
    outcomes: {
      settlement: {
        title: 'Pembayaran diterima',
        text: 'Pesanan ini sudah dibayar. Halaman ini tidak bisa dipakai lagi.',
      },
      deny: {
        title: 'Pembayaran ditolak',
        text: 'Tidak ada yang dibayar. Kembali ke pesananmu kalau ingin memesan lagi.',
      },
      expire: {
        title: 'Batas waktu sudah lewat',
        text: 'Tidak ada yang dibayar. Kembali ke pesananmu kalau ingin memesan lagi.',
      },
    },
    back: 'Kembali ke pesanan',
    notFound: 'Pembayaran ini tidak ada',
    notFoundText:
      'Pembayaran demo hilang setiap kali situs dinyalakan ulang. Mulailah lagi dari pesananmu.',
  },
  en: {
    notice: 'This payment page is a stand-in for a demo. No money moves.',
    title: 'Complete your payment',
    order: 'Order',
    customer: 'Name',
    payBefore: 'Pay before',
    methods: 'How to pay',
    qris: 'QRIS',
    qrisTooMuch: 'QRIS goes up to IDR 10,000,000, so this payment uses a virtual account.',
    virtualAccount: 'Bank virtual account',
    waiting: 'This order is waiting for your payment.',
    pay: 'Pay now',
    later: 'Pay later',
    otherOutcomes: 'Try another outcome',
    decline: 'Decline the payment',
    expire: 'Let the time run out',
    outcomes: {
      settlement: {
        title: 'Payment received',
        text: 'This order is paid. The page cannot be used again.',
      },
      deny: {
        title: 'Payment declined',
        text: 'Nothing was paid. Go back to your order if you want to order again.',
      },
      expire: {
        title: 'The time has run out',
        text: 'Nothing was paid. Go back to your order if you want to order again.',
      },
    },
    back: 'Back to your order',
    notFound: 'There is no such payment',
    notFoundText:
      'Demo payments are forgotten whenever the site is started again. Start over from your order.',
  },
}
