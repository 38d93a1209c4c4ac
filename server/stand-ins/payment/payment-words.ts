import type { ContentLocale } from '#server/contract/envelope.schema.ts'
import type { ChargeStatus } from './payment-store.ts'

type Refunded = 'partial_refund' | 'refund'
type Pressed = Exclude<ChargeStatus, Refunded | 'pending'>
type Outcome = { title: string; text: string }

type PaymentWords = {
  notice: string
  title: string
  order: string
  customer: string
  payBefore: string
  methods: string
  qris: string
  qrisText: string
  qrisTooMuch: string
  virtualAccounts: string
  virtualAccountText: string
  numberOf: (bank: string) => string
  billerCode: string
  scan: string
  scanText: string
  transferText: string
  oneWay: string
  demo: string
  demoText: string
  otherOutcomes: string
  outcomes: { [status in Pressed]: Outcome & { press: string } } & {
    [status in Refunded]: Outcome
  }
  payLate: string
  takeBack: string
  tellAgain: string
  pageOver: Outcome
  back: string
  entrance: string
  entranceText: string
  notFound: string
  notFoundText: string
}

export const paymentWords: Record<ContentLocale, PaymentWords> = {
  id: {
    notice: 'Ini halaman pembayaran pengganti untuk demo. Tidak ada uang yang berpindah.',
    title: 'Pilih cara bayar',
    order: 'Pesanan',
    customer: 'Atas nama',
    payBefore: 'Bayar sebelum',
    methods: 'Cara bayar',
    qris: 'QRIS',
    qrisText: 'Pindai dengan aplikasi bank atau dompet digital. Kodenya berlaku 15 menit.',
    qrisTooMuch: 'QRIS berlaku sampai Rp 10.000.000 sekali bayar, jadi pilih virtual account.',
    virtualAccounts: 'Virtual account',
    virtualAccountText: 'Transfer dari ATM, m-banking, atau internet banking. Berlaku 24 jam.',
    numberOf: (bank) => `Nomor virtual account ${bank}`,
    billerCode: 'Kode perusahaan',
    scan: 'Pindai untuk membayar',
    scanText: 'Kode demo ini membuka halaman ini di ponselmu; aplikasi bank tidak mengenalinya.',
    transferText: 'Transfer tepat sejumlah ini. Langkah untuk bankmu ada di halaman pesanan.',
    oneWay: 'Mau cara bayar lain? Kembali ke pesananmu, lalu pilih “Ganti cara bayar”.',
    demo: 'Di demo ini kamu juga banknya',
    demoText: 'Pilih apa yang terjadi dengan pembayaran ini.',
    otherOutcomes: 'Hasil lain',
    outcomes: {
      settlement: {
        press: 'Bayar sekarang',
        title: 'Pembayaran diterima',
        text: 'Pesanan ini sudah dibayar.',
      },
      deny: {
        press: 'Tolak pembayaran',
        title: 'Pembayaran ditolak',
        text: 'Tidak ada yang dibayar. Kembali ke pesananmu kalau ingin memesan lagi.',
      },
      expire: {
        press: 'Lewatkan batas waktu',
        title: 'Batas waktu sudah lewat',
        text: 'Tidak ada yang dibayar. Kembali ke pesananmu kalau ingin memesan lagi.',
      },
      cancel: {
        press: 'Batalkan pembayaran',
        title: 'Pembayaran dibatalkan',
        text: 'Tidak ada yang dibayar.',
      },
      partial_refund: {
        title: 'Sebagian dana dikembalikan',
        text: 'Sebagian dari pembayaran ini sudah dikembalikan.',
      },
      refund: {
        title: 'Dana dikembalikan',
        text: 'Seluruh pembayaran ini sudah dikembalikan.',
      },
    },
    payLate: 'Uangnya ternyata tetap masuk',
    takeBack: 'Bank menarik uangnya kembali',
    tellAgain: 'Kirim semua pemberitahuan sekali lagi, yang terbaru dulu',
    pageOver: {
      title: 'Batas waktu sudah lewat',
      text: 'Tidak ada yang dibayar. Kembali ke pesananmu kalau ingin memesan lagi.',
    },
    back: 'Kembali ke pesanan',
    entrance: 'Pembayaran di demo ini',
    entranceText:
      'Setiap pesanan punya halaman pembayaran sendiri. Halaman itu terbuka begitu kode pesananmu dikonfirmasi.',
    notFound: 'Pembayaran ini tidak ada',
    notFoundText:
      'Pembayaran demo hilang setiap kali situs dinyalakan ulang. Mulailah lagi dari pesananmu.',
  },
  en: {
    notice: 'This payment page is a stand-in for a demo. No money moves.',
    title: 'Choose how to pay',
    order: 'Order',
    customer: 'Name',
    payBefore: 'Pay before',
    methods: 'How to pay',
    qris: 'QRIS',
    qrisText: 'Scan with the app of your bank or wallet. The code lasts 15 minutes.',
    qrisTooMuch: 'QRIS goes up to IDR 10,000,000 a payment, so use a virtual account.',
    virtualAccounts: 'Virtual account',
    virtualAccountText: 'Transfer from an ATM, mobile or internet banking. Valid for 24 hours.',
    numberOf: (bank) => `${bank} virtual account number`,
    billerCode: 'Company code',
    scan: 'Scan to pay',
    scanText: 'This demo code opens this page on your phone; bank apps do not know it.',
    transferText: 'Transfer exactly this amount. The steps for your bank are on your order’s page.',
    oneWay: 'Another way to pay? Go back to your order and choose “Change payment method”.',
    demo: 'In this demo you are the bank too',
    demoText: 'Choose what becomes of this payment.',
    otherOutcomes: 'Other outcomes',
    outcomes: {
      settlement: {
        press: 'Pay now',
        title: 'Payment received',
        text: 'This order is paid.',
      },
      deny: {
        press: 'Decline the payment',
        title: 'Payment declined',
        text: 'Nothing was paid. Go back to your order if you want to order again.',
      },
      expire: {
        press: 'Let the time run out',
        title: 'The time has run out',
        text: 'Nothing was paid. Go back to your order if you want to order again.',
      },
      cancel: {
        press: 'Cancel the payment',
        title: 'Payment cancelled',
        text: 'Nothing was paid.',
      },
      partial_refund: {
        title: 'Partly refunded',
        text: 'A part of this payment was given back.',
      },
      refund: {
        title: 'Refunded',
        text: 'All of this payment was given back.',
      },
    },
    payLate: 'The money arrives after all',
    takeBack: 'The bank takes the money back',
    tellAgain: 'Send all notifications once more, the newest first',
    pageOver: {
      title: 'The time has run out',
      text: 'Nothing was paid. Go back to your order if you want to order again.',
    },
    back: 'Back to your order',
    entrance: 'Payments in this demo',
    entranceText:
      'Every order has its own payment page. It opens as soon as the code of your order is confirmed.',
    notFound: 'There is no such payment',
    notFoundText:
      'Demo payments are forgotten whenever the site is started again. Start over from your order.',
  },
}
