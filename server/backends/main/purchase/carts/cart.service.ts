import type * as v from 'valibot'
import type { Member } from '#server/backends/main/identity/auth/session.service.ts'
import { lockBuyer } from '#server/backends/main/identity/users/user.repository.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { oncePerKey } from '#server/backends/main/platform/idempotency/once-per-key.ts'
import { enqueueMail } from '#server/backends/main/platform/mail/enqueue-mail.ts'
import { writeCartMail } from '#server/backends/main/platform/mail/purchase-mails.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import { randomId } from '#server/backends/main/platform/random-secret.ts'
import { atPriceOfToday } from '#server/backends/main/purchase/catalogue/price-of-today.ts'
import { findProductService } from '#server/backends/main/purchase/catalogue/product-service.repository.ts'
import type { cartCreationSchema, cartSchema, SavedCart } from '#server/contract/purchase.schema.ts'
import { isConsultationSlug } from '#server/contract/single-consultation.ts'
import type { Database } from '#server/db/open-database.ts'
import { deleteCart, insertCart, listCarts, replaceInCart } from './cart.repository.ts'

type Keyed = { key?: string | undefined }

/** Saves a cart and mails its owner the link to it. */
export async function saveCart(
  context: MainContext,
  { user }: Member,
  { creation, key }: { creation: v.InferOutput<typeof cartCreationSchema> } & Keyed,
): Promise<v.InferOutput<typeof cartSchema>> {
  const { productServiceId, locale } = creation
  const call = { userId: user.id, key, request: { call: 'cart', productServiceId } }
  return oncePerKey(context, call, async (tx) => {
    const service = await findProductService(tx, productServiceId)
    // A cart keeps no time, and a consultation is nothing without one.
    if (!service || service.withdrawnAt || isConsultationSlug(service.programSlug))
      throw new MainFailure('ERR_NO_PRODUCT_SERVICE_ID')
    const id = await saveService(context, tx, { userId: user.id, productServiceId })
    const addressee = { firstName: user.firstName, locale, productName: context.productName }
    const link = `${context.publicOrigin}/cart/check-order?cart-id=${id}`
    await enqueueMail(context, tx, user.email, writeCartMail(addressee, { ...service, link }))
    return { id, productServiceId }
  })
}

/** Saves a service in a new cart, or in the cart that already holds it. Returns the cart's id. */
export async function saveService(
  { clock }: Pick<MainContext, 'clock'>,
  tx: Database,
  { userId, productServiceId }: { userId: string; productServiceId: string },
): Promise<string> {
  // Two concurrent calls would otherwise save it twice.
  await lockBuyer(tx, userId)
  const saved = (await listCarts(tx, userId)).find(({ service }) => service.id === productServiceId)
  if (saved) return saved.id
  const id = randomId()
  await insertCart(tx, { id, userId, productServiceId, createdAt: clock.now() })
  return id
}

/** Returns a member's carts of what is on sale, at today's prices. */
export async function listOwnCarts(context: MainContext, { user }: Member): Promise<SavedCart[]> {
  return context.db.transaction(async (tx) => {
    const carts = (await listCarts(tx, user.id)).filter(({ service }) => !service.withdrawnAt)
    const services = await atPriceOfToday(
      context,
      tx,
      carts.map(({ service }) => service),
    )
    return carts.flatMap(({ id }, index) => {
      const productService = services[index]
      return productService ? { id, productService } : []
    })
  })
}

/**
 * @throws MainFailure `ERR_NO_PRODUCT_SERVICE_ID`; `ERR_NO_CART`, also for another member's cart
 */
export async function changeCart(
  context: MainContext,
  { user }: Member,
  { cartId, productServiceId, key }: { cartId: string; productServiceId: string } & Keyed,
): Promise<v.InferOutput<typeof cartSchema>> {
  const request = { call: 'cart change', cartId, productServiceId }
  return oncePerKey(context, { userId: user.id, key, request }, async (tx) => {
    const service = await findProductService(tx, productServiceId)
    if (!service || service.withdrawnAt) throw new MainFailure('ERR_NO_PRODUCT_SERVICE_ID')
    if (!(await replaceInCart(tx, { cartId, userId: user.id, productServiceId })))
      throw new MainFailure('ERR_NO_CART')
    return { id: cartId, productServiceId }
  })
}

/** @throws MainFailure `ERR_NO_CART`, also for another member's cart */
export async function removeCart(
  context: MainContext,
  { user }: Member,
  { cartId, key }: { cartId: string } & Keyed,
): Promise<Record<string, never>> {
  const request = { call: 'cart removal', cartId }
  return oncePerKey(context, { userId: user.id, key, request }, async (tx) => {
    if (!(await deleteCart(tx, { cartId, userId: user.id }))) throw new MainFailure('ERR_NO_CART')
    return {}
  })
}
