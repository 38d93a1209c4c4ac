import type * as v from 'valibot'
import type { Member } from '#server/backends/main/auth/session.service.ts'
import { findServiceInCart } from '#server/backends/main/carts/cart.repository.ts'
import { atPriceOfToday } from '#server/backends/main/catalogue/price-of-today.ts'
import { findProductService } from '#server/backends/main/catalogue/product-service.repository.ts'
import { MainFailure } from '#server/backends/main/main-failure.ts'
import type { MainParts } from '#server/backends/main/main-parts.ts'
import { findPendingTransactionId } from '#server/backends/main/payments/transaction.repository.ts'
import { expireOverdue } from '#server/backends/main/payments/transaction.service.ts'
import { randomId } from '#server/backends/main/random-secret.ts'
import type {
  Order,
  OrderCheck,
  OrderSubject,
  orderCreationSchema,
  ProductService,
} from '#server/contract/purchase.schema.ts'
import type { Database } from '#server/db/open-database.ts'
import { oncePerKey } from './once-per-key.ts'
import { insertOrder } from './order.repository.ts'

/** What a choice costs today, and whether a payment for it is under way. */
export async function checkOrder(
  parts: MainParts,
  { user }: Member,
  subject: OrderSubject,
): Promise<OrderCheck> {
  return parts.db.transaction(async (tx) => {
    const productService = await findSubject(parts, tx, { userId: user.id, subject })
    const pendingTransactionId = await findPending(parts, tx, user.id, productService.id)
    return { productService, totalRupiah: productService.priceRupiah, pendingTransactionId }
  })
}

/**
 * Places an order, once per key. The price is the catalogue's, never the caller's.
 * @throws MainFailure `ERR_NO_PRODUCT_SERVICE_ID`, `ERR_TRANSACTION_PENDING`
 */
export async function placeOrder(
  parts: MainParts,
  { user }: Member,
  { key, creation }: { key: string; creation: v.InferOutput<typeof orderCreationSchema> },
): Promise<Order> {
  const request = creation.subject
  return oncePerKey(parts, { userId: user.id, key, request }, async (tx) => {
    const productService = await findSubject(parts, tx, {
      userId: user.id,
      subject: creation.subject,
    })
    if (await findPending(parts, tx, user.id, productService.id))
      throw new MainFailure('ERR_TRANSACTION_PENDING')
    const order = {
      id: randomId(),
      state: 'created',
      totalRupiah: productService.priceRupiah,
    } as const
    await insertOrder(tx, {
      ...order,
      userId: user.id,
      productServiceId: productService.id,
      locale: creation.locale,
      createdAt: parts.clock.now(),
    })
    return { ...order, productService }
  })
}

async function findSubject(
  parts: MainParts,
  tx: Database,
  { userId, subject }: { userId: string; subject: OrderSubject },
): Promise<ProductService> {
  const row =
    'cartId' in subject
      ? await findServiceInCart(tx, { cartId: subject.cartId, userId })
      : await findProductService(tx, subject.productServiceId)
  const [service] = await atPriceOfToday(parts, tx, row ? [row] : [])
  if (!service) throw new MainFailure('ERR_NO_PRODUCT_SERVICE_ID')
  return service
}

async function findPending(
  parts: MainParts,
  tx: Database,
  userId: string,
  productServiceId: string,
): Promise<string | null> {
  await expireOverdue(parts, tx, userId)
  return findPendingTransactionId(tx, { userId, productServiceId })
}
