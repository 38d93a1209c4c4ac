import * as v from 'valibot'
import { nullIfNotFound } from '#app/clients/null-if-not-found.ts'
import type { SiteContext } from '#app/config/site-context.ts'
import { callAdmin } from '#app/features/admin/admin-call.server.ts'
import {
  type RefundDetail,
  type RefundQueue,
  refundDetailSchema,
  refundQueueSchema,
} from '#server/contract/admin-purchase.schema.ts'
import type { GoodwillWish, PayoutWish } from '#server/contract/admin-refund.schema.ts'

export function readRefunds(context: SiteContext): Promise<RefundQueue> {
  return callAdmin(context, 'v1/admin/refunds', refundQueueSchema)
}

/** Returns null for an unknown refund. */
export function readRefund(context: SiteContext, id: string): Promise<RefundDetail | null> {
  return nullIfNotFound(callAdmin(context, `v1/admin/refunds/${id}`, refundDetailSchema))
}

export async function proposePayout(context: SiteContext, wish: PayoutWish) {
  await callAdmin(context, 'v1/admin/payouts', v.null(), { method: 'post', json: wish })
  return { isAsked: true }
}

export async function proposeGoodwill(context: SiteContext, wish: GoodwillWish) {
  await callAdmin(context, 'v1/admin/goodwill-refunds', v.null(), { method: 'post', json: wish })
  return { isAsked: true }
}

export async function decideApproval(
  context: SiteContext,
  { approvalId, state }: { approvalId: string; state: 'approved' | 'refused' },
) {
  await callAdmin(context, `v1/admin/approvals/${approvalId}/decision`, v.null(), {
    method: 'post',
    json: { state },
  })
  return { state }
}
