import type { MainContext } from '#server/backends/main/main-context.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import { findFulfilmentState } from '#server/backends/main/purchase/fulfilments/fulfilment.repository.ts'
import { listOddPayments } from '#server/backends/main/purchase/payments/odd-amount.service.ts'
import { orderIdOf } from '#server/backends/main/purchase/payments/payment-attempt.ts'
import { askProvider } from '#server/backends/main/purchase/payments/payment-check.service.ts'
import {
  lockPurchase,
  type Purchase,
} from '#server/backends/main/purchase/payments/transaction.repository.ts'
import { listReceipts } from '#server/backends/main/purchase/receipts/receipt.repository.ts'
import { mostGoodwillOf } from '#server/backends/main/purchase/refunds/goodwill.service.ts'
import { requestRefundOf, viewOf } from '#server/backends/main/purchase/refunds/refund.service.ts'
import { appendStaffEntry, type StaffAct } from '#server/backends/main/staff/calls/staff-audit.ts'
import type {
  PurchaseDetail,
  PurchaseList,
  PurchaseQuery,
} from '#server/contract/admin-purchase.schema.ts'
import { listEvents, namesOf } from './purchase-event.repository.ts'
import {
  listPurchases,
  listServices,
  pageSize,
  searchPurchases,
} from './staff-purchase.repository.ts'

type Listed = Awaited<ReturnType<typeof listPurchases>>[number]

export async function readPurchases(
  { db }: MainContext,
  query: PurchaseQuery,
): Promise<PurchaseList> {
  const rows = await listPurchases(db, query)
  const page = rows.slice(0, pageSize)
  const last = rows.length > pageSize ? page.at(-1)?.transaction : undefined
  const next = last ? `${last.createdAt.toISOString()}_${last.id}` : null
  return { purchases: page.map(listedOf), services: await listServices(db), next }
}

export async function findPurchases(
  context: MainContext,
  act: StaffAct,
  term: string,
): Promise<PurchaseList> {
  return context.db.transaction(async (tx) => {
    await appendStaffEntry(context, tx, act, { objectId: '' })
    const found = await searchPurchases(tx, term)
    return { purchases: found.map(listedOf), services: [], next: null }
  })
}

/** @throws MainFailure `ERR_NO_TRANSACTION_ID` */
export async function readPurchase(
  context: MainContext,
  transactionId: string,
): Promise<PurchaseDetail> {
  return context.db.transaction(async (tx) => {
    const purchase = await requirePurchase(tx, transactionId)
    const { transaction, order, productService, user } = purchase
    const receipts = await listReceipts(tx, order.id)
    const { isGivenUp } = await findFulfilmentState(tx, order.id)
    const events = await listEvents(tx, purchase)
    const names = await namesOf(
      tx,
      events.map(({ by }) => by),
    )
    return {
      ...listedOf({ transaction, productService, orderNumber: order.number }),
      attempt: transaction.attempt,
      paidAt: transaction.paidAt?.toISOString() ?? null,
      receiptNumber: receipts.at(-1)?.number ?? null,
      receipts: receipts.map(({ number, buyerName }) => ({ number, buyerName })),
      isGivenUp,
      oddPayments: (await listOddPayments(tx, transactionId)).map(({ attempt, amountRupiah }) => ({
        ...{ attempt, amountRupiah },
        providerOrderId: orderIdOf({ transactionId, attempt }),
      })),
      dashboard: context.payments.dashboard,
      buyer: {
        id: user.id,
        name: `${user.firstName} ${user.lastName}`.trim(),
        email: user.deletedAt ? '' : user.email,
        isDeleted: user.deletedAt !== null,
      },
      refund: await viewOf(context, tx, purchase),
      mostGoodwillRupiah: await mostGoodwillOf(tx, purchase),
      events: events.map(({ at, by, kind, word, amountRupiah = null, attempt = null }) => ({
        ...{ kind, word, amountRupiah, attempt },
        at: at.toISOString(),
        by: by ? (names.get(by) ?? '') : null,
      })),
    }
  })
}

/**
 * Asks the provider about the open attempt and those that brought another amount, and takes the
 * answers as notifications.
 * @throws MainFailure `ERR_NO_TRANSACTION_ID`, `PAYMENT_UNAVAILABLE`
 */
export async function askAgain(
  context: MainContext,
  act: StaffAct,
  transactionId: string,
): Promise<void> {
  const attempts = await context.db.transaction(async (tx) => {
    await appendStaffEntry(context, tx, act, { objectId: transactionId })
    const { transaction } = await requirePurchase(tx, transactionId)
    const odd = await listOddPayments(tx, transactionId)
    return new Set([transaction.attempt, ...odd.map(({ attempt }) => attempt)])
  })
  for (const attempt of attempts)
    await askProvider(context, { id: transactionId, attempt }).catch((error: unknown) => {
      // The page shows another amount; it is no failure of the question.
      const isOdd = error instanceof MainFailure && error.message === 'NOTIFICATION_AMOUNT_DIFFERS'
      if (!isOdd) throw error
    })
}

/** Requests the refund that the policy gives, for the member. @throws as `requestRefund` */
export async function refundForMember(
  context: MainContext,
  act: StaffAct,
  { transactionId, amountRupiah }: { transactionId: string; amountRupiah: number },
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const purchase = await requirePurchase(tx, transactionId)
    await requestRefundOf(context, tx, purchase, amountRupiah)
    const entry = { objectId: transactionId, subjectId: purchase.user.id }
    await appendStaffEntry(context, tx, act, entry)
  })
}

/** Locks a purchase. @throws MainFailure `ERR_NO_TRANSACTION_ID` */
export async function requirePurchase(
  tx: Parameters<typeof lockPurchase>[0],
  transactionId: string,
): Promise<Purchase> {
  const purchase = await lockPurchase(tx, transactionId)
  if (!purchase) throw new MainFailure('ERR_NO_TRANSACTION_ID')
  return purchase
}

function listedOf({ transaction, orderNumber, productService }: Listed) {
  const { id, state, totalRupiah, refundedRupiah, createdAt } = transaction
  const { programSlug, durationWeeks } = productService
  return {
    ...{ id, orderNumber, programSlug, durationWeeks, state, totalRupiah, refundedRupiah },
    createdAt: createdAt.toISOString(),
  }
}
