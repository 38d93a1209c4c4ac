import {
  findSessionOfOrder,
  listSessionsOfOrders,
  prolongHold,
} from '#server/backends/main/consultation/appointments/held-session.repository.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { violates } from '#server/backends/main/platform/constraint-violation.ts'
import type { StoreAnswer } from '#server/backends/main/platform/idempotency/once-per-key.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import { randomId } from '#server/backends/main/platform/random-secret.ts'
import { deleteCartsWith } from '#server/backends/main/purchase/carts/cart.repository.ts'
import { findProductService } from '#server/backends/main/purchase/catalogue/product-service.repository.ts'
import { awaitPayment, lockOrder } from '#server/backends/main/purchase/orders/order.repository.ts'
import { listLines } from '#server/backends/main/purchase/orders/order-line.repository.ts'
import { mayFollow } from '#server/backends/main/purchase/orders/order-states.ts'
import type { Transaction } from '#server/contract/purchase.schema.ts'
import type { AppointmentRow } from '#server/db/main/appointment.table.ts'
import type { OrderRow } from '#server/db/main/order.table.ts'
import type { ProductServiceRow } from '#server/db/main/product-service.table.ts'
import type { User } from '#server/db/main/user.table.ts'
import { deadlineOf, paymentRequestOf } from './payment-request.ts'
import { findPendingTransactionId, insertTransaction } from './transaction.repository.ts'
import { expireOverdue } from './transaction.service.ts'
import { transactionOf } from './transaction-view.ts'

/**
 * Opens a payment at the provider and then stores it. The provider is called outside any database
 * transaction. A payment page that could not be stored is never shown and expires.
 * @throws MainFailure `ERR_TRANSACTION_PENDING`, `ERR_ORDER_CLOSED`, `PAYMENT_UNAVAILABLE`
 */
export async function openTransaction(
  context: MainContext,
  user: User,
  { order, store }: { order: OrderRow; store: StoreAnswer<Transaction> },
): Promise<Transaction> {
  const { productService, held } = await requireFreeService(context, order)
  const transactionId = randomId()
  const createdAt = context.clock.now()
  const expiresAt = deadlineOf(createdAt, held)
  const opened = { id: transactionId, attempt: 1, totalRupiah: order.totalRupiah, expiresAt }
  const request = paymentRequestOf(context, { transaction: opened, order, productService, user })
  const { paymentUrl } = await context.payments.open(request)
  const transaction = {
    ...opened,
    orderId: order.id,
    userId: user.id,
    productServiceId: productService.id,
    refundedRupiah: 0,
    state: 'pending',
    chosenMethod: null,
    paymentUrl,
    createdAt,
    attemptExpiresAt: null,
    paidAt: null,
    paidAttempt: null,
  } as const
  return context.db
    .transaction(async (tx) => {
      const locked = await lockOrder(tx, { orderId: order.id, userId: user.id })
      if (!locked || !mayFollow(locked.state, 'awaiting_payment'))
        throw new MainFailure('ERR_ORDER_CLOSED')
      const hold = { orderId: order.id, now: context.clock.now(), until: expiresAt }
      if (held && !(await prolongHold(tx, hold))) throw new MainFailure('ERR_ORDER_CLOSED')
      await insertTransaction(tx, transaction)
      await deleteCartsWith(tx, order)
      await awaitPayment(tx, order.id, transaction)
      const lines = (await listLines(tx, [order.id])).get(order.id) ?? []
      const answer = transactionOf({
        transaction,
        productService,
        lines,
        orderNumber: order.number,
        nutritionistSlug: order.nutritionistSlug,
        session: (await listSessionsOfOrders(tx, [order.id])).get(order.id) ?? null,
        trackerId: null,
        period: null,
        refund: null,
        isAttemptDenied: false,
        receiptNumber: null,
      })
      await store(tx, answer)
      return answer
    })
    .catch((cause) => {
      throw violates(cause, 'transactions_one_pending')
        ? new MainFailure('ERR_TRANSACTION_PENDING')
        : cause
    })
}

/** Checks before the provider is called; the unique index catches a concurrent order. */
async function requireFreeService(
  context: MainContext,
  { id, userId, productServiceId }: OrderRow,
): Promise<{ productService: ProductServiceRow; held: AppointmentRow | undefined }> {
  return context.db.transaction(async (tx) => {
    await expireOverdue(context, tx, userId)
    if (await findPendingTransactionId(tx, { userId, productServiceId }))
      throw new MainFailure('ERR_TRANSACTION_PENDING')
    const productService = await findProductService(tx, productServiceId)
    if (!productService) throw new MainFailure('ERR_NO_PRODUCT_SERVICE_ID')
    return { productService, held: await findSessionOfOrder(tx, id) }
  })
}
