import { formatMomentWithWeekday, formatRupiah } from '#server/backends/main/platform/wib.ts'
import type { ChosenMethod } from '#server/contract/chosen-method.schema.ts'
import { type Addressee, type Fact, type Letter, letterTo } from './letter.ts'
import { type ChosenTime, purchaseFact, purchaseNameOf, timeFacts } from './purchase-name.ts'

type PendingPayment = {
  link: string
  orderNumber: string
  programSlug: string
  /** Held until the deadline of the order. */
  session?: ChosenTime | undefined
  totalRupiah: number
  method: ChosenMethod
  /** A QR code ends long before its order, for which the member can get another. */
  expiresAt: Date
  orderExpiresAt: Date
}

/** What to pay, where and until when, for a member who pays later or on another phone. */
export function writePendingPaymentMail(to: Addressee, pending: PendingPayment): Letter {
  const { link } = pending
  const program = purchaseNameOf(pending.programSlug, to.locale)
  const isHeld = pending.session !== undefined
  const amount = formatRupiah(pending.totalRupiah, to.locale)
  const deadline = formatMomentWithWeekday(pending.expiresAt, to.locale)
  const orderDeadline = formatMomentWithWeekday(pending.orderExpiresAt, to.locale)
  const isShorter = deadline !== orderDeadline
  const bank = bankNameOf(pending.method.bank ?? '')
  const factsWith = (words: {
    order: string
    until: string
    biller: string
    number: string
  }): Fact[] => [
    purchaseFact(pending.programSlug, to.locale),
    ...timeFacts(pending.session, to.locale),
    { label: 'Total', value: amount },
    { label: words.until, value: deadline },
    { label: words.order, value: pending.orderNumber },
    ...copiedFact(words.biller, pending.method.billerCode),
    ...copiedFact(words.number, pending.method.number),
  ]
  return letterTo(to, 'pending_payment', {
    id: {
      subject: `Menunggu pembayaran: ${program}`,
      title: 'Pesananmu menunggu pembayaran',
      paragraphs: [
        `Bayar ${amount} paling lambat ${deadline}.`,
        ...(isShorter
          ? [`Lewat dari itu pun pesananmu masih ada: buat kode baru sampai ${orderDeadline}.`]
          : []),
        ...(isHeld ? ['Sampai saat itu, waktu sesimu kami simpan untukmu.'] : []),
        'Kalau tidak dibayar, pesanan dibatalkan dan tidak ada yang ditagih.',
      ],
      facts: factsWith({
        order: 'Nomor pesanan',
        until: 'Bayar paling lambat',
        biller: 'Kode perusahaan',
        number: `Nomor virtual account ${bank}`,
      }),
      action: { link, label: 'Lihat cara membayar' },
      notes: ['Di halaman itu kamu juga bisa mengganti cara bayar atau membatalkan pesanan.'],
    },
    en: {
      subject: `Waiting for your payment: ${program}`,
      title: 'Your order is waiting for payment',
      paragraphs: [
        `Please pay ${amount} by ${deadline}.`,
        ...(isShorter
          ? [`If you miss it, your order is still here: get a new code until ${orderDeadline}.`]
          : []),
        ...(isHeld ? ['Until then, we hold the time of your session for you.'] : []),
        'If not paid, the order is cancelled and nothing is charged.',
      ],
      facts: factsWith({
        order: 'Order number',
        until: 'Pay by',
        biller: 'Company code',
        number: `${bank} virtual account`,
      }),
      action: { link, label: 'See how to pay' },
      notes: ['On that page you can also change the payment method or cancel the order.'],
    },
  })
}

function copiedFact(label: string, value: string | null): Fact[] {
  return value === null ? [] : [{ label: label.trim(), value, look: 'digits' }]
}

/** Abbreviations such as BCA and CIMB are capitals, names such as Mandiri are not. */
function bankNameOf(bank: string): string {
  return bank.length > 4 ? bank.charAt(0).toUpperCase() + bank.slice(1) : bank.toUpperCase()
}
