import type { SiteContext } from '#app/config/site-context.ts'
import { AppError } from '#app/errors/app-error.ts'
import {
  findNutritionist,
  type OrderNutritionist,
} from '#app/features/cart/order-nutritionist.server.ts'
import { type ProgramCover, readProgramCovers } from '#app/features/cart/program-covers.server.ts'
import { isPathId } from '#app/lib/path-id.ts'
import { callMain } from '#app/session/main-backend.server.ts'
import { consultationsSchema } from '#server/contract/appointment.schema.ts'
import {
  type Transaction,
  transactionListSchema,
  transactionSchema,
} from '#server/contract/purchase.schema.ts'

/** A transaction with the cover of its program. */
export type Purchase = {
  transaction: Transaction
  /** Null in a list of purchases. */
  nutritionist: OrderNutritionist | null
  /** Of a paid consultation whose time has gone. Null for any other, and in a list. */
  sessionsLeft: number | null
} & ProgramCover

export async function listPurchases(context: SiteContext): Promise<Purchase[]> {
  const [transactions, coverOf] = await Promise.all([
    callMain(context, 'v1/transactions', transactionListSchema),
    readProgramCovers(context),
  ])
  return transactions.map((transaction) => purchaseOf(transaction, coverOf))
}

export type FoundPurchase =
  /** `now` is the server's time, because a device's clock may be wrong. */
  { kind: 'found'; purchase: Purchase; now: string } | { kind: 'unknown' }

export async function findPurchase(context: SiteContext, id: string): Promise<FoundPurchase> {
  if (!isPathId(id)) return { kind: 'unknown' }
  try {
    const [transaction, coverOf] = await Promise.all([
      callMain(context, `v1/transactions/${id}`, transactionSchema),
      readProgramCovers(context),
    ])
    const { nutritionist: slug, productService } = transaction
    const { programSlug } = productService
    const [nutritionist, sessionsLeft] = await Promise.all([
      findNutritionist(context, { slug, programSlug }),
      countSessionsLeft(context, transaction),
    ])
    const purchase = { ...purchaseOf(transaction, coverOf), nutritionist, sessionsLeft }
    return { kind: 'found', purchase, now: new Date().toISOString() }
  } catch (error) {
    const isUnknown = error instanceof AppError && error.says('ERR_NO_TRANSACTION_ID')
    if (isUnknown) return { kind: 'unknown' }
    throw error
  }
}

/** The client may have used the session at another time meanwhile. */
async function countSessionsLeft(
  context: SiteContext,
  { session, trackerId }: Transaction,
): Promise<number | null> {
  if (session?.state !== 'withdrawn' || !trackerId) return null
  const { trackers } = await callMain(context, 'v1/consultations', consultationsSchema)
  return trackers.find((tracker) => tracker.trackerId === trackerId)?.sessionBalance ?? null
}

/** A change of a purchase, idempotent for the same key. */
type KeyedChange = { id: string; idempotencyKey: string }

export async function cancelPurchase(
  context: SiteContext,
  { id, idempotencyKey }: KeyedChange,
): Promise<void> {
  await callMain(context, `v1/transactions/${id}/cancellation`, transactionSchema, {
    method: 'post',
    headers: { 'idempotency-key': idempotencyKey },
  })
}

/** Makes the backend ask the payment service for the payment's state. */
export async function checkPayment(context: SiteContext, id: string): Promise<void> {
  await callMain(context, `v1/transactions/${id}/payment-check`, transactionSchema, {
    method: 'post',
  })
}

/** Closes the chosen method. Returns the address where the member chooses another. */
export async function changeMethod(
  context: SiteContext,
  { id, idempotencyKey }: KeyedChange,
): Promise<Pick<Transaction, 'paymentUrl'>> {
  const { paymentUrl } = await callMain(
    context,
    `v1/transactions/${id}/method-change`,
    transactionSchema,
    { method: 'post', headers: { 'idempotency-key': idempotencyKey } },
  )
  return { paymentUrl }
}

function purchaseOf(transaction: Transaction, coverOf: (slug: string) => ProgramCover): Purchase {
  return {
    transaction,
    nutritionist: null,
    sessionsLeft: null,
    ...coverOf(transaction.productService.programSlug),
  }
}
