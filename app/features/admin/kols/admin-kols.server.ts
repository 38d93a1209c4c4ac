import * as v from 'valibot'
import { nullIfNotFound } from '#app/clients/null-if-not-found.ts'
import type { SiteContext } from '#app/config/site-context.ts'
import { callAdmin } from '#app/features/admin/admin-call.server.ts'
import { getLocale } from '#app/i18n/paraglide/runtime.js'
import {
  appointedKolSchema,
  type KolAppointment,
  type KolChange,
  type KolDetail,
  type KolList,
  type KolQuery,
  kolDetailSchema,
  kolListSchema,
} from '#server/contract/admin-kol.schema.ts'
import { type StatementPdf, statementPdfSchema } from '#server/contract/kol.schema.ts'

export function readKols(context: SiteContext, query: KolQuery): Promise<KolList> {
  const searchParams = JSON.parse(JSON.stringify(query)) as Record<string, string>
  return callAdmin(context, 'v1/admin/kols', kolListSchema, { searchParams })
}

/** Returns null for an unknown code. */
export function readKol(context: SiteContext, code: string): Promise<KolDetail | null> {
  return nullIfNotFound(callAdmin(context, `v1/admin/kols/${code}`, kolDetailSchema))
}

export function readStatementPdf(
  context: SiteContext,
  { code, month }: { code: string; month: string },
): Promise<StatementPdf> {
  const path = `v1/admin/kols/${code}/statements/${month}`
  const searchParams = { locale: getLocale() }
  return callAdmin(context, path, statementPdfSchema, { searchParams })
}

export function appointKol(
  context: SiteContext,
  wish: KolAppointment,
): Promise<v.InferOutput<typeof appointedKolSchema>> {
  return callAdmin(context, 'v1/admin/kols', appointedKolSchema, { method: 'post', json: wish })
}

export async function changeKol(context: SiteContext, { kind, code, body }: KolChange) {
  await callAdmin(context, `v1/admin/kols/${code}/${kind}`, v.null(), {
    ...{ method: 'post', json: body },
  })
  return { isChanged: true }
}

export async function decidePayout(
  context: SiteContext,
  { approvalId, state }: { approvalId: string; state: 'approved' | 'refused' },
) {
  await callAdmin(context, `v1/admin/kol-payouts/${approvalId}/decision`, v.null(), {
    ...{ method: 'post', json: { state } },
  })
  return { state }
}
