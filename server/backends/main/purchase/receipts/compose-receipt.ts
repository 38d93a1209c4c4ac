import type { MainContext } from '#server/backends/main/main-context.ts'
import {
  boughtText,
  type ChosenTime,
  purchaseNameOf,
} from '#server/backends/main/platform/mail/purchase-name.ts'
import type { Purchase } from '#server/backends/main/purchase/payments/transaction.repository.ts'
import type { ContentLocale } from '#server/contract/envelope.schema.ts'
import type { OrderLine } from '#server/contract/order-line.schema.ts'
import { isConsultationSlug } from '#server/contract/single-consultation.ts'
import type { ReceiptContent } from '#server/db/main/receipt-content.ts'
import { taxOf } from './tax-of.ts'

type Issuer = Pick<MainContext, 'clock' | 'productName' | 'seller' | 'takesRealMoney'>

type Receipted = Pick<Purchase, 'transaction' | 'order' | 'productService'> & {
  nutritionistName?: string | undefined
  /** The booked session of a single consultation. */
  session?: ChosenTime | undefined
}

/** Builds the content of a purchase's receipt in the order's language. */
export function composeReceipt(
  { clock, productName, seller, takesRealMoney }: Issuer,
  { transaction, order, productService, nutritionistName, session }: Receipted,
  lines: readonly OrderLine[],
): ReceiptContent {
  const { locale, totalRupiah } = order
  const taxClass = lines.find((line) => line.kind === 'item')?.taxClass ?? 'non_pkp'
  const vatRupiah = lines.find(({ kind }) => kind === 'tax')?.amountRupiah ?? 0
  return {
    locale,
    productName,
    seller,
    lines: lines
      .filter(({ kind }) => kind !== 'tax')
      .map((line) => ({
        label:
          line.kind === 'promo_discount'
            ? promoLabelOf(line.promoCode, locale)
            : itemLabelOf({ productService, nutritionistName, session }, locale),
        amountRupiah: line.amountRupiah,
      })),
    totalRupiah,
    tax: taxOf(totalRupiah, { taxClass, vatRupiah }),
    paidAt: (transaction.paidAt ?? clock.now()).toISOString(),
    transactionId: transaction.id,
    orderNumber: order.number,
    isDemo: !takesRealMoney,
  }
}

/**
 * Such as `Program Jantung Sehat, 12 minggu, 6 sesi konsultasi dengan Siti Rahmawati`, or a single
 * consultation with its time.
 */
function itemLabelOf(
  { productService, nutritionistName, session }: Omit<Receipted, 'transaction' | 'order'>,
  locale: ContentLocale,
): string {
  const { programSlug, durationWeeks, sessionCount } = productService
  if (isConsultationSlug(programSlug)) return boughtText({ ...productService, session }, locale)
  const name = purchaseNameOf(programSlug, locale)
  const words =
    locale === 'id'
      ? {
          program: `Program ${name}`,
          duration: `${durationWeeks} minggu`,
          sessions: `${sessionCount} sesi konsultasi`,
          by: ' dengan ',
        }
      : {
          program: `${name} program`,
          duration: `${durationWeeks} weeks`,
          sessions: `${sessionCount} consultation sessions`,
          by: ' with ',
        }
  const companion = nutritionistName ? words.by + nutritionistName : ''
  const parts = [words.program, words.duration]
  return (sessionCount > 0 ? [...parts, words.sessions + companion] : parts).join(', ')
}

function promoLabelOf(code: string, locale: ContentLocale): string {
  return locale === 'id' ? `Kode promo ${code}` : `Promo code ${code}`
}
