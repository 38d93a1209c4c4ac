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

export type ConsultationOffer = Awaited<ReturnType<typeof readConsultationOffer>>

const mostSoonest = 3

/** Returns the soonest free nutritionists, and the lowest and highest price, null during an outage. */
export async function readConsultationOffer(context: SiteContext) {
  const [list, practices] = await Promise.all([
    undefinedIfFailed(
      context,
      readPublic(context.backends.cms, 'nutritionists', nutritionistListSchema, {
        locale: getLocale(),
      }),
    ),
    readNextFree(context),
  ])
  const people = (list?.nutritionists ?? []).map((person) => withNextFree(person, practices))
  const prices = people.flatMap(({ priceRupiah }) => priceRupiah ?? [])
  return {
    prices: prices.length > 0 ? { least: Math.min(...prices), most: Math.max(...prices) } : null,
    soonest: people
      .flatMap(({ slug, name, nextFreeAt }) => (nextFreeAt ? { slug, name, nextFreeAt } : []))
      .toSorted((one, other) => Date.parse(one.nextFreeAt) - Date.parse(other.nextFreeAt))
      .slice(0, mostSoonest),
  }
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
