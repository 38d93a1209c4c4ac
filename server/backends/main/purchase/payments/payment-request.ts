import { minuteMs } from '#app/lib/time.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { later } from '#server/backends/main/platform/later.ts'
import { programNameOf } from '#server/backends/main/platform/mail/program-name.ts'
import type { OrderRow } from '#server/db/main/order.table.ts'
import type { ProductServiceRow } from '#server/db/main/product-service.table.ts'
import type { User } from '#server/db/main/user.table.ts'
import { orderIdOf } from './payment-attempt.ts'
import type { PaymentRequest } from './payment-gateway.ts'

const paymentLifetimeMs = 24 * 60 * minuteMs

/** Returns until when a transaction can be paid. */
export function deadlineOf(createdAt: Date): Date {
  return later(createdAt, paymentLifetimeMs)
}

type Attempted = {
  transaction: { id: string; attempt: number; totalRupiah: number; createdAt: Date }
  order: Pick<OrderRow, 'number'>
  productService: ProductServiceRow
  user: Pick<User, 'firstName' | 'email' | 'locale'>
}

/** Builds the provider's request for one attempt; it expires with the transaction. */
export function paymentRequestOf(
  { clock, publicOrigin }: Pick<MainContext, 'clock' | 'publicOrigin'>,
  { transaction, order, productService, user }: Attempted,
): PaymentRequest {
  const { id: transactionId, attempt, totalRupiah, createdAt } = transaction
  const leftMs = deadlineOf(createdAt).getTime() - clock.now().getTime()
  return {
    orderId: orderIdOf({ transactionId, attempt }),
    amountRupiah: totalRupiah,
    item: { id: productService.id, name: nameOf(order, productService, user.locale) },
    payer: { firstName: user.firstName, email: user.email },
    lifetimeMinutes: Math.max(1, Math.ceil(leftMs / minuteMs)),
    finishUrl: `${publicOrigin}/transaction/${transactionId}`,
  }
}

/** As the provider's page shows it, in the payer's language. A long name is cut at its end. */
function nameOf(
  { number }: Pick<OrderRow, 'number'>,
  { programSlug, durationWeeks }: ProductServiceRow,
  locale: User['locale'],
): string {
  const duration = locale === 'id' ? `${durationWeeks} minggu` : `${durationWeeks} weeks`
  return `${number} ${programNameOf(programSlug)}, ${duration}`
}
