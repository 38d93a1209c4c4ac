import { createHmac, randomInt } from 'node:crypto'
import type * as v from 'valibot'
import { minuteMs } from '#app/lib/time.ts'
import { findSessionOfOrder } from '#server/backends/main/consultation/appointments/held-session.repository.ts'
import type { Member } from '#server/backends/main/identity/auth/session.service.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import {
  oncePerKey,
  oncePerKeyUnderway,
  type StoreAnswer,
} from '#server/backends/main/platform/idempotency/once-per-key.ts'
import { later } from '#server/backends/main/platform/later.ts'
import { enqueueMail } from '#server/backends/main/platform/mail/enqueue-mail.ts'
import { writeOtpMail } from '#server/backends/main/platform/mail/purchase-mails.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import { findProductService } from '#server/backends/main/purchase/catalogue/product-service.repository.ts'
import { openTransaction } from '#server/backends/main/purchase/payments/open-transaction.service.ts'
import type { ContentLocale } from '#server/contract/envelope.schema.ts'
import type { otpDispatchSchema, Transaction } from '#server/contract/purchase.schema.ts'
import type { OrderRow } from '#server/db/main/order.table.ts'
import type { User } from '#server/db/main/user.table.ts'
import { findOrder, lockOrder, setOrderState } from './order.repository.ts'
import { takesCode } from './order-states.ts'
import { findOtpSentAt, releaseOtpCode, replaceOtpCode, tryOtpCode } from './otp-code.repository.ts'
import { needsCode } from './recent-proof.ts'

type Keyed = { key?: string | undefined }

const otpLifetimeMs = 10 * minuteMs
const resendAfterSeconds = 60
const mostTries = 5

/**
 * Mails a new OTP for an order and invalidates the previous one.
 * @throws MainFailure `ERR_NO_ORDER_ID`, `ERR_ORDER_CLOSED`, `OTP_TOO_SOON`
 */
export async function sendOtp(
  context: MainContext,
  { user }: Member,
  { orderId, locale, key }: { orderId: string; locale?: ContentLocale | undefined } & Keyed,
): Promise<v.InferOutput<typeof otpDispatchSchema>> {
  const now = context.clock.now()
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const expiresAt = later(now, otpLifetimeMs)
  const call = { userId: user.id, key, request: { call: 'otp', orderId } }
  return oncePerKey(context, call, async (tx) => {
    const order = await lockOrder(tx, { orderId, userId: user.id })
    requireOpen(order, now)
    const otpCode = { orderId, codeHmac: hmacOf(context, orderId, code), sentAt: now, expiresAt }
    const unlessSentAfter = later(now, -resendAfterSeconds * 1000)
    if (!(await replaceOtpCode(tx, otpCode, { unlessSentAfter })))
      throw tooSoon(now, await findOtpSentAt(tx, orderId))
    await setOrderState(tx, orderId, 'otp_pending')
    const { firstName, email } = user
    const addressee = {
      firstName,
      locale: locale ?? order.locale,
      productName: context.productName,
    }
    const service = await findProductService(tx, order.productServiceId)
    if (!service) throw new MainFailure('ERR_NO_PRODUCT_SERVICE_ID')
    const { programSlug, durationWeeks } = service
    const { number: orderNumber, totalRupiah } = order
    const session = await findSessionOfOrder(tx, orderId)
    const purchase = { programSlug, durationWeeks, session, totalRupiah, orderNumber }
    const mail = writeOtpMail(addressee, { code, ...purchase })
    await enqueueMail(context, tx, email, { ...mail, about: orderId })
    return { expiresAt: expiresAt.toISOString(), resendAfterSeconds }
  })
}

/**
 * Opens the payment of an order for the right OTP.
 * @throws MainFailure `WRONG_OTP`, `OTP_OUTDATED`, and what `openTransaction` throws
 */
export async function verifyOtp(
  context: MainContext,
  { user }: Member,
  { orderId, code, key }: { orderId: string; code: string } & Keyed,
): Promise<Transaction> {
  const call = { userId: user.id, key, request: { call: 'verification', orderId, code } }
  return oncePerKeyUnderway<Transaction>(context, call, {
    action: (store) => openWithCode(context, user, { orderId, code, store }),
    // These failures counted a try, and a retry with the same key must not count another.
    finalFailures: ['WRONG_OTP', 'OTP_OUTDATED'],
  })
}

/**
 * Opens the payment of an order without an OTP.
 * @throws MainFailure `OTP_REQUIRED` if the member's last proof is old, and what `openTransaction` throws
 */
export async function payWithoutCode(
  context: MainContext,
  member: Member,
  { orderId, key }: { orderId: string } & Keyed,
): Promise<Transaction> {
  const { user } = member
  const call = { userId: user.id, key, request: { call: 'payment', orderId } }
  return oncePerKeyUnderway<Transaction>(context, call, {
    action: async (store) => {
      const order = await findOrder(context.db, { orderId, userId: user.id })
      requireOpen(order, context.clock.now())
      if (needsCode(context, member)) throw new MainFailure('OTP_REQUIRED')
      return openTransaction(context, user, { order, store })
    },
  })
}

async function openWithCode(
  context: MainContext,
  user: User,
  { orderId, code, store }: { orderId: string; code: string; store: StoreAnswer<Transaction> },
): Promise<Transaction> {
  const { db, clock } = context
  const order = await findOrder(db, { orderId, userId: user.id })
  requireOpen(order, clock.now())
  const codeHmac = hmacOf(context, orderId, code)
  // Outside the following transaction: a wrong try counts even though the call fails.
  const outcome = await tryOtpCode(db, { orderId, codeHmac, now: clock.now(), mostTries })
  if (outcome === 'over') throw new MainFailure('OTP_OUTDATED')
  if (outcome === 'wrong') throw new MainFailure('WRONG_OTP')
  try {
    return await openTransaction(context, user, { order, store })
  } catch (error) {
    await releaseOtpCode(db, orderId)
    throw error
  }
}

function requireOpen(order: OrderRow | undefined, now: Date): asserts order is OrderRow {
  if (!order) throw new MainFailure('ERR_NO_ORDER_ID')
  if (!takesCode(order.state) || order.expiresAt <= now) throw new MainFailure('ERR_ORDER_CLOSED')
}

/** The HMAC covers the order id, so a code is invalid for any other order. */
function hmacOf({ secrets }: MainContext, orderId: string, code: string): string {
  return createHmac('sha256', secrets.otp).update(`${orderId}:${code}`).digest('base64url')
}

function tooSoon(now: Date, sentAt: Date = now): MainFailure {
  const elapsedSeconds = Math.floor((now.getTime() - sentAt.getTime()) / 1000)
  const retryAfterSeconds = Math.max(1, resendAfterSeconds - elapsedSeconds)
  return new MainFailure('OTP_TOO_SOON', { retryAfterSeconds })
}
