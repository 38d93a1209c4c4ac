import * as v from 'valibot'
import { nullIfNotFound } from '#app/clients/null-if-not-found.ts'
import type { SiteContext } from '#app/config/site-context.ts'
import { callAdmin } from '#app/features/admin/admin-call.server.ts'
import {
  type FulfilmentAnswer,
  fulfilmentAnswerSchema,
  type PurchaseDetail,
  type PurchaseList,
  type PurchaseQuery,
  purchaseDetailSchema,
  purchaseListSchema,
} from '#server/contract/admin-purchase.schema.ts'
import { type Receipt, receiptSchema } from '#server/contract/receipt.schema.ts'

export function readPurchases(context: SiteContext, query: PurchaseQuery): Promise<PurchaseList> {
  const searchParams = JSON.parse(JSON.stringify(query)) as Record<string, string>
  return callAdmin(context, 'v1/admin/purchases', purchaseListSchema, { searchParams })
}

export function searchPurchases(context: SiteContext, term: string): Promise<PurchaseList> {
  return callAdmin(context, 'v1/admin/purchases/search', purchaseListSchema, {
    method: 'post',
    json: { term },
  })
}

/** Returns null for an unknown purchase. */
export function readPurchase(context: SiteContext, id: string): Promise<PurchaseDetail | null> {
  return nullIfNotFound(callAdmin(context, `v1/admin/purchases/${id}`, purchaseDetailSchema))
}

export type PurchaseAct = 'payment-check' | 'receipt-mail'

export async function actOnPurchase(
  context: SiteContext,
  { id, act }: { id: string; act: PurchaseAct },
) {
  await callAdmin(context, `v1/admin/purchases/${id}/${act}`, v.null(), { method: 'post' })
  return { isDone: true }
}

/** Opens the program that was given up, or tries it again later. */
export function fulfilPurchase(context: SiteContext, id: string): Promise<FulfilmentAnswer> {
  const path = `v1/admin/purchases/${id}/fulfilment`
  return callAdmin(context, path, fulfilmentAnswerSchema, { method: 'post' })
}

/** Cancels a purchase that awaits payment. */
export async function cancelPurchase(
  context: SiteContext,
  { id, reason }: { id: string; reason: string },
) {
  await callAdmin(context, `v1/admin/purchases/${id}/cancellation`, v.null(), {
    method: 'post',
    json: { reason },
  })
  return { isCancelled: true }
}

export function readReceipt(
  context: SiteContext,
  { id, number }: { id: string; number: string },
): Promise<Receipt> {
  return callAdmin(context, `v1/admin/purchases/${id}/receipts/${number}`, receiptSchema)
}

/** Replaces the receipt by one with another name of the buyer. */
export async function correctReceipt(
  context: SiteContext,
  { id, ...json }: { id: string; buyerName: string; reason: string },
) {
  const path = `v1/admin/purchases/${id}/receipt-correction`
  await callAdmin(context, path, v.null(), { method: 'post', json })
  return { isReplaced: true }
}

/** Refunds what the policy gives. */
export async function refundPurchase(
  context: SiteContext,
  { id, amountRupiah }: { id: string; amountRupiah: number },
) {
  await callAdmin(context, `v1/admin/purchases/${id}/refund`, v.null(), {
    method: 'post',
    json: { amountRupiah },
  })
  return { isRequested: true }
}
