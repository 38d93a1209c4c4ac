import * as v from 'valibot'
import { nullIfNotFound } from '#app/clients/null-if-not-found.ts'
import type { SiteContext } from '#app/config/site-context.ts'
import { callAdmin } from '#app/features/admin/admin-call.server.ts'
import {
  type PriceWish,
  type SaleChange,
  type SoldServiceDetail,
  type SoldServices,
  soldServiceDetailSchema,
  soldServicesSchema,
} from '#server/contract/admin-catalogue.schema.ts'
import { type PkpDesk, type PkpWish, pkpDeskSchema } from '#server/contract/admin-pkp.schema.ts'

export function readServices(context: SiteContext): Promise<SoldServices> {
  return callAdmin(context, 'v1/admin/services', soldServicesSchema)
}

/** Returns null for an unknown service. */
export function readService(context: SiteContext, id: string): Promise<SoldServiceDetail | null> {
  return nullIfNotFound(callAdmin(context, `v1/admin/services/${id}`, soldServiceDetailSchema))
}

export async function proposePrice(context: SiteContext, wish: PriceWish) {
  await callAdmin(context, 'v1/admin/prices', v.null(), { method: 'post', json: wish })
  return { isAsked: true }
}

export async function decidePrice(
  context: SiteContext,
  { approvalId, state }: { approvalId: string; state: 'approved' | 'refused' },
) {
  await callAdmin(context, `v1/admin/price-approvals/${approvalId}/decision`, v.null(), {
    method: 'post',
    json: { state },
  })
  return { state }
}

export async function changeSale(
  context: SiteContext,
  { id, ...change }: SaleChange & { id: string },
) {
  await callAdmin(context, `v1/admin/services/${id}/sale`, v.null(), {
    method: 'post',
    json: change,
  })
  return { isOnSale: change.isOnSale }
}

export function readPkpDesk(context: SiteContext): Promise<PkpDesk> {
  return callAdmin(context, 'v1/admin/pkp-statuses', pkpDeskSchema)
}

export async function proposePkpStatus(context: SiteContext, wish: PkpWish) {
  await callAdmin(context, 'v1/admin/pkp-statuses', v.null(), { method: 'post', json: wish })
  return { isAsked: true }
}

export async function decidePkpStatus(
  context: SiteContext,
  { approvalId, state }: { approvalId: string; state: 'approved' | 'refused' },
) {
  await callAdmin(context, `v1/admin/pkp-approvals/${approvalId}/decision`, v.null(), {
    method: 'post',
    json: { state },
  })
  return { state }
}
