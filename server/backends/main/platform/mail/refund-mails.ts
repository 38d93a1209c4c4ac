import { formatRupiah } from '#server/backends/main/platform/wib.ts'
import { type Addressee, type Letter, letterToStaff } from './letter.ts'
import {
  bankDetailsRequest,
  type Refund,
  refundArrival,
  writeRefundLetter,
} from './refund-letter.ts'

/** Confirms a requested refund and what ends with it. */
export function writeRefundRequestedMail(to: Addressee, refund: Refund): Letter {
  return writeRefundLetter(to, 'refund_requested', refund, {
    id: ({ program, bought, amount }) => ({
      subject: `Permintaan pengembalian dana: ${program}`,
      title: 'Permintaanmu sudah kami terima',
      paragraphs: [
        `Kami akan mengembalikan ${amount} untuk ${bought}.`,
        'Pembelian itu sudah berakhir, dan sesi yang belum dipakai hangus. Semua catatanmu tetap ada.',
      ],
      notes: ['Kami mengabarimu lagi begitu dananya dikirim.'],
    }),
    en: ({ program, bought, amount }) => ({
      subject: `Your refund request: ${program}`,
      title: 'We got your refund request',
      paragraphs: [
        `We’ll refund ${amount} for ${bought}.`,
        'This purchase has ended, and its unused sessions are lost. Your records stay.',
      ],
      notes: ['We’ll email you as soon as the money is on its way.'],
    }),
  })
}

/** Tells a member what staff give back beyond the policy. All of the rest ends the purchase. */
export function writeRefundGrantedMail(
  to: Addressee,
  { isRest, ...refund }: Refund & { isRest: boolean },
): Letter {
  return writeRefundLetter(to, 'refund_granted', refund, {
    id: ({ program, bought, amount }) => ({
      subject: `Pengembalian dana untukmu: ${program}`,
      title: 'Kami mengembalikan dana kepadamu',
      paragraphs: [
        `Kami mengembalikan ${amount} untuk ${bought}.`,
        isRest
          ? 'Dengan ini seluruh harganya kembali. Pembelian ini berakhir, dan sesi yang belum dipakai hangus. Semua catatanmu tetap ada.'
          : 'Pembelianmu tidak berubah, dan kamu tidak perlu melakukan apa pun.',
      ],
      notes: ['Kami mengabarimu lagi begitu dananya dikirim.'],
    }),
    en: ({ program, bought, amount }) => ({
      subject: `A refund for you: ${program}`,
      title: 'We’re giving you money back',
      paragraphs: [
        `We’re refunding ${amount} for ${bought}.`,
        isRest
          ? 'This returns the whole price. The purchase ends, and its unused sessions are lost. Your records stay.'
          : 'Your purchase doesn’t change, and there’s nothing you need to do.',
      ],
      notes: ['We’ll email you as soon as the money is on its way.'],
    }),
  })
}

/** Confirms that the refund is on its way, by the original payment method. */
export function writeRefundPaidMail(to: Addressee, refund: Refund): Letter {
  return writeRefundLetter(to, 'refund_paid', refund, {
    id: ({ program, bought, amount }) => ({
      subject: `Dana dikembalikan: ${program}`,
      title: 'Danamu sudah dikembalikan',
      paragraphs: [
        `${amount} untuk ${bought} sudah kami kembalikan lewat metode pembayaran yang kamu pakai.`,
      ],
      notes: [refundArrival.id],
    }),
    en: ({ program, bought, amount }) => ({
      subject: `Refund sent: ${program}`,
      title: 'Your refund is on its way',
      paragraphs: [`We refunded ${amount} for ${bought} to your original payment method.`],
      notes: [refundArrival.en],
    }),
  })
}

/** Asks for bank details if the payment method cannot take a refund. */
export function writeRefundByHandMail(to: Addressee, refund: Refund): Letter {
  return writeRefundLetter(to, 'refund_by_hand', refund, {
    id: ({ program, bought, amount }) => ({
      subject: `Pengembalian danamu perlu nomor rekening: ${program}`,
      title: 'Kami perlu nomor rekeningmu',
      paragraphs: [
        `Metode pembayaran yang kamu pakai untuk ${bought} tidak bisa menerima pengembalian otomatis, jadi kami mentransfer ${amount} ke rekeningmu.`,
        bankDetailsRequest.id,
      ],
      button: 'Isi nomor rekening',
    }),
    en: ({ program, bought, amount }) => ({
      subject: `Your refund needs a bank account: ${program}`,
      title: 'We need your bank account',
      paragraphs: [
        `Your payment method for ${bought} can’t receive refunds automatically, so we’ll transfer ${amount} to your bank account.`,
        bankDetailsRequest.en,
      ],
      button: 'Enter bank account',
    }),
  })
}

/** Confirms that staff have transferred a refund by hand. */
export function writeRefundTransferredMail(
  to: Addressee,
  { bank, lastDigits, ...refund }: Refund & { bank: string; lastDigits: string },
): Letter {
  return writeRefundLetter(to, 'refund_transferred', refund, {
    id: ({ program, bought, amount }) => ({
      subject: `Dana ditransfer: ${program}`,
      title: 'Danamu sudah ditransfer',
      paragraphs: [
        `${amount} untuk ${bought} sudah kami transfer ke rekening ${bank} yang berakhiran ${lastDigits}.`,
        'Nomor rekeningmu sudah kami hapus.',
      ],
      notes: [refundArrival.id],
    }),
    en: ({ program, bought, amount }) => ({
      subject: `Refund transferred: ${program}`,
      title: 'We transferred your refund',
      paragraphs: [
        `We transferred ${amount} for ${bought} to your ${bank} account ending in ${lastDigits}.`,
        'We have deleted your account number.',
      ],
      notes: [refundArrival.en],
    }),
  })
}

type RefundTask = {
  orderNumber: string
  providerOrderId: string
  refundId: string
  amountRupiah: number
  /** The refund's page in the console. */
  link: string
  dashboard: { providerName: string; url: string }
}

/** Tells the bookkeeper about a refund to pay by hand. */
export function writeRefundTaskMail(
  productName: string,
  { orderNumber, providerOrderId, refundId, amountRupiah, link, dashboard }: RefundTask,
): Letter {
  return letterToStaff(productName, 'refund_task', {
    subject: `Pengembalian dana manual: ${orderNumber}`,
    title: 'Pengembalian dana manual',
    paragraphs: [
      'Penyedia pembayaran menolak pengembalian otomatis. Periksa dasbor penyedia dulu: bila dana belum kembali, rekeningnya kami minta dari anggota, dan datang lewat email berikutnya.',
    ],
    facts: [
      { label: 'Nomor pesanan', value: orderNumber },
      { label: 'Nomor di penyedia', value: providerOrderId },
      { label: 'Kunci pengembalian', value: refundId },
      { label: 'Jumlah', value: formatRupiah(amountRupiah, 'id') },
      { label: 'Di konsol', value: link, look: 'link' },
    ],
    action: { link: dashboard.url, label: `Buka dasbor ${dashboard.providerName}` },
  })
}

type RefundAccount = {
  orderNumber: string
  amountRupiah: number
  bank: string
  number: string
  holder: string
  /** The member replaced an account that an earlier mail named. */
  isChanged: boolean
  /** The refund's page in the console. */
  link: string
}

/** Tells the bookkeeper where to transfer a refund, and how to record the transfer. */
export function writeRefundAccountMail(
  productName: string,
  { orderNumber, amountRupiah, bank, number, holder, isChanged, link }: RefundAccount,
): Letter {
  const title = isChanged ? 'Rekening pengembalian dana diganti' : 'Rekening pengembalian dana'
  return letterToStaff(productName, 'refund_account', {
    subject: `${title}: ${orderNumber}`,
    title,
    paragraphs: [
      isChanged
        ? 'Anggota mengganti rekeningnya. Pakai yang ini; rekening di email sebelumnya tidak berlaku lagi.'
        : 'Transfer pengembalian dana ini ke rekening anggota.',
      'Setelah transfer, catat di konsol. Begitu orang kedua mengonfirmasi, rekeningnya terhapus dan anggota mendapat kabar lewat email.',
    ],
    facts: [
      { label: 'Nomor pesanan', value: orderNumber },
      { label: 'Jumlah', value: formatRupiah(amountRupiah, 'id') },
      { label: 'Bank', value: bank },
      { label: 'Nomor rekening', value: number, look: 'digits' },
      { label: 'Nama pemilik', value: holder },
    ],
    action: { link, label: 'Buka pengembalian dana' },
  })
}
