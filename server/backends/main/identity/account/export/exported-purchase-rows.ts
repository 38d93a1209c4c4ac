import { eq, inArray } from 'drizzle-orm'
import { cartTable } from '#server/db/main/cart.table.ts'
import { kolTable } from '#server/db/main/kol.table.ts'
import { kolCommissionTable } from '#server/db/main/kol-commission.table.ts'
import { kolPayoutTable } from '#server/db/main/kol-payout.table.ts'
import { kolRateTable } from '#server/db/main/kol-rate.table.ts'
import { kolStatementTable } from '#server/db/main/kol-statement.table.ts'
import { orderTable } from '#server/db/main/order.table.ts'
import { receiptTable } from '#server/db/main/receipt.table.ts'
import { refundTable } from '#server/db/main/refund.table.ts'
import { refundAccountTable } from '#server/db/main/refund-account.table.ts'
import { transactionTable } from '#server/db/main/transaction.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { pick, readTable } from './read-table.ts'

/** The member's carts, purchases, refunds and commissions. */
export async function readPurchaseRows(db: Database, userId: string) {
  const ordered = eq(orderTable.userId, userId)
  const paid = eq(transactionTable.userId, userId)
  const owned = eq(kolTable.userId, userId)
  const orderIds = db.select({ id: orderTable.id }).from(orderTable).where(ordered)
  const transactionIds = db.select({ id: transactionTable.id }).from(transactionTable).where(paid)
  const kolCodes = db.select({ code: kolTable.code }).from(kolTable).where(owned)
  return {
    carts: await readTable(db, cartTable, {
      columns: pick(cartTable, 'id', 'productServiceId', 'createdAt'),
      where: eq(cartTable.userId, userId),
      order: [cartTable.createdAt, cartTable.id],
    }),
    orders: await readTable(db, orderTable, {
      columns: {
        ...pick(orderTable, 'id', 'number', 'productServiceId', 'totalRupiah', 'state', 'locale'),
        ...pick(orderTable, 'nutritionistSlug', 'kolCode', 'createdAt', 'expiresAt'),
      },
      where: ordered,
      order: [orderTable.createdAt, orderTable.id],
    }),
    transactions: await readTable(db, transactionTable, {
      columns: {
        ...pick(transactionTable, 'id', 'orderId', 'productServiceId', 'totalRupiah', 'state'),
        ...pick(transactionTable, 'refundedRupiah', 'chosenMethod', 'createdAt', 'expiresAt'),
        ...pick(transactionTable, 'paidAt'),
      },
      where: paid,
      order: [transactionTable.createdAt, transactionTable.id],
    }),
    receipts: await readTable(db, receiptTable, {
      columns: {
        ...pick(receiptTable, 'number', 'orderId', 'buyerName', 'content', 'issuedAt'),
        ...pick(receiptTable, 'replaces'),
      },
      where: inArray(receiptTable.orderId, orderIds),
      order: [receiptTable.issuedAt, receiptTable.number],
    }),
    refunds: await readTable(db, refundTable, {
      columns: {
        ...pick(refundTable, 'id', 'transactionId', 'amountRupiah', 'state', 'requestedAt'),
        ...pick(refundTable, 'settledAt'),
      },
      where: inArray(refundTable.transactionId, transactionIds),
      order: [refundTable.requestedAt, refundTable.id],
    }),
    refundAccounts: await readTable(db, refundAccountTable, {
      columns: pick(refundAccountTable, 'refundId', 'bank', 'lastDigits', 'holder', 'givenAt'),
      where: eq(refundAccountTable.userId, userId),
      order: [refundAccountTable.givenAt, refundAccountTable.refundId],
    }),
    kolCodes: await readTable(db, kolTable, {
      columns: pick(kolTable, 'code', 'name', 'commissionPercent', 'createdAt', 'endedAt'),
      where: owned,
      order: [kolTable.createdAt, kolTable.code],
    }),
    kolCommissions: await readTable(db, kolCommissionTable, {
      columns: pick(kolCommissionTable, 'kolCode', 'kind', 'amountRupiah', 'createdAt'),
      where: inArray(kolCommissionTable.kolCode, kolCodes),
      order: [kolCommissionTable.createdAt, kolCommissionTable.id],
    }),
    kolRates: await readTable(db, kolRateTable, {
      columns: pick(kolRateTable, 'kolCode', 'percent', 'startsOn', 'setAt'),
      where: inArray(kolRateTable.kolCode, kolCodes),
      order: [kolRateTable.startsOn, kolRateTable.setAt],
    }),
    kolStatements: await readTable(db, kolStatementTable, {
      columns: {
        ...pick(kolStatementTable, 'kolCode', 'month', 'orderCount', 'carriedRupiah'),
        ...pick(kolStatementTable, 'amountRupiah', 'createdAt'),
      },
      where: inArray(kolStatementTable.kolCode, kolCodes),
      order: [kolStatementTable.month],
    }),
    kolPayouts: await readTable(db, kolPayoutTable, {
      columns: {
        ...pick(kolPayoutTable, 'kolCode', 'month', 'amountRupiah', 'paidOn', 'reference'),
        ...pick(kolPayoutTable, 'recordedAt'),
      },
      where: inArray(kolPayoutTable.kolCode, kolCodes),
      order: [kolPayoutTable.month],
    }),
  }
}
