import { formatDay, formatRupiah } from '#server/backends/main/platform/wib.ts'
import { type Addressee, frameOf } from './letter-frame.ts'
import { programNameOf } from './program-name.ts'
import { type MailContent, renderMail } from './render-mail.ts'

type Purchase = { programSlug: string; durationWeeks: number; totalRupiah: number }

/** Contains the one-time code of an order. */
export function writeOtpMail(to: Addressee, { code }: { code: string }): MailContent {
  return renderMail(
    to.locale === 'id'
      ? {
          ...frameOf(to),
          subject: `Kode OTP ${to.productName}`,
          opening: ['Ini kode untuk melanjutkan pesananmu:'],
          action: { code },
          closing: [
            'Kode ini berlaku 10 menit. Jangan berikan kepada siapa pun, termasuk kepada kami.',
            'Kalau kamu tidak memesan, abaikan saja email ini.',
          ],
        }
      : {
          ...frameOf(to),
          subject: `Your ${to.productName} code`,
          opening: ['Here is the code to continue your order:'],
          action: { code },
          closing: [
            'It works for 10 minutes. Do not share it with anybody, not even with us.',
            'If you did not order anything, simply ignore this email.',
          ],
        },
  )
}

/** Links to a saved cart. */
export function writeCartMail(
  to: Addressee,
  { link, programSlug, durationWeeks }: Omit<Purchase, 'totalRupiah'> & { link: string },
): MailContent {
  const program = programNameOf(programSlug)
  return renderMail(
    to.locale === 'id'
      ? {
          ...frameOf(to),
          subject: `Pilihanmu kami simpan: ${program}`,
          opening: [
            `Program ${program} selama ${durationWeeks} minggu sudah kami simpan. Lanjutkan kapan pun kamu siap.`,
          ],
          action: { link, label: 'Lanjutkan pesanan' },
          closing: ['Tautan ini hanya bisa dibuka dengan akunmu.'],
        }
      : {
          ...frameOf(to),
          subject: `We kept your choice: ${program}`,
          opening: [
            `We kept the ${program} program, ${durationWeeks} weeks, for you. Continue whenever you are ready.`,
          ],
          action: { link, label: 'Continue your order' },
          closing: ['The link opens with your account only.'],
        },
  )
}

type PaidPurchase = Purchase & {
  link: string
  transactionId: string
  /** The new end of the program, `YYYY-MM-DD`. */
  endsOn: string
  isExtension: boolean
  receiptNumber: string
}

/** Confirms a payment, with the receipt and a link to the opened or extended program. */
export function writeReceiptMail(to: Addressee, purchase: PaidPurchase): MailContent {
  const { link, transactionId, durationWeeks, isExtension, receiptNumber } = purchase
  const program = programNameOf(purchase.programSlug)
  const amount = formatRupiah(purchase.totalRupiah, to.locale)
  const until = formatDay(purchase.endsOn, to.locale)
  return renderMail(
    to.locale === 'id'
      ? {
          ...frameOf(to),
          subject: `Pembayaran diterima: ${program}`,
          opening: [
            isExtension
              ? `Terima kasih, pembayaranmu sudah kami terima. Durasi baru ditambahkan setelah hari-hari yang masih tersisa: programmu sekarang berjalan sampai ${until}.`
              : `Terima kasih, pembayaranmu sudah kami terima. Programmu dimulai hari ini dan berjalan sampai ${until}.`,
            `Program: ${program}\nDurasi: ${durationWeeks} minggu\nTotal: ${amount}\nId transaksi: ${transactionId}\nKuitansi: ${receiptNumber}`,
          ],
          action: { link, label: 'Buka tracker' },
          closing: [
            'Kuitansinya terlampir sebagai PDF; kamu juga bisa mengunduhnya di halaman pembelianmu.',
          ],
        }
      : {
          ...frameOf(to),
          subject: `Payment received: ${program}`,
          opening: [
            isExtension
              ? `Thank you, your payment has arrived. The new weeks follow the days you have left: your program now runs until ${until}.`
              : `Thank you, your payment has arrived. Your program starts today and runs until ${until}.`,
            `Program: ${program}\nDuration: ${durationWeeks} weeks\nTotal: ${amount}\nTransaction id: ${transactionId}\nReceipt: ${receiptNumber}`,
          ],
          action: { link, label: 'Open your tracker' },
          closing: [
            'The receipt is attached as PDF; you can also download it on the page of your purchase.',
          ],
        },
  )
}
