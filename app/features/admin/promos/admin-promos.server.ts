import * as v from 'valibot'
import { readPublic } from '#app/clients/public-read.ts'
import { undefinedIfFailed } from '#app/clients/undefined-if-failed.ts'
import type { SiteContext } from '#app/config/site-context.ts'
import { callAdmin } from '#app/features/admin/admin-call.server.ts'
import {
  type PromoEffect,
  type PromoWish,
  promoEffectSchema,
  type StaffPromos,
  staffPromosSchema,
} from '#server/contract/admin-promo.schema.ts'
import { promoListPageSchema } from '#server/contract/promo.schema.ts'
import type { PromoAct } from './promo-act.schema.ts'
import type { Locale, PromoTexts } from './promo-gaps.ts'

/** Returns promos and codes, and of which promos visitors find a text. Undefined while the content is down. */
export async function readPromos(
  context: SiteContext,
): Promise<StaffPromos & { texts: PromoTexts | undefined }> {
  const [promos, id, en] = await Promise.all([
    callAdmin(context, 'v1/admin/promos', staffPromosSchema),
    readTextIds(context, 'id'),
    readTextIds(context, 'en'),
  ])
  return { ...promos, texts: id && en && { id, en } }
}

async function readTextIds(context: SiteContext, locale: Locale) {
  const answer = readPublic(context.backends.cms, 'promos', promoListPageSchema, { locale })
  return (await undefinedIfFailed(context, answer))?.promos.map(({ id }) => id)
}

export function readEffect(context: SiteContext, wish: PromoWish): Promise<PromoEffect> {
  return callAdmin(context, 'v1/admin/promo-effect', promoEffectSchema, {
    searchParams: { wish: JSON.stringify(wish) },
  })
}

export async function makePromo(
  context: SiteContext,
  { wish, reason }: { wish: PromoWish; reason: string },
) {
  const [path, json] =
    wish.kind === 'promotion'
      ? ['v1/admin/promotions', { wish: wish.promotion, reason }]
      : ['v1/admin/promo-codes', { wish: wish.code, reason }]
  await callAdmin(context, path, v.null(), { method: 'post', json })
  return { isMade: true }
}

export async function changePromo(context: SiteContext, { kind, id, ...json }: PromoAct) {
  const paths = {
    'end-promotion': `v1/admin/promotions/${id}/end`,
    'end-code': `v1/admin/promo-codes/${id}/end`,
    quota: `v1/admin/promo-codes/${id}/quota`,
  }
  await callAdmin(context, paths[kind], v.null(), { method: 'post', json })
  return { isChanged: true }
}
