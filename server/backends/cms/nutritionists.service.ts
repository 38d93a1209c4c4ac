import type { ContentLocale } from '#server/contract/envelope.schema.ts'
import type {
  Nutritionist,
  NutritionistList,
  NutritionistQuery,
  NutritionistSummary,
} from '#server/contract/nutritionist.schema.ts'
import type { NutritionistOrder } from '#server/contract/nutritionist-choices.ts'
import type { CmsContent } from './cms-content.ts'
import { listNutritionists, listProgramTitles } from './nutritionists.repository.ts'

type Filter = Exclude<keyof NutritionistQuery, 'locale' | 'sort'>

/**
 * Returns the nutritionists that match a visitor's filters. It filters the loaded list, not in SQL,
 * because each facet counts under the other filters.
 */
export async function findNutritionists(
  content: CmsContent,
  query: NutritionistQuery,
): Promise<NutritionistList> {
  const all: NutritionistSummary[] = await listNutritionists(content, query.locale)
  const matching = (except?: Filter) =>
    all.filter((nutritionist) => fits(nutritionist, query, except))
  return {
    nutritionists: query.sort ? matching().toSorted(compareBy[query.sort]) : matching(),
    total: all.length,
    facets: {
      conditions: countEach(matching('condition').flatMap(({ conditions }) => conditions)),
      languages: countEach(matching('language').flatMap(({ languages }) => languages)),
      cities: countEach(matching('city').map(({ city }) => city)),
    },
  }
}

/** Returns undefined if the slug is unknown or the nutritionist may not practise today. */
export async function findNutritionist(
  content: CmsContent,
  slug: string,
  locale: ContentLocale,
): Promise<Nutritionist | undefined> {
  const [row] = await listNutritionists(content, locale, slug)
  if (!row) return undefined
  return {
    ...row,
    // The query finds no person without them.
    str: {
      ...{ number: row.strNumber ?? '', issuer: row.strIssuer ?? '' },
      validUntil: row.strValidUntil,
    },
    sip: {
      ...{ number: row.sipNumber ?? '', place: row.sipPlace ?? '' },
      validUntil: row.sipValidUntil ?? '',
    },
    programs: await listProgramTitles(content, locale, row.programSlugs),
  }
}

function fits(nutritionist: NutritionistSummary, query: NutritionistQuery, except?: Filter) {
  const { condition, language, city, among, 'max-price': maxPrice } = query
  const answers: Record<Filter, boolean> = {
    condition: !condition || nutritionist.conditions.includes(condition),
    language: !language || nutritionist.languages.includes(language),
    city: !city || nutritionist.city === city,
    'max-price': maxPrice === undefined || rupiahOf(nutritionist) <= maxPrice,
    among: !among || among.includes(nutritionist.slug),
  }
  return Object.entries(answers).every(([filter, isMatch]) => isMatch || filter === except)
}

/** A nutritionist without a price here comes last. */
function rupiahOf({ priceRupiah }: NutritionistSummary): number {
  return priceRupiah ?? Number.MAX_SAFE_INTEGER
}

type Comparison = (one: NutritionistSummary, other: NutritionistSummary) => number

/** Equal nutritionists keep their order. */
const compareBy = {
  price: (one, other) => rupiahOf(one) - rupiahOf(other),
  experience: (one, other) => one.practisingSince - other.practisingSince,
  name: (one, other) => one.name.localeCompare(other.name, 'id'),
} satisfies Record<NutritionistOrder, Comparison>

function countEach<Value extends string>(values: Value[]): { value: Value; count: number }[] {
  const counts = new Map<Value, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .toSorted((one, other) => one.value.localeCompare(other.value, 'id'))
}
