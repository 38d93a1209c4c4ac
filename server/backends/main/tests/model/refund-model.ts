import {
  attemptStateOf,
  holdsMoney,
  leftToAsk,
  type ModelAccount,
  type ModelRefund,
  newRefund,
  offerOf,
  ownRefundsOf,
} from './payment-model.ts'
import type { ModelOrder, PurchaseModel } from './purchase-model.ts'

/** What one person has asked a second person for. A run is too short for one to expire. */
export type ModelApproval = Asked & { id: string; isOpen: boolean }
type Asked = { order: ModelOrder; by: number } & (
  | { kind: 'refund'; amountRupiah: number }
  | { kind: 'payout'; refund: ModelRefund; account: ModelAccount }
)

export function askRefund(order: ModelOrder, amountRupiah: number): string {
  if (order.refund) return 'ok'
  const offer = offerOf(order)
  if (offer === undefined) return 'REFUND_NOT_POSSIBLE'
  if (amountRupiah !== offer) return 'REFUND_AMOUNT_CHANGED'
  order.refund = newRefund(amountRupiah)
  return 'ok'
}

/** A refund beyond the policy is at most what is left. */
export function askGoodwill(
  model: PurchaseModel,
  order: ModelOrder,
  { by, amountRupiah }: { by: number; amountRupiah: number },
): string {
  if (leftToAsk(order) < amountRupiah) return 'REFUND_NOT_POSSIBLE'
  return ask(model, { kind: 'refund', order, by, amountRupiah })
}

export function giveAccount(refund: ModelRefund, number: string): string {
  if (refund.state !== 'by_hand') return 'REFUND_NOT_POSSIBLE'
  if (refund.account?.number !== number) refund.account = { number }
  return 'ok'
}

type Transfer = { order: ModelOrder; by: number; isToday: boolean; named: string | undefined }

/** A person says that they transferred a refund, to the member's account or to another. */
export function askPayout(
  model: PurchaseModel,
  refund: ModelRefund,
  { order, by, isToday, named }: Transfer,
): string {
  const isWaiting = refund.state === 'by_hand'
  if (!isWaiting || leftOf(order, refund) < refund.amountRupiah) return 'REFUND_NOT_POSSIBLE'
  if (!isToday) return 'TRANSFER_DAY_WRONG'
  const account = named === undefined ? refund.account : { number: named }
  if (!account) return 'REFUND_ACCOUNT_NEEDED'
  const answer = ask(model, { kind: 'payout', order, refund, by, account })
  if (answer === 'ok') refund.account = account
  return answer
}

/** Another person decides, once. What is approved happens at once, or the approval stays open. */
export function decideApproval(
  model: PurchaseModel,
  approval: ModelApproval,
  { by, isApproved }: { by: number; isApproved: boolean },
): string {
  if (approval.by === by) return 'APPROVAL_OWN'
  if (!approval.isOpen) return 'APPROVAL_CLOSED'
  const answer = isApproved ? carryOut(model, approval) : 'ok'
  if (answer === 'ok') approval.isOpen = false
  return answer
}

function ask({ approvals }: PurchaseModel, asked: Asked): string {
  const subjectOf = (it: Asked) => (it.kind === 'payout' ? it.refund : it.order)
  if (approvals.some((it) => it.isOpen && subjectOf(it) === subjectOf(asked)))
    return 'APPROVAL_PENDING'
  approvals.push({ ...asked, id: '', isOpen: true })
  return 'ok'
}

function carryOut(model: PurchaseModel, approval: ModelApproval): string {
  const { order } = approval
  if (approval.kind === 'refund') {
    const { amountRupiah } = approval
    if (leftToAsk(order) < amountRupiah) return 'REFUND_NOT_POSSIBLE'
    order.goodwill.push({ ...newRefund(amountRupiah), approvalId: approval.id })
    return 'ok'
  }
  const { refund, account } = approval
  if (refund.state !== 'by_hand') return 'REFUND_NOT_POSSIBLE'
  if (refund.account !== account || leftOf(order, refund) < refund.amountRupiah)
    return 'APPROVAL_OUTDATED'
  refund.state = 'paid_back'
  refund.isTransferred = true
  model.follow(order)
  return 'ok'
}

/** Money that went back otherwise is not transferred, the largest refund that it covers first. */
export function endReturned(order: ModelOrder): void {
  const own = ownRefundsOf(order)
  const waiting = own.filter((refund) => refund.state === 'by_hand')
  let uncovered = order.state === 'charged_back' ? order.totalRupiah : order.refundedRupiah
  for (const refund of own) if (!waiting.includes(refund)) uncovered -= refund.amountRupiah
  for (const refund of waiting.toSorted((one, other) => other.amountRupiah - one.amountRupiah))
    if (refund.amountRupiah <= uncovered) {
      uncovered -= refund.amountRupiah
      refund.state = 'paid_back'
    }
  for (const refund of order.surplus.values())
    if (refund.state === 'by_hand' && leftOf(order, refund) < refund.amountRupiah)
      refund.state = 'paid_back'
}

/** What the business still has of the payment, or of the one that a surplus refund returns. */
export function leftOf(order: ModelOrder, refund?: ModelRefund): number {
  const attempt = refund?.surplusAttempt
  const paid = attempt ? attemptStateOf(order, attempt) : order
  return paid && holdsMoney(paid.state) ? order.totalRupiah - paid.refundedRupiah : 0
}
