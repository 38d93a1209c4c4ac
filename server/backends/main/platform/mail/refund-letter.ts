import { formatRupiah } from '#server/backends/main/platform/wib.ts'
import type { ContentLocale } from '#server/contract/envelope.schema.ts'
import type { MailKind } from '#server/contract/mail-kinds.ts'
import { type Addressee, type Fact, type Letter, letterTo, type Words } from './letter.ts'
import { purchaseFact, purchaseNameOf, purchasePhraseOf } from './purchase-name.ts'

export type Refund = {
  orderNumber: string
  programSlug: string
  amountRupiah: number
  link: string
}

type RefundWords = Pick<Words, 'subject' | 'title' | 'paragraphs' | 'notes'> & {
  /** What the member does on the page of the purchase. */
  button?: string
}

/** The text of a refund mail in each language. `bought` is the program inside of a sentence. */
type RefundTexts = Record<
  ContentLocale,
  (facts: { program: string; bought: string; amount: string }) => RefundWords
>

/** A mail about a refund, with its amount and a link to the purchase. */
export function writeRefundLetter(
  to: Addressee,
  kind: MailKind,
  refund: Refund,
  texts: RefundTexts,
): Letter {
  const { link, orderNumber, programSlug } = refund
  const amount = formatRupiah(refund.amountRupiah, to.locale)
  const factsOf = (locale: ContentLocale) => ({
    program: purchaseNameOf(programSlug, locale),
    bought: purchasePhraseOf(programSlug, locale),
    amount,
  })
  const factsWith = (labels: { refund: string; order: string }): Fact[] => [
    purchaseFact(programSlug, to.locale),
    { label: labels.refund, value: amount },
    { label: labels.order, value: orderNumber },
  ]
  const { button: indonesianButton = 'Lihat pembelian', ...indonesian } = texts.id(factsOf('id'))
  const { button: englishButton = 'See your purchase', ...english } = texts.en(factsOf('en'))
  return letterTo(to, kind, {
    id: {
      ...indonesian,
      facts: factsWith({ refund: 'Dana kembali', order: 'Nomor pesanan' }),
      action: { link, label: indonesianButton },
    },
    en: {
      ...english,
      facts: factsWith({ refund: 'Refund', order: 'Order number' }),
      action: { link, label: englishButton },
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
