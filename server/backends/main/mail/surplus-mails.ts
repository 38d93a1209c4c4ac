import { formatRupiah } from './format-rupiah.ts'
import { type Addressee, frameOf } from './letter-frame.ts'
import { programNameOf } from './program-name.ts'
import type { Refund } from './refund-mails.ts'
import { renderMail, type WrittenMail } from './render-mail.ts'

/** Says that one purchase was paid twice, and that the second payment is on its way back. */
export function writeSurplusPaidMail(to: Addressee, refund: Refund): WrittenMail {
  const program = programNameOf(refund.programSlug)
  const amount = formatRupiah(refund.amountRupiah, to.locale)
  return renderMail(
    to.locale === 'id'
      ? {
          ...frameOf(to),
          subject: `Pembayaran ganda dikembalikan: ${program}`,
          opening: [
            `Pembelian program ${program} terbayar dua kali. Satu pembayaran kami pakai untuk programmu, dan ${amount} dari yang satunya sudah kami kembalikan lewat cara pembayaran yang kamu pakai.`,
            'Programmu tetap berjalan. Kamu tidak perlu melakukan apa pun.',
          ],
          action: { link: refund.link, label: 'Lihat pembelian' },
          closing: [
            'Bank atau dompet digitalmu mungkin perlu beberapa hari kerja untuk menampilkannya.',
          ],
        }
      : {
          ...frameOf(to),
          subject: `Second payment returned: ${program}`,
          opening: [
            `Your purchase of the ${program} program was paid twice. One payment counts for your program, and we have sent back ${amount} of the other by the way you paid.`,
            'Your program goes on. There is nothing you need to do.',
          ],
          action: { link: refund.link, label: 'See the purchase' },
          closing: ['Your bank or wallet may take a few working days to show it.'],
        },
  )
}

/** The same where the second payment came by a way that takes nothing back. */
export function writeSurplusByHandMail(to: Addressee, refund: Refund): WrittenMail {
  const program = programNameOf(refund.programSlug)
  const amount = formatRupiah(refund.amountRupiah, to.locale)
  return renderMail(
    to.locale === 'id'
      ? {
          ...frameOf(to),
          subject: `Pembayaran ganda perlu nomor rekening: ${program}`,
          opening: [
            `Pembelian program ${program} terbayar dua kali. Programmu tetap berjalan, dan ${amount} dari pembayaran yang satunya kami transfer ke rekeningmu, karena cara pembayaran itu tidak bisa menerima pengembalian otomatis.`,
            'Balas email ini dengan nama bank, nomor rekening, dan nama pemiliknya. Kami tidak pernah meminta PIN, kata sandi, atau kode OTP.',
          ],
          action: { link: refund.link, label: 'Lihat pembelian' },
          closing: [],
        }
      : {
          ...frameOf(to),
          subject: `Your second payment needs a bank account: ${program}`,
          opening: [
            `Your purchase of the ${program} program was paid twice. Your program goes on, and we transfer ${amount} of the other payment to your bank account, because the way it was paid cannot take money back by itself.`,
            'Reply to this email with the bank, the account number and the name of its owner. We never ask for a PIN, a password or a one-time code.',
          ],
          action: { link: refund.link, label: 'See the purchase' },
          closing: [],
        },
  )
}
