import { nullIfNotFound } from '#app/clients/null-if-not-found.ts'
import { readPublic } from '#app/clients/public-read.ts'
import { undefinedIfFailed } from '#app/clients/undefined-if-failed.ts'
import type { SiteContext } from '#app/config/site-context.ts'
import { getLocale } from '#app/i18n/paraglide/runtime.js'
import { isPathId } from '#app/lib/path-id.ts'
import { metaPageSchema, noMeta } from '#server/contract/content.schema.ts'
import {
  type NutritionistList,
  nutritionistListSchema,
  nutritionistPageSchema,
} from '#server/contract/nutritionist.schema.ts'
import type { NutritionistSearch } from './nutritionist-search.ts'
import { nameOfCondition, nameOfLanguage } from './nutritionist-words.ts'

/** Returns the SEO texts of the list, all empty while the content backend is down. */
export async function readNutritionistMeta(context: SiteContext) {
  const { cms } = context.backends
  const answer = readPublic(cms, 'ahli-gizi', metaPageSchema, { locale: getLocale() })
  return (await undefinedIfFailed(context, answer))?.meta ?? noMeta
}

export type NutritionistsAnswer = Awaited<ReturnType<typeof readNutritionists>>

export async function readNutritionists(context: SiteContext, search: NutritionistSearch) {
  const filters = Object.entries(search).filter(([, value]) => value !== undefined)
  const answer = readPublic(context.backends.cms, 'nutritionists', nutritionistListSchema, {
    locale: getLocale(),
    ...Object.fromEntries(filters),
  })
  const list = await undefinedIfFailed(context, answer)
  if (!list) return { kind: 'unavailable' as const }
  return { kind: 'found' as const, ...list, facets: sortedFacets(list.facets) }
}

/** Sorts by the names that the reader sees. Only the server does: a collator is slow on a phone. */
export function sortedFacets({ conditions, languages, cities }: NutritionistList['facets']) {
  return {
    conditions: sortedByName(conditions, nameOfCondition),
    languages: sortedByName(languages, nameOfLanguage),
    cities: sortedByName(cities, (city) => city),
  }
}

function sortedByName<Value>(
  facet: { value: Value; count: number }[],
  nameOf: (value: Value) => string,
) {
  const { compare } = new Intl.Collator(getLocale())
  return facet.toSorted((one, other) => compare(nameOf(one.value), nameOf(other.value)))
}

export type NutritionistAnswer = Awaited<ReturnType<typeof readNutritionist>>

/** Returns `absent` if the person does not exist or may not practise now. */
export async function readNutritionist(context: SiteContext, slug: string) {
  if (!isPathId(slug)) return { kind: 'absent' as const }
  const { cms } = context.backends
  const answer = readPublic(cms, `nutritionists/${slug}`, nutritionistPageSchema, {
    locale: getLocale(),
  })
  const page = await undefinedIfFailed(context, nullIfNotFound(answer))
  if (page === undefined) return { kind: 'unavailable' as const }
  if (page === null) return { kind: 'absent' as const }
  return { kind: 'found' as const, nutritionist: page.nutritionist }
}
