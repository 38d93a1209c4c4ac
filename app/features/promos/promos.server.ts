import { readPublic } from '#app/clients/public-read.ts'
import { undefinedIfFailed } from '#app/clients/undefined-if-failed.ts'
import type { SiteContext } from '#app/config/site-context.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { getLocale } from '#app/i18n/paraglide/runtime.js'
import { isPathId } from '#app/lib/path-id.ts'
import { noMeta, programListPageSchema } from '#server/contract/content.schema.ts'
import { envelopeOf } from '#server/contract/envelope.schema.ts'
import {
  type Promo,
  type Promotion,
  promoDetailPageSchema,
  promoListPageSchema,
  promotionListSchema,
} from '#server/contract/promo.schema.ts'

export type CurrentPromos = Awaited<ReturnType<typeof readCurrentPromos>>

/**
 * Reads current and coming promos, the next to end first. Returns none while either backend is
 * down.
 */
export async function readCurrentPromos(context: SiteContext) {
  const [page, promotions] = await Promise.all([
    undefinedIfFailed(
      context,
      readPublic(context.backends.cms, 'promos', promoListPageSchema, { locale: getLocale() }),
    ),
    readPromotions(context, {}),
  ])
  return (page?.promos ?? [])
    .flatMap((promo) => {
      const promotion = promotions?.find(({ id }) => id === promo.id)
      return promotion && promotion.state !== 'ended' ? { ...promo, ...periodOf(promotion) } : []
    })
    .toSorted((one, other) => one.endsAt.localeCompare(other.endsAt))
}

export type PromoAnswer = Awaited<ReturnType<typeof readPromo>>

/**
 * Reads a promo's text and prices. Returns `missing` if the main backend does not know the id. While it
 * is down `promotion` is null.
 */
export async function readPromo(context: SiteContext, id: string) {
  if (!isPathId(id)) return { kind: 'missing' as const, meta: noMeta }
  const locale = getLocale()
  const [page, promotions, list] = await Promise.all([
    undefinedIfFailed(
      context,
      readPublic(context.backends.cms, 'promo-detail', promoDetailPageSchema, { id, locale }),
    ),
    readPromotions(context, { 'promotion-id': id }),
    undefinedIfFailed(
      context,
      readPublic(context.backends.cms, 'programs', programListPageSchema, { locale }),
    ),
  ])
  if (!page) return { kind: 'unavailable' as const, meta: noMeta }
  const { meta } = page
  const promotion = promotions?.find((one) => one.id === id)
  const promo = page.promo ?? (promotion && untitled(id))
  if (!promo || (promotions && !promotion)) return { kind: 'missing' as const, meta: noMeta }
  const titles = new Map(list?.programs.map(({ slug, title }) => [slug, title]))
  return {
    kind: 'found' as const,
    meta,
    promo,
    promotion: promotion ? withTitles(promotion, titles) : null,
  }
}

/** Stands for the text that an editor still has to write: the prices count already. */
function untitled(id: string): Promo {
  const title = m.promos_list_title()
  return { id, title, summary: '', illustration: 'balanced-plate', introduction: [], terms: [] }
}

/** Adds program titles to a promo's prices, in the order of the programs. */
function withTitles(promotion: Promotion, titles: Map<string, string>) {
  const order = [...titles.keys()]
  const placeOf = ({ programSlug }: { programSlug: string }) => order.indexOf(programSlug)
  return {
    ...promotion,
    prices: promotion.prices
      .toSorted((one, other) => placeOf(one) - placeOf(other))
      .map((price) => ({ ...price, programTitle: titles.get(price.programSlug) ?? '' })),
  }
}

function periodOf({ state, startsAt, endsAt }: Promotion) {
  return { state, startsAt, endsAt }
}

async function readPromotions(
  context: SiteContext,
  search: Record<string, string>,
): Promise<Promotion[] | undefined> {
  const answer = await undefinedIfFailed(
    context,
    readPublic(context.backends.main, 'v1/promotions', envelopeOf(promotionListSchema), search),
  )
  return answer?.data
}
