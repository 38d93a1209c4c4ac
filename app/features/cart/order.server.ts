import type { SiteContext } from '#app/config/site-context.ts'
import { AppError } from '#app/errors/app-error.ts'
import { getLocale } from '#app/i18n/paraglide/runtime.js'
import { callMain } from '#app/session/main-backend.server.ts'
import {
  cartSchema,
  type OrderCheck,
  type OrderSubject,
  orderCheckSchema,
  orderSchema,
  otpDispatchSchema,
  transactionSchema,
} from '#server/contract/purchase.schema.ts'
import { type ProgramCover, readProgramCovers } from './program-covers.server.ts'

/** The order page's data. */
export type CheckedOrder =
  | ({ kind: 'found'; check: OrderCheck } & ProgramCover)
  | { kind: 'unknown' }

export async function checkOrder(
  context: SiteContext,
  subject: OrderSubject,
): Promise<CheckedOrder> {
  const searchParams: Record<string, string> =
    'cartId' in subject
      ? { 'cart-id': subject.cartId }
      : { 'product-service-id': subject.productServiceId }
  try {
    const [check, coverOf] = await Promise.all([
      callMain(context, 'v1/order-check', orderCheckSchema, { searchParams }),
      readProgramCovers(context),
    ])
    return { kind: 'found', check, ...coverOf(check.productService.programSlug) }
  } catch (error) {
    const isUnknown = error instanceof AppError && error.says('ERR_NO_PRODUCT_SERVICE_ID')
    if (isUnknown) return { kind: 'unknown' }
    throw error
  }
}

/** Keeps the choice; the backend mails its owner the link back to it. */
export async function keepCart(context: SiteContext, productServiceId: string) {
  const { id } = await callMain(context, 'v1/carts', cartSchema, {
    method: 'post',
    json: { productServiceId, locale: getLocale() },
  })
  return { cartId: id }
}

type OrderRequest = { subject: OrderSubject; idempotencyKey: string }

/** Places the order; the same key gets the same order, however often it is sent. */
export async function placeOrder(context: SiteContext, { subject, idempotencyKey }: OrderRequest) {
  const { id } = await callMain(context, 'v1/orders', orderSchema, {
    method: 'post',
    headers: { 'idempotency-key': idempotencyKey },
    json: { subject, locale: getLocale() },
  })
  return { orderId: id }
}

/** Mails a code for the order; the one before it ends. */
export function sendCode(context: SiteContext, orderId: string) {
  return callMain(context, `v1/orders/${orderId}/otp`, otpDispatchSchema, {
    method: 'post',
    json: { locale: getLocale() },
  })
}

/** What to do after the right code: pay, or look at a transaction that needs no paying. */
export async function verifyCode(
  context: SiteContext,
  { orderId, code }: { orderId: string; code: string },
) {
  const { id, paymentUrl } = await callMain(
    context,
    `v1/orders/${orderId}/otp/verification`,
    transactionSchema,
    { method: 'post', json: { code } },
  )
  return { transactionId: id, paymentUrl }
}
