import type * as v from 'valibot'
import { hourMs } from '#app/lib/time.ts'
import { refuseOverlap } from '#server/backends/main/consultation/appointments/book-session.service.ts'
import type { Member } from '#server/backends/main/identity/auth/session.service.ts'
import { lockBuyer, markAdult } from '#server/backends/main/identity/users/user.repository.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { oncePerKey } from '#server/backends/main/platform/idempotency/once-per-key.ts'
import { later } from '#server/backends/main/platform/later.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import { randomId } from '#server/backends/main/platform/random-secret.ts'
import { findServiceInCart } from '#server/backends/main/purchase/carts/cart.repository.ts'
import { saveService } from '#server/backends/main/purchase/carts/cart.service.ts'
import {
  atPriceOfToday,
  type PricedService,
} from '#server/backends/main/purchase/catalogue/price-of-today.ts'
import { findProductService } from '#server/backends/main/purchase/catalogue/product-service.repository.ts'
import { referralOf } from '#server/backends/main/purchase/kols/kol.service.ts'
import { findPendingTransactionId } from '#server/backends/main/purchase/payments/transaction.repository.ts'
import { expireOverdue } from '#server/backends/main/purchase/payments/transaction.service.ts'
import { isPkpAt } from '#server/backends/main/purchase/pkp/pkp-status.service.ts'
import { foreseePeriod } from '#server/backends/main/purchase/programs/foresee-period.service.ts'
import {
  examinePromo,
  type PromoAnswer,
  redeemPromo,
} from '#server/backends/main/purchase/promo-codes/promo-code.service.ts'
import type {
  Order,
  OrderCheck,
  OrderSubject,
  orderCreationSchema,
} from '#server/contract/purchase.schema.ts'
import type { User } from '#server/db/main/user.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { endOfHold, holdTime, lockWantedTime } from './hold-time.service.ts'
import { insertOrder, lockReplaced, setOrderState } from './order.repository.ts'
import { insertLines } from './order-line.repository.ts'
import { linesOf, totalOf } from './order-lines.ts'
import { needsCode } from './recent-proof.ts'
import { releaseOrder } from './release-order.service.ts'

/** How long an order waits for its OTP; until then it holds its promo. */
const unconfirmedLifetimeMs = hourMs

type CheckedChoice = {
  subject: OrderSubject
  promoCode?: string | undefined
  kolCode?: string | undefined
}

/**
 * Returns today's price and days, whether the promo code applies, and a pending payment if there is
 * one. A guest sees what every newcomer would.
 * @throws MainFailure `ERR_NO_PRODUCT_SERVICE_ID`, also for a guest's cart
 */
export async function checkOrder(
  context: MainContext,
  member: Member | undefined,
  { subject, promoCode, kolCode }: CheckedChoice,
): Promise<OrderCheck> {
  const user = member?.user
  return context.db.transaction(async (tx) => {
    const service = await findSubject(context, tx, { userId: user?.id, subject })
    const pendingTransactionId = user ? await findPending(context, tx, user.id, service.id) : null
    const promo = await examine(context, tx, { user, service, promoCode })
    const lines = await linesFor(tx, { service, promo, now: context.clock.now() })
    return {
      productService: service,
      lines,
      totalRupiah: totalOf(lines),
      promoRefusal: promo?.kind === 'refused' ? promo : null,
      referral: await referralOf(context, tx, { user, code: kolCode }),
      // A guest signs in first, and that stands for the code. Then the page asks for the age.
      needsCode: member ? needsCode(context, member) : false,
      needsAge: user?.adultStatedAt === null,
      program: await foreseePeriod(context, tx, { userId: user?.id, ...service }),
      pendingTransactionId,
    }
  })
}

/**
 * Places an order, once per key. Prices and discounts come from the server, never from the caller.
 * It replaces the member's earlier unconfirmed order for the same service or promo code. An order of
 * a single consultation holds its time.
 * @throws MainFailure `AGE_NEEDED`, `ERR_NO_PRODUCT_SERVICE_ID`, `ERR_TRANSACTION_PENDING`,
 *   `PRICE_CHANGED`, a `PromoRefusal`; what `lockWantedTime` and `holdTime` throw
 */
export async function placeOrder(
  context: MainContext,
  member: Member,
  { key, creation }: { key: string; creation: v.InferOutput<typeof orderCreationSchema> },
): Promise<Order> {
  const { user } = member
  const { subject, promoCode, nutritionist, session, kolCode, age, locale } = creation
  const { expectedTotalRupiah } = creation
  const request = { subject, promoCode, nutritionist, session, expectedTotalRupiah }
  const keyed = { userId: user.id, key, request }
  const place = async (tx: Database) => {
    const service = await findSubject(context, tx, { userId: user.id, subject })
    const wanted = await lockWantedTime(tx, user, { service, session })
    await lockBuyer(tx, user.id)
    if (age === 'adult') await markAdult(tx, user.id, context.clock.now())
    else if (!user.adultStatedAt) throw new MainFailure('AGE_NEEDED')
    if (await findPending(context, tx, user.id, service.id))
      throw new MainFailure('ERR_TRANSACTION_PENDING')
    await cancelReplaced(context, tx, { user, service, promoCode })
    const promo = await examine(context, tx, { user, service, promoCode })
    if (promo?.kind === 'refused') throw new MainFailure(promo.reason)
    const createdAt = context.clock.now()
    const lines = await linesFor(tx, { service, promo, now: createdAt })
    const totalRupiah = totalOf(lines)
    if (totalRupiah !== (expectedTotalRupiah ?? totalRupiah)) throw new MainFailure('PRICE_CHANGED')
    const order = { id: randomId(), state: 'created', totalRupiah } as const
    const expiresAt = endOfHold(later(createdAt, unconfirmedLifetimeMs), wanted)
    const referral = await referralOf(context, tx, { user, code: kolCode })
    const orderNumber = await insertOrder(tx, {
      ...order,
      userId: user.id,
      productServiceId: service.id,
      nutritionistSlug: wanted?.practice.slug ?? nutritionist ?? null,
      locale,
      kolCode: referral?.kind === 'credited' ? referral.code : null,
      createdAt,
      expiresAt,
    })
    // A member who closes the browser finds the choice in their carts until it is paid. A time that
    // was only chosen may be gone by then.
    if (!wanted) await saveService(context, tx, { userId: user.id, productServiceId: service.id })
    await insertLines(tx, order.id, lines)
    if (promo) await redeem(context, tx, { code: promo.code, orderId: order.id, userId: user.id })
    const { durationWeeks } = service
    const hold = { user, locale, order, durationWeeks, until: expiresAt }
    if (wanted) await holdTime(context, tx, { ...wanted, ...hold })
    return {
      ...order,
      orderNumber,
      needsCode: needsCode(context, member),
      lines,
      productService: service,
    }
  }
  return refuseOverlap(() => oncePerKey(context, keyed, place))
}

type Choice = { user: User; service: PricedService; promoCode?: string | undefined }
type Examined = Omit<Choice, 'user'> & { user: User | undefined }

async function examine(
  context: MainContext,
  tx: Database,
  { user, service, promoCode }: Examined,
): Promise<PromoAnswer | undefined> {
  if (promoCode === undefined) return undefined
  return examinePromo(context, tx, { code: promoCode, userId: user?.id, productService: service })
}

async function redeem(
  context: MainContext,
  tx: Database,
  redemption: { code: string; orderId: string; userId: string },
): Promise<void> {
  const refusal = await redeemPromo(context, tx, redemption)
  if (refusal) throw new MainFailure(refusal)
}

async function cancelReplaced(
  context: MainContext,
  tx: Database,
  { user, service, promoCode }: Choice,
): Promise<void> {
  const wanted = { userId: user.id, productServiceId: service.id, promoCode }
  for (const { id } of await lockReplaced(tx, wanted)) {
    await setOrderState(tx, id, 'cancelled')
    await releaseOrder(context, tx, id)
  }
}

type Priced = { service: PricedService; promo: PromoAnswer | undefined; now: Date }

/**
 * Returns the lines of an order of a moment, with the discount of a promo code that applies. They
 * have the PPN if the company is PKP then.
 */
export async function linesFor(db: Database, { service, promo, now }: Priced) {
  const { id, priceRupiah, taxClass } = service
  const heldPromo = promo?.kind === 'holds' ? promo : undefined
  const isPkp = await isPkpAt(db, now)
  return linesOf({ productServiceId: id, priceRupiah, taxClass, promo: heldPromo, isPkp })
}

async function findSubject(
  context: MainContext,
  tx: Database,
  { userId, subject }: { userId: string | undefined; subject: OrderSubject },
): Promise<PricedService> {
  const row =
    'cartId' in subject
      ? userId !== undefined && (await findServiceInCart(tx, { cartId: subject.cartId, userId }))
      : await findProductService(tx, subject.productServiceId)
  const [service] = await atPriceOfToday(context, tx, row && !row.withdrawnAt ? [row] : [])
  if (!service) throw new MainFailure('ERR_NO_PRODUCT_SERVICE_ID')
  return service
}

async function findPending(
  context: MainContext,
  tx: Database,
  userId: string,
  productServiceId: string,
): Promise<string | null> {
  await expireOverdue(context, tx, userId)
  return findPendingTransactionId(tx, { userId, productServiceId })
}
