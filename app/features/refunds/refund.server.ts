import type { SiteContext } from '#app/config/site-context.ts'
import { AppError } from '#app/errors/app-error.ts'
import { callMain } from '#app/session/main-backend.server.ts'
import {
  type BankAccount,
  type RefundView,
  refundViewSchema,
} from '#server/contract/refund.schema.ts'

/** Returns null if the main backend has no such call and handles refunds elsewhere. */
export async function readRefund(context: SiteContext, id: string): Promise<RefundView | null> {
  try {
    return await callMain(context, `v1/transactions/${id}/refund`, refundViewSchema)
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return null
    throw error
  }
}

/** Requests the shown amount. The backend refuses any other. */
export function requestRefund(
  context: SiteContext,
  { id, amountRupiah }: { id: string; amountRupiah: number },
): Promise<RefundView> {
  return callMain(context, `v1/transactions/${id}/refund`, refundViewSchema, {
    method: 'post',
    json: { amountRupiah },
  })
}

/** Tells where a refund by hand goes. */
export function giveRefundAccount(
  context: SiteContext,
  { id, ...given }: { id: string; refundId: string } & BankAccount,
): Promise<RefundView> {
  return callMain(context, `v1/transactions/${id}/refund-account`, refundViewSchema, {
    method: 'post',
    json: given,
  })
}
