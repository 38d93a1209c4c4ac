import { formatRupiah } from '#server/backends/main/platform/wib.ts'
import type { ContentLocale } from '#server/contract/envelope.schema.ts'
import { type Addressee, type Fact, type Letter, letterTo, type Words } from './letter.ts'
import { programNameOf } from './program-name.ts'

export type Refund = {
  orderNumber: string
  programSlug: string
  amountRupiah: number
  link: string
}

/** The text of a refund mail in each language. */
type RefundWords = Record<
  ContentLocale,
  (facts: {
    program: string
    amount: string
  }) => Pick<Words, 'subject' | 'title' | 'paragraphs' | 'notes'>
>

/** A mail about a refund, with its amount and a link to the purchase. */
export function writeRefundLetter(to: Addressee, refund: Refund, words: RefundWords): Letter {
  const program = programNameOf(refund.programSlug)
  const amount = formatRupiah(refund.amountRupiah, to.locale)
  const factsWith = (words: { refund: string; order: string }): Fact[] => [
    { label: 'Program', value: program },
    { label: words.refund, value: amount },
    { label: words.order, value: refund.orderNumber },
  ]
  const { link } = refund
  return letterTo(to, 'order', {
    id: {
      ...words.id({ program, amount }),
      facts: factsWith({ refund: 'Dana kembali', order: 'Nomor pesanan' }),
      action: { link, label: 'Lihat pembelian' },
    },
    en: {
      ...words.en({ program, amount }),
      facts: factsWith({ refund: 'Refund', order: 'Order number' }),
      action: { link, label: 'See your purchase' },
    },
  })
}

/** When the refund becomes visible to the member. */
export const refundArrival = {
  id: 'Bank atau dompet digitalmu mungkin perlu beberapa hari kerja untuk menampilkannya.',
  en: 'Your bank or wallet may take a few working days to show it.',
}

/** The bank details that a manual refund needs, and a warning about phishing. */
export const bankDetailsRequest = {
  id: 'Isi nama bank, nomor rekening, dan nama pemiliknya di halaman pembelianmu. Kami tidak pernah meminta PIN, kata sandi, atau kode OTP.',
  en: 'Enter your bank, account number and the name of the account holder on the page of your purchase. We never ask for a PIN, a password or a one-time code.',
}
