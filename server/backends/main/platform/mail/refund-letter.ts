import { formatRupiah } from '#server/backends/main/platform/wib.ts'
import type { ContentLocale } from '#server/contract/envelope.schema.ts'
import { type Addressee, frameOf } from './letter-frame.ts'
import { programNameOf } from './program-name.ts'
import { type Letter, type MailContent, renderMail } from './render-mail.ts'

export type Refund = { programSlug: string; amountRupiah: number; link: string }

type Facts = { program: string; amount: string }
type Words = Pick<Letter, 'subject' | 'opening' | 'closing'>

/** The text of a refund mail in each language. */
type RefundWords = Record<ContentLocale, (facts: Facts) => Words>

const seePurchase = { id: 'Lihat pembelian', en: 'See the purchase' }

/** A mail about a refund, with its amount and a link to the purchase. */
export function writeRefundLetter(to: Addressee, refund: Refund, words: RefundWords): MailContent {
  const program = programNameOf(refund.programSlug)
  const amount = formatRupiah(refund.amountRupiah, to.locale)
  return renderMail({
    ...frameOf(to),
    ...words[to.locale]({ program, amount }),
    action: { link: refund.link, label: seePurchase[to.locale] },
  })
}

/** When the refund becomes visible to the member. */
export const refundArrival = {
  id: 'Bank atau dompet digitalmu mungkin perlu beberapa hari kerja untuk menampilkannya.',
  en: 'Your bank or wallet may take a few working days to show it.',
}

/** The bank details that a manual refund needs, and a warning about phishing. */
export const bankDetailsRequest = {
  id: 'Balas email ini dengan nama bank, nomor rekening, dan nama pemiliknya. Kami tidak pernah meminta PIN, kata sandi, atau kode OTP.',
  en: 'Reply to this email with the bank, the account number and the name of its owner. We never ask for a PIN, a password or a one-time code.',
}
