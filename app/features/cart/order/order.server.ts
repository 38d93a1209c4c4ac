import { getRequestHeader } from '@tanstack/react-start/server'
import { readPublic } from '#app/clients/public-read.ts'
import { undefinedIfFailed } from '#app/clients/undefined-if-failed.ts'
import { storedKolCodeOf } from '#app/config/kol-cookie.ts'
import type { SiteContext } from '#app/config/site-context.ts'
import { AppError } from '#app/errors/app-error.ts'
import {
  findNutritionist,
  type OrderNutritionist,
} from '#app/features/cart/order-nutritionist.server.ts'
import { type ProgramCover, readProgramCovers } from '#app/features/cart/program-covers.server.ts'
import { getLocale } from '#app/i18n/paraglide/runtime.js'
import { callMain } from '#app/session/main-backend.server.ts'
import { envelopeOf } from '#server/contract/envelope.schema.ts'
import {
  type OrderCheck,
  orderCheckSchema,
  orderSchema,
  otpDispatchSchema,
  type ProductService,
  productServiceListSchema,
  transactionSchema,
} from '#server/contract/purchase.schema.ts'
import { isConsultationSlug } from '#server/contract/single-consultation.ts'
import {
  type NutritionistProposal,
  noProposal,
  proposeNutritionist,
} from './nutritionist/propose-nutritionist.server.ts'
import type { OrderChoice } from './order-search.ts'
import { findPaidSession, type PaidSession } from './paid-session.server.ts'

export type CheckedOrder =
  | ({
      kind: 'found'
      check: OrderCheck
      /** Durations of the same program, shortest first, including the checked one. */
      durations: ProductService[]
      proposal: NutritionistProposal
      /** Of a single consultation. */
      nutritionist: OrderNutritionist | null
      /** A session that makes a single consultation needless. */
      paidSession: PaidSession | null
    } & ProgramCover)
  | { kind: 'unknown' }
  /** The main backend checks orders of members only. */
  | { kind: 'members-only' }

export async function checkOrder(
  context: SiteContext,
  { subject, promoCode, nutritionist }: OrderChoice,
): Promise<CheckedOrder> {
  const kolCode = readKolCode(context)
  const searchParams: Record<string, string> = {
    ...('cartId' in subject
      ? { 'cart-id': subject.cartId }
      : { 'product-service-id': subject.productServiceId }),
    ...(promoCode !== undefined && { 'promo-code': promoCode }),
    ...(kolCode !== undefined && { 'kol-code': kolCode }),
  }
  try {
    const check = await callMain(context, 'v1/order-check', orderCheckSchema, { searchParams })
    const { programSlug } = check.productService
    const isConsultation = isConsultationSlug(programSlug)
    const [coverOf, durations, proposal, found, paidSession] = await Promise.all([
      readProgramCovers(context),
      readDurations(context, check.productService),
      isConsultation
        ? noProposal
        : proposeNutritionist(context, { ...check, wanted: nutritionist }),
      isConsultation ? findNutritionist(context, { slug: null, programSlug }) : null,
      findPaidSession(context, programSlug),
    ])
    const facts = { check, durations, proposal, nutritionist: found, paidSession }
    return { kind: 'found', ...facts, ...coverOf(programSlug) }
  } catch (error) {
    const isUnknown = error instanceof AppError && error.says('ERR_NO_PRODUCT_SERVICE_ID')
    if (isUnknown) return { kind: 'unknown' }
    if (error instanceof AppError && error.status === 401) return { kind: 'members-only' }
    throw error
  }
}

/** Returns the checked service alone during an outage. */
async function readDurations(
  context: SiteContext,
  checked: ProductService,
): Promise<ProductService[]> {
  const answer = await undefinedIfFailed(
    context,
    readPublic(context.backends.main, 'v1/product-services', envelopeOf(productServiceListSchema), {
      'program-slug': checked.programSlug,
    }),
  )
  const others = (answer?.data ?? []).filter(({ id }) => id !== checked.id)
  return [...others, checked].toSorted((one, other) => one.durationWeeks - other.durationWeeks)
}

/** Idempotent for the same key. */
export async function placeOrder(
  context: SiteContext,
  {
    idempotencyKey,
    ...wanted
  }: OrderChoice & {
    age?: 'adult' | undefined
    expectedTotalRupiah?: number | undefined
    idempotencyKey: string
  },
) {
  const { id, needsCode } = await callMain(context, 'v1/orders', orderSchema, {
    method: 'post',
    headers: { 'idempotency-key': idempotencyKey },
    json: { ...wanted, kolCode: readKolCode(context), locale: getLocale() },
  })
  return { orderId: id, needsCode }
}

/** The code of the referrer whose link the visitor followed, unless they dropped it. */
function readKolCode({ settings }: SiteContext): string | undefined {
  return storedKolCodeOf(getRequestHeader('cookie') ?? '', settings.PRODUCT_SLUG)
}

/** Mails a code for the order and revokes the one before. */
export function sendCode(context: SiteContext, orderId: string) {
  return callMain(context, `v1/orders/${orderId}/otp`, otpDispatchSchema, {
    method: 'post',
    json: { locale: getLocale() },
  })
}

type Verification = { orderId: string; code: string; idempotencyKey: string }

/** Redeems the code. `paymentUrl` is null if nothing is left to pay. */
export async function verifyCode(
  context: SiteContext,
  { orderId, code, idempotencyKey }: Verification,
) {
  const { id, paymentUrl } = await callMain(
    context,
    `v1/orders/${orderId}/otp/verification`,
    transactionSchema,
    { method: 'post', headers: { 'idempotency-key': idempotencyKey }, json: { code } },
  )
  return { transactionId: id, paymentUrl }
}

/** Opens the payment of an order that needs no code. `paymentUrl` is null if nothing is left to pay. */
export async function openPayment(
  context: SiteContext,
  { orderId, idempotencyKey }: Omit<Verification, 'code'>,
) {
  const { id, paymentUrl } = await callMain(
    context,
    `v1/orders/${orderId}/payment`,
    transactionSchema,
    { method: 'post', headers: { 'idempotency-key': idempotencyKey } },
  )
  return { transactionId: id, paymentUrl }
}
