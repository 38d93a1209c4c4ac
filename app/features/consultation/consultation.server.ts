import { readNextFree, withNextFree } from '#app/clients/next-free.server.ts'
import { nullIfNotFound } from '#app/clients/null-if-not-found.ts'
import { readPublic } from '#app/clients/public-read.ts'
import { undefinedIfFailed } from '#app/clients/undefined-if-failed.ts'
import type { SiteContext } from '#app/config/site-context.ts'
import { getLocale } from '#app/i18n/paraglide/runtime.js'
import { isPathId } from '#app/lib/path-id.ts'
import {
  nutritionistListSchema,
  nutritionistPageSchema,
} from '#server/contract/nutritionist.schema.ts'

export type ConsultationPrices = Awaited<ReturnType<typeof readConsultationPrices>>

/** Returns the lowest and highest price of a consultation, or null during an outage. */
export async function readConsultationPrices(context: SiteContext) {
  const list = await undefinedIfFailed(
    context,
    readPublic(context.backends.cms, 'nutritionists', nutritionistListSchema, {
      locale: getLocale(),
    }),
  )
  const prices = list?.nutritionists.map(({ priceRupiah }) => priceRupiah) ?? []
  if (prices.length === 0) return null
  return { least: Math.min(...prices), most: Math.max(...prices) }
}

export type ChosenNutritionistResult = Awaited<ReturnType<typeof readChosenNutritionist>>

/**
 * Returns `absent` if the nutritionist is unknown or may not practise now, `unavailable` during an
 * outage.
 */
export async function readChosenNutritionist(context: SiteContext, slug: string) {
  if (!isPathId(slug)) return { kind: 'absent' as const }
  const { cms } = context.backends
  const answer = readPublic(cms, `nutritionists/${slug}`, nutritionistPageSchema, {
    locale: getLocale(),
  })
  const [page, nextFree] = await Promise.all([
    undefinedIfFailed(context, nullIfNotFound(answer)),
    readNextFree(context),
  ])
  if (page === undefined) return { kind: 'unavailable' as const }
  if (page === null) return { kind: 'absent' as const }
  return { kind: 'found' as const, nutritionist: withNextFree(page.nutritionist, nextFree) }
}
