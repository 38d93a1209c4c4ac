import { formatDay, formatRupiah } from '#server/backends/main/platform/wib.ts'
import type { ContentLocale } from '#server/contract/envelope.schema.ts'
import { type Addressee, type Letter, letterTo } from './letter.ts'
import { type Bought, boughtFacts, boughtText, purchaseNameOf } from './purchase-name.ts'

type Purchase = Bought & { totalRupiah: number }

/** The one-time code of an order. It names the purchase, so no member gives it away for another one. */
export function writeOtpMail(
  to: Addressee,
  { code, orderNumber, ...purchase }: Purchase & { code: string; orderNumber: string },
): Letter {
  // The time stands in the facts: a subject has no room for it.
  const bought = boughtText({ ...purchase, session: undefined }, to.locale)
  const amount = formatRupiah(purchase.totalRupiah, to.locale)
  const spacedCode = `${code.slice(0, 3)}\u00a0${code.slice(3)}`
  const factsWith = (words: { order: string }) => [
    ...boughtFacts(purchase, to.locale),
    { label: 'Total', value: amount },
    { label: words.order, value: orderNumber },
  ]
  return letterTo(to, 'otp', {
    id: {
      subject: `${spacedCode} adalah kode pesananmu: ${bought}, ${amount}`,
      title: 'Kode pesananmu',
      paragraphs: ['Masukkan kode ini untuk melanjutkan pesananmu.'],
      action: { code },
      facts: factsWith({ order: 'Nomor pesanan' }),
      notes: [
        'Kode ini berlaku 10 menit. Jangan berikan kepada siapa pun, termasuk kepada kami.',
        'Kalau kamu tidak memesan, abaikan saja email ini.',
      ],
    },
    en: {
      subject: `${spacedCode} is your order code: ${bought}, ${amount}`,
      title: 'Your order code',
      paragraphs: ['Enter this code to continue your order.'],
      action: { code },
      facts: factsWith({ order: 'Order number' }),
      notes: [
        'The code works for 10 minutes. Don’t share it with anyone, not even us.',
        'If you didn’t order anything, you can ignore this email.',
      ],
    },
  })
}

/** Links to a saved cart. */
export function writeCartMail(
  to: Addressee,
  { link, ...choice }: Bought & { link: string },
): Letter {
  const program = purchaseNameOf(choice.programSlug, to.locale)
  const facts = boughtFacts(choice, to.locale)
  return letterTo(to, 'cart', {
    id: {
      subject: `Pilihanmu kami simpan: ${program}`,
      title: 'Pilihanmu kami simpan',
      paragraphs: ['Lanjutkan pesananmu kapan pun kamu siap.'],
      facts,
      action: { link, label: 'Lanjutkan pesanan' },
      notes: ['Hanya kamu yang bisa membuka tautan ini, setelah masuk ke akunmu.'],
    },
    en: {
      subject: `We saved your choice: ${program}`,
      title: 'We saved your choice',
      paragraphs: ['Continue your order whenever you’re ready.'],
      facts,
      action: { link, label: 'Continue your order' },
      notes: ['Only you can open this link, signed in to your account.'],
    },
  })
}

type PaidPurchase = Purchase & {
  links: { tracker: string; firstSession: string }
  orderNumber: string
  /** In whose care the program is. */
  nutritionistName: string | undefined
  /** The days are dates, `YYYY-MM-DD`. A waiting program starts with its first session. */
  start: { kind: 'today' | 'extension' } | { kind: 'waiting'; latestStart: string }
  /** The new end of the program, `YYYY-MM-DD`. */
  endsOn: string
  receiptNumber: string
}

/** Confirms a payment, with the receipt and the first step of the opened or extended program. */
export function writeReceiptMail(to: Addressee, purchase: PaidPurchase): Letter {
  const { links, orderNumber, nutritionistName, start, receiptNumber } = purchase
  const program = purchaseNameOf(purchase.programSlug, to.locale)
  const day = (date: string) => formatDay(date, to.locale)
  const factsWith = (words: {
    nutritionist: string
    start: string
    until: string
    order: string
    receipt: string
  }) => [
    ...boughtFacts(purchase, to.locale),
    ...(nutritionistName ? [{ label: words.nutritionist, value: nutritionistName }] : []),
    start.kind === 'waiting'
      ? { label: words.start, value: day(start.latestStart) }
      : { label: words.until, value: day(purchase.endsOn) },
    { label: 'Total', value: formatRupiah(purchase.totalRupiah, to.locale) },
    { label: words.order, value: orderNumber },
    { label: words.receipt, value: receiptNumber },
  ]
  const actionWith = (words: { tracker: string; firstSession: string }) =>
    start.kind === 'waiting'
      ? { link: links.firstSession, label: words.firstSession }
      : { link: links.tracker, label: words.tracker }
  return letterTo(to, 'receipt', {
    id: {
      subject: `Pembayaran diterima: ${program}`,
      title: 'Pembayaranmu sudah masuk',
      paragraphs: [paidText.id(purchase, day)],
      facts: factsWith({
        nutritionist: 'Ahli gizi',
        start: 'Mulai paling lambat',
        until: 'Sampai',
        order: 'Nomor pesanan',
        receipt: 'Nomor kuitansi',
      }),
      action: actionWith({ tracker: 'Buka tracker', firstSession: 'Atur sesi pertama' }),
      notes: [
        'Kuitansinya terlampir sebagai PDF. Kamu juga bisa mengunduhnya di halaman pembelianmu.',
      ],
    },
    en: {
      subject: `Payment received: ${program}`,
      title: 'We received your payment',
      paragraphs: [paidText.en(purchase, day)],
      facts: factsWith({
        nutritionist: 'Nutritionist',
        start: 'Starts by',
        until: 'Until',
        order: 'Order number',
        receipt: 'Receipt number',
      }),
      action: actionWith({ tracker: 'Open your tracker', firstSession: 'Book your first session' }),
      notes: [
        'Your receipt is attached as a PDF. You can also download it from your purchase page.',
      ],
    },
  })
}

type PaidText = (
  purchase: Pick<PaidPurchase, 'start' | 'endsOn'>,
  day: (date: string) => string,
) => string

const paidText: Record<ContentLocale, PaidText> = {
  id({ start, endsOn }, day) {
    switch (start.kind) {
      case 'waiting':
        return `Terima kasih. Tracker-mu sudah terbuka. Programmu mulai pada hari sesi pertamamu, paling lambat ${day(start.latestStart)}.`
      case 'extension':
        return `Terima kasih. Durasi baru ditambahkan setelah hari-hari yang masih tersisa: programmu sekarang berjalan sampai ${day(endsOn)}.`
      case 'today':
        return `Terima kasih. Programmu dimulai hari ini dan berjalan sampai ${day(endsOn)}.`
    }
  },
  en({ start, endsOn }, day) {
    switch (start.kind) {
      case 'waiting':
        return `Thank you. Your tracker is open. Your program starts on the day of your first session, and no later than ${day(start.latestStart)}.`
      case 'extension':
        return `Thank you. The new weeks follow the days you have left: your program now runs until ${day(endsOn)}.`
      case 'today':
        return `Thank you. Your program starts today and runs until ${day(endsOn)}.`
    }
  },
}
