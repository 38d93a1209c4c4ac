import { and, eq, inArray, or } from 'drizzle-orm'
import {
  type KnownMail,
  listMailsAbout,
} from '#server/backends/main/platform/mail/mail-history.repository.ts'
import type { Purchase } from '#server/backends/main/purchase/payments/transaction.repository.ts'
import { listReceipts } from '#server/backends/main/purchase/receipts/receipt.repository.ts'
import type { PurchaseEvent } from '#server/contract/admin-purchase.schema.ts'
import { approvalTable } from '#server/db/main/approval.table.ts'
import { auditEntryTable } from '#server/db/main/audit-entry.table.ts'
import { fulfilmentTable } from '#server/db/main/fulfilment.table.ts'
import { paymentNotificationTable } from '#server/db/main/payment-notification.table.ts'
import { refundTable } from '#server/db/main/refund.table.ts'
import { refundPayoutTable } from '#server/db/main/refund-payout.table.ts'
import { taskTable } from '#server/db/main/task.table.ts'
import { userTable } from '#server/db/main/user.table.ts'
import type { Database } from '#server/db/open-database.ts'

type Event = Omit<PurchaseEvent, 'at' | 'by' | 'amountRupiah' | 'attempt'> & {
  at: Date
  by?: string | undefined
  amountRupiah?: number | null
  attempt?: number
}

/** Returns all that happened to a purchase, the earliest first. `by` is the user id of the staff. */
export async function listEvents(db: Database, { transaction, order }: Purchase): Promise<Event[]> {
  const { id, orderId, createdAt } = transaction
  const refunds = await db.select().from(refundTable).where(eq(refundTable.transactionId, id))
  const refundIds = refunds.map((refund) => refund.id)
  const ids = [id, ...refundIds]
  const events: Event[][] = [
    [
      { at: order.createdAt, kind: 'ordered', word: '', amountRupiah: order.totalRupiah },
      { at: createdAt, kind: 'payment_opened', word: '' },
    ],
    await listWords(db, transaction),
    await listFulfilment(db, orderId),
    await listGivenUp(db, orderId),
    refunds.flatMap(ofRefund),
    await listPayouts(db, refundIds),
    await listDecisions(db, ids),
    await listActs(db, ids),
    (await listMailsAbout(db, orderId)).map(ofMail),
  ]
  return events.flat().toSorted((one, other) => one.at.getTime() - other.at.getTime())
}

/** A word without an outcome decides nothing. One that names another amount than the order's is odd. */
async function listWords(
  db: Database,
  { id, totalRupiah }: Purchase['transaction'],
): Promise<Event[]> {
  const { receivedAt, outcome, oddOutcome, attempt, amountRupiah, refundedRupiah } =
    paymentNotificationTable
  const words = await db
    .select({ at: receivedAt, outcome, oddOutcome, attempt, amountRupiah, refundedRupiah })
    .from(paymentNotificationTable)
    .where(eq(paymentNotificationTable.transactionId, id))
  return words.map((word) => {
    const { at, attempt: ofAttempt } = word
    const isOdd = word.oddOutcome !== null || (word.amountRupiah ?? totalRupiah) !== totalRupiah
    return isOdd
      ? {
          ...{ at, attempt: ofAttempt, kind: 'odd_amount', word: word.oddOutcome ?? '' },
          amountRupiah: word.amountRupiah,
        }
      : {
          ...{ at, attempt: ofAttempt, kind: 'provider_word', word: word.outcome ?? '' },
          amountRupiah: word.refundedRupiah,
        }
  })
}

async function listFulfilment(db: Database, orderId: string): Promise<Event[]> {
  const receipts = await listReceipts(db, orderId)
  const [done] = await db.select().from(fulfilmentTable).where(eq(fulfilmentTable.orderId, orderId))
  return [
    ...receipts.map(({ issuedAt: at, number: word, replaces }) => ({
      ...{ at, word },
      kind: replaces === null ? ('receipt_issued' as const) : ('receipt_replaced' as const),
    })),
    ...(done?.fulfilledAt ? [{ at: done.fulfilledAt, kind: 'fulfilled' as const, word: '' }] : []),
    ...(done?.reversedAt
      ? [{ at: done.reversedAt, kind: 'reversed' as const, word: done.reversal ?? '' }]
      : []),
  ]
}

/** A fulfilment is given up in the transaction that opens its task. */
async function listGivenUp(db: Database, orderId: string): Promise<Event[]> {
  const tasks = await db
    .select({ at: taskTable.openedAt })
    .from(taskTable)
    .where(and(eq(taskTable.kind, 'fulfilment'), eq(taskTable.subject, orderId)))
  return tasks.map(({ at }) => ({ at, kind: 'given_up', word: '' }))
}

function ofMail({ at, kind: word, state }: KnownMail): Event {
  return { at, kind: `mail_${state}`, word }
}

function ofRefund({
  requestedAt,
  settledAt,
  state,
  amountRupiah,
}: typeof refundTable.$inferSelect) {
  const requested: Event = { at: requestedAt, kind: 'refund_requested', word: '', amountRupiah }
  if (!settledAt) return [requested]
  const settled: Event = { at: settledAt, kind: 'refund_settled', word: state, amountRupiah }
  return [requested, settled]
}

async function listPayouts(db: Database, refundIds: readonly string[]): Promise<Event[]> {
  const { recordedAt, amountRupiah, reference } = refundPayoutTable
  const payouts = await db
    .select({ at: recordedAt, amountRupiah, word: reference })
    .from(refundPayoutTable)
    .where(inArray(refundPayoutTable.refundId, [...refundIds]))
  return payouts.map((payout) => ({ ...payout, kind: 'paid_out' }))
}

async function listDecisions(db: Database, subjects: readonly string[]): Promise<Event[]> {
  const approvals = await db
    .select()
    .from(approvalTable)
    .where(
      and(
        inArray(approvalTable.kind, ['payout', 'refund']),
        inArray(approvalTable.subject, [...subjects]),
      ),
    )
  return approvals.flatMap(
    ({ kind, requestedAt, requestedBy, decidedAt, decidedBy, state, payload }) => {
      const amountRupiah = Number(payload.amountRupiah)
      const asked: Event = {
        at: requestedAt,
        kind: 'approval_requested',
        word: kind,
        by: requestedBy,
        amountRupiah,
      }
      if (!decidedAt || !decidedBy) return [asked]
      return [
        asked,
        { at: decidedAt, kind: 'approval_decided', word: state, by: decidedBy, amountRupiah },
      ]
    },
  )
}

async function listActs(db: Database, ids: readonly string[]): Promise<Event[]> {
  const acts = await db
    .select({ at: auditEntryTable.at, word: auditEntryTable.action, by: auditEntryTable.actorId })
    .from(auditEntryTable)
    .where(
      or(
        ...(['purchase', 'refund'] as const).map((kind) =>
          and(eq(auditEntryTable.objectKind, kind), inArray(auditEntryTable.objectId, [...ids])),
        ),
      ),
    )
  return acts.map((act) => ({ ...act, kind: 'staff_act' }))
}

/** Returns the first names of staff by user id. */
export async function namesOf(
  db: Database,
  ids: readonly (string | undefined)[],
): Promise<Map<string, string>> {
  const known = ids.flatMap((id) => id ?? [])
  if (known.length === 0) return new Map()
  const rows = await db
    .select({ id: userTable.id, name: userTable.firstName })
    .from(userTable)
    .where(inArray(userTable.id, known))
  return new Map(rows.map(({ id, name }) => [id, name]))
}
