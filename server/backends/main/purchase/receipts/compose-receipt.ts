import type { MainContext } from '#server/backends/main/main-context.ts'
import { programNameOf } from '#server/backends/main/platform/mail/program-name.ts'
import type { Purchase } from '#server/backends/main/purchase/payments/transaction.repository.ts'
import type { ContentLocale } from '#server/contract/envelope.schema.ts'
import type { OrderLine } from '#server/contract/order-line.schema.ts'
import type { ProductServiceRow } from '#server/db/main/product-service.table.ts'
import type { ReceiptContent } from '#server/db/main/receipt-content.ts'
import { taxOf } from './tax-of.ts'

type Issuer = Pick<MainContext, 'clock' | 'productName' | 'seller' | 'takesRealMoney'>

/** Builds the content of a purchase's receipt in the order's language. */
export function composeReceipt(
  { clock, productName, seller, takesRealMoney }: Issuer,
  {
    transaction,
    order,
    productService,
  }: Pick<Purchase, 'transaction' | 'order' | 'productService'>,
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
            : itemLabelOf(productService, locale),
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

/** Such as `Program Jantung Sehat, 12 minggu, 6 sesi konsultasi`. */
function itemLabelOf(
  { programSlug, durationWeeks, sessionCount }: ProductServiceRow,
  locale: ContentLocale,
): string {
  const name = programNameOf(programSlug)
  const context =
    locale === 'id'
      ? [`Program ${name}`, `${durationWeeks} minggu`, `${sessionCount} sesi konsultasi`]
      : [`${name} program`, `${durationWeeks} weeks`, `${sessionCount} consultation sessions`]
  return (sessionCount > 0 ? context : context.slice(0, 2)).join(', ')
}

function promoLabelOf(code: string, locale: ContentLocale): string {
  return locale === 'id' ? `Kode promo ${code}` : `Promo code ${code}`
}
