import { formatRupiah } from '#server/backends/main/platform/wib.ts'
import type { ContentLocale } from '#server/contract/envelope.schema.ts'
import { type Addressee, frameOf } from './letter-frame.ts'
import { programNameOf } from './program-name.ts'
import { type Letter, renderMail, type WrittenMail } from './render-mail.ts'

export type Refund = { programSlug: string; amountRupiah: number; link: string }

type Facts = { program: string; amount: string }
type Words = Pick<Letter, 'subject' | 'opening' | 'closing'>

/** What a letter says of a refund, in each language. */
type RefundWords = Record<ContentLocale, (facts: Facts) => Words>

const seePurchase = { id: 'Lihat pembelian', en: 'See the purchase' }

/** A letter about money that goes back: which and how much, and where the purchase is. */
export function writeRefundLetter(to: Addressee, refund: Refund, words: RefundWords): WrittenMail {
  const program = programNameOf(refund.programSlug)
  const amount = formatRupiah(refund.amountRupiah, to.locale)
  return renderMail({
    ...frameOf(to),
    ...words[to.locale]({ program, amount }),
    action: { link: refund.link, label: seePurchase[to.locale] },
  })
}

/** When money that was sent shows. */
export const untilItShows = {
  id: 'Bank atau dompet digitalmu mungkin perlu beberapa hari kerja untuk menampilkannya.',
  en: 'Your bank or wallet may take a few working days to show it.',
}

/** What a person needs who sends the money by hand, and what nobody of ours asks for. */
export const replyWithAccount = {
  id: 'Balas email ini dengan nama bank, nomor rekening, dan nama pemiliknya. Kami tidak pernah meminta PIN, kata sandi, atau kode OTP.',
  en: 'Reply to this email with the bank, the account number and the name of its owner. We never ask for a PIN, a password or a one-time code.',
}
