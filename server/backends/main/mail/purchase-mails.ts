import { formatRupiah } from './format-rupiah.ts'
import { type Addressee, frameOf } from './letter-frame.ts'
import { programNameOf } from './program-name.ts'
import { renderMail, type WrittenMail } from './render-mail.ts'

type Purchase = { programSlug: string; durationWeeks: number; totalRupiah: number }

/** Carries the one-time code of an order. */
export function writeOtpMail(to: Addressee, { code }: { code: string }): WrittenMail {
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

/** Leads back to a choice that was kept for later. */
export function writeCartMail(
  to: Addressee,
  { link, programSlug, durationWeeks }: Omit<Purchase, 'totalRupiah'> & { link: string },
): WrittenMail {
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

/** Confirms a payment and leads to what it opened. */
export function writeReceiptMail(
  to: Addressee,
  {
    link,
    transactionId,
    programSlug,
    durationWeeks,
    totalRupiah,
  }: Purchase & { link: string; transactionId: string },
): WrittenMail {
  const program = programNameOf(programSlug)
  const amount = formatRupiah(totalRupiah, to.locale)
  return renderMail(
    to.locale === 'id'
      ? {
          ...frameOf(to),
          subject: `Pembayaran diterima: ${program}`,
          opening: [
            'Terima kasih, pembayaranmu sudah kami terima. Programmu dimulai hari ini.',
            `Program: ${program}\nDurasi: ${durationWeeks} minggu\nTotal: ${amount}\nId transaksi: ${transactionId}`,
          ],
          action: { link, label: 'Buka tracker' },
          closing: ['Simpan email ini sebagai kuitansimu.'],
        }
      : {
          ...frameOf(to),
          subject: `Payment received: ${program}`,
          opening: [
            'Thank you, your payment has arrived. Your program starts today.',
            `Program: ${program}\nDuration: ${durationWeeks} weeks\nTotal: ${amount}\nTransaction id: ${transactionId}`,
          ],
          action: { link, label: 'Open your tracker' },
          closing: ['Keep this email as your receipt.'],
        },
  )
}
