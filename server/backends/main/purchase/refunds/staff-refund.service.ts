import type { MainContext } from '#server/backends/main/main-context.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import { appendStaffEntry, type StaffAct } from '#server/backends/main/staff/calls/staff-audit.ts'
import type { RefundDetail, RefundQueue } from '#server/contract/admin-purchase.schema.ts'
import type { GoodwillWish, PayoutWish } from '#server/contract/admin-refund.schema.ts'
import type { ApprovalRow } from '#server/db/main/approval.table.ts'
import type { RefundAccountRow } from '#server/db/main/refund-account.table.ts'
import { askGoodwill } from './goodwill.service.ts'
import { accountHashOf, askPayout } from './payout.service.ts'
import { numberOf } from './refund-account.service.ts'
import { decideAboutMoney } from './refund-approval.service.ts'
import { findStaffRefund, listByHand, listGoodwill } from './staff-refund.repository.ts'

export async function readQueue({ db, clock }: MainContext, me: string): Promise<RefundQueue> {
  const now = clock.now()
  const refunds = await listByHand(db, now)
  const goodwill = await listGoodwill(db, now)
  return {
    refunds: refunds.map(({ requestedAt, ...refund }) => ({
      ...refund,
      requestedAt: requestedAt.toISOString(),
    })),
    goodwill: goodwill.map(({ approval, requestedBy, orderNumber }) => ({
      ...{ approvalId: approval.id, transactionId: approval.subject, orderNumber },
      ...{ reason: approval.reason, requestedBy: requestedBy ?? '' },
      amountRupiah: Number(approval.payload.amountRupiah),
      requestedAt: approval.requestedAt.toISOString(),
      isMine: approval.requestedBy === me,
    })),
  }
}

/** @throws MainFailure `ERR_NO_REFUND` */
export async function readStaffRefund(
  context: MainContext,
  { refundId, me }: { refundId: string; me: string },
): Promise<RefundDetail> {
  const found = await findStaffRefund(context.db, { refundId, now: context.clock.now() })
  if (!found) throw new MainFailure('ERR_NO_REFUND')
  const { refund, orderNumber, account, asked, requestedBy } = found
  const { id, transactionId, amountRupiah, state, surplusAttempt, requestedAt } = refund
  return {
    ...{ id, transactionId, orderNumber, amountRupiah, state },
    isSurplus: surplusAttempt !== null,
    requestedAt: requestedAt.toISOString(),
    account: account && {
      ...{ bank: account.bank, holder: account.holder },
      number: numberOf(context, account) ?? null,
    },
    asked: asked && {
      ...askedOf(asked, account),
      ...{ requestedBy: requestedBy ?? '', isMine: asked.requestedBy === me },
    },
  }
}

function askedOf(
  { id, payload, reason, requestedAt }: ApprovalRow,
  account: RefundAccountRow | null,
) {
  return {
    ...{ approvalId: id, reason, requestedAt: requestedAt.toISOString() },
    ...{ paidOn: String(payload.paidOn), reference: String(payload.reference) },
    evidence: String(payload.evidence),
    isUpToDate: account !== null && accountHashOf(account) === payload.account,
  }
}

/** @throws as `askPayout` */
export async function proposePayout(
  context: MainContext,
  act: StaffAct,
  wish: PayoutWish,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    await askPayout(context, tx, { ...wish, requestedBy: act.actorId })
    await appendStaffEntry(context, tx, act, { objectId: wish.refundId, reason: wish.reason })
  })
}

/** @throws as `askGoodwill` */
export async function proposeGoodwill(
  context: MainContext,
  act: StaffAct,
  wish: GoodwillWish,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    await askGoodwill(context, tx, { ...wish, requestedBy: act.actorId })
    await appendStaffEntry(context, tx, act, { objectId: wish.transactionId, reason: wish.reason })
  })
}

/** @throws as `decideAboutMoney` */
export async function decide(
  context: MainContext,
  act: StaffAct,
  { approvalId, state }: { approvalId: string; state: 'approved' | 'refused' },
): Promise<void> {
  await context.db.transaction(async (tx) => {
    await decideAboutMoney(context, tx, { approvalId, state, decidedBy: act.actorId })
    await appendStaffEntry(context, tx, act, { objectId: approvalId })
  })
}
