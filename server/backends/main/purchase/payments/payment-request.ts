import { minuteMs } from '#app/lib/time.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { later } from '#server/backends/main/platform/later.ts'
import { boughtText } from '#server/backends/main/platform/mail/purchase-name.ts'
import { endOfHold } from '#server/backends/main/purchase/orders/hold-time.service.ts'
import type { OrderRow } from '#server/db/main/order.table.ts'
import type { ProductServiceRow } from '#server/db/main/product-service.table.ts'
import type { User } from '#server/db/main/user.table.ts'
import { orderIdOf } from './payment-attempt.ts'
import type { PaymentRequest } from './payment-gateway.ts'

const paymentLifetimeMs = 24 * 60 * minuteMs
/** Shorter, because the time of a consultation is held for it. */
const heldLifetimeMs = 2 * 60 * minuteMs

/**
 * Returns until when a transaction can be paid. A payment for a held time ends by its start, and the
 * hold with it.
 */
export function deadlineOf(createdAt: Date, held: { startsAt: Date } | undefined): Date {
  if (!held) return later(createdAt, paymentLifetimeMs)
  return endOfHold(later(createdAt, heldLifetimeMs), held)
}

type Attempted = {
  transaction: { id: string; attempt: number; totalRupiah: number; expiresAt: Date }
  order: Pick<OrderRow, 'number'>
  productService: ProductServiceRow
  user: Pick<User, 'firstName' | 'email' | 'locale'>
}

/** Builds the provider's request for one attempt; it expires with the transaction. */
export function paymentRequestOf(
  { clock, publicOrigin }: Pick<MainContext, 'clock' | 'publicOrigin'>,
  { transaction, order, productService, user }: Attempted,
): PaymentRequest {
  const { id: transactionId, attempt, totalRupiah, expiresAt } = transaction
  const leftMs = expiresAt.getTime() - clock.now().getTime()
  return {
    orderId: orderIdOf({ transactionId, attempt }),
    amountRupiah: totalRupiah,
    // The provider's page shows it in the payer's language, and cuts a long one at its end.
    item: {
      id: productService.id,
      name: `${order.number} ${boughtText(productService, user.locale)}`,
    },
    payer: { firstName: user.firstName, email: user.email },
    lifetimeMinutes: Math.max(1, Math.ceil(leftMs / minuteMs)),
    finishUrl: `${publicOrigin}/transaction/${transactionId}`,
  }
}
