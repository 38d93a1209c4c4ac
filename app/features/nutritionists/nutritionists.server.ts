import {
  type FreePractices,
  freeTimesFreshForMs,
  readNextFree,
  withNextFree,
} from '#app/clients/next-free.server.ts'
import { nullIfNotFound } from '#app/clients/null-if-not-found.ts'
import { readPublic } from '#app/clients/public-read.ts'
import { undefinedIfFailed } from '#app/clients/undefined-if-failed.ts'
import type { SiteContext } from '#app/config/site-context.ts'
import { nameOfCondition, nameOfLanguage } from '#app/i18n/nutritionist-names.ts'
import { getLocale } from '#app/i18n/paraglide/runtime.js'
import { dayInJakarta } from '#app/lib/day-in-jakarta.ts'
import { isPathId } from '#app/lib/path-id.ts'
import { metaPageSchema, noMeta } from '#server/contract/content.schema.ts'
import { envelopeOf } from '#server/contract/envelope.schema.ts'
import { freeTimesSchema } from '#server/contract/free-times.schema.ts'
import {
  type NutritionistList,
  nutritionistListSchema,
  nutritionistPageSchema,
} from '#server/contract/nutritionist.schema.ts'
import { bySoonest, slugsWithin, type Timed } from './by-free-time.server.ts'
import { byPrice, type Priced, pricesOf, slugsUpTo } from './by-price.server.ts'
import type { FreeWithin, NutritionistSearch } from './nutritionist-search.ts'

/** Returns the SEO texts of the list, all empty while the content backend is down. */
export async function readNutritionistMeta(context: SiteContext) {
  const { cms } = context.backends
  const answer = readPublic(cms, 'ahli-gizi', metaPageSchema, { locale: getLocale() })
  return (await undefinedIfFailed(context, answer))?.meta ?? noMeta
}

export type NutritionistsAnswer = Awaited<ReturnType<typeof readNutritionists>>

/**
 * Returns the nutritionists who match the search. Prices are those of the catalogue. While they are
 * unknown, those of the content count. While free times are unknown, the search by them and the order
 * by them have no effect.
 */
export async function readNutritionists(context: SiteContext, search: NutritionistSearch) {
  const { free, sort = 'soonest', 'max-price': ceiling, ...filters } = search
  const reading = readNextFree(context)
  const practices = free || ceiling || sort === 'price' ? await reading : undefined
  const prices = practices && pricesOf(practices)
  const wanted = {
    ...filters,
    among: practices && amongOf(practices, { free, prices, ceiling })?.join(','),
    'max-price': prices ? undefined : ceiling,
    sort: sort === 'soonest' ? undefined : sort,
  }
  const set = Object.entries(wanted).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  )
  const answer = readPublic(context.backends.cms, 'nutritionists', nutritionistListSchema, {
    locale: getLocale(),
    ...Object.fromEntries(set),
  })
  const [list, nextFree] = await Promise.all([undefinedIfFailed(context, answer), reading])
  if (!list) return { kind: 'unavailable' as const }
  const nutritionists = list.nutritionists.map((person) => withNextFree(person, nextFree))
  return {
    kind: 'found' as const,
    ...list,
    nutritionists: inOrder(nutritionists, sort === 'price' && !prices ? undefined : sort),
    facets: sortedFacets(list.facets),
    hasFreeTimes: nextFree !== undefined,
  }
}

type Wishes = {
  free: FreeWithin | undefined
  prices: ReturnType<typeof pricesOf>
  ceiling: string | undefined
}

/** Returns the slugs that a visitor's wishes about time and price leave; undefined without a wish. */
function amongOf(
  practices: FreePractices,
  { free, prices, ceiling }: Wishes,
): string[] | undefined {
  const inTime = free && slugsWithin(practices, free)
  const affordable = prices && ceiling ? slugsUpTo(prices, Number(ceiling)) : undefined
  if (!inTime || !affordable) return inTime ?? affordable
  return inTime.filter((slug) => affordable.includes(slug))
}

/** The content backend has sorted by experience and by name. */
function inOrder<Person extends Timed & Priced>(people: Person[], sort: string | undefined) {
  if (sort === 'soonest') return people.toSorted(bySoonest)
  return sort === 'price' ? people.toSorted(byPrice) : people
}

/** Sorts by the names that the reader sees. Only the server does: a collator is slow on a phone. @internal */
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
export async function readPerson(context: SiteContext, slug: string) {
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

/** Adds the next free times to the person; `freeDays` is undefined while they are unknown. */
export async function readNutritionist(context: SiteContext, slug: string) {
  const [person, nextFree] = await Promise.all([readPerson(context, slug), readNextFree(context)])
  if (person.kind !== 'found') return person
  const freeDays = nextFree?.has(slug) ? await readFreeDays(context, slug) : undefined
  return { ...person, nutritionist: withNextFree(person.nutritionist, nextFree), freeDays }
}

/** Two weeks, of which the first days with free times are shown. */
const shownDays = 14
const mostFreeDays = 4

/** Returns the next days with free times in WIB; undefined while they are unknown. */
async function readFreeDays(context: SiteContext, slug: string) {
  const question = { zone: 'Asia/Jakarta', from: dayInJakarta(), days: String(shownDays) }
  const answer = readPublic(
    context.backends.main,
    `v1/practices/${slug}/free-times`,
    envelopeOf(freeTimesSchema),
    question,
    freeTimesFreshForMs,
  )
  const times = await undefinedIfFailed(context, nullIfNotFound(answer))
  return times?.data.days.filter(({ starts }) => starts.length > 0).slice(0, mostFreeDays)
}
