import type { ContentLocale } from '#server/contract/envelope.schema.ts'
import type {
  Nutritionist,
  NutritionistList,
  NutritionistQuery,
  NutritionistSummary,
} from '#server/contract/nutritionist.schema.ts'
import type { FreeWithin, NutritionistOrder } from '#server/contract/nutritionist-choices.ts'
import type { CmsContent } from './cms-content.ts'
import { nextFreeHour } from './next-free-hour.ts'
import {
  listNutritionists,
  listProgramTitles,
  type NutritionistRow,
} from './nutritionists.repository.ts'
import { midnightInWib } from './wib-clock.ts'

type Filter = Exclude<keyof NutritionistQuery, 'locale' | 'sort'>

/**
 * Returns the nutritionists that match a visitor's filters. It filters the loaded list, not in SQL,
 * because the next free hour depends on the clock and there are only dozens of people.
 */
export async function findNutritionists(
  content: CmsContent,
  query: NutritionistQuery,
): Promise<NutritionistList> {
  const now = content.clock.now()
  const rows = await listNutritionists(content, query.locale)
  const all = rows.map((row) => summaryOf(row, now))
  const matching = (except?: Filter) =>
    all.filter((nutritionist) => fits(nutritionist, query, now, except))
  return {
    nutritionists: matching().toSorted(compareBy[query.sort]),
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
    ...summaryOf(row, content.clock.now()),
    str: { number: row.strNumber, issuer: row.strIssuer, validUntil: row.strValidUntil },
    sip: { number: row.sipNumber, place: row.sipPlace, validUntil: row.sipValidUntil },
    programs: await listProgramTitles(content, locale, row.programSlugs),
  }
}

function summaryOf(row: NutritionistRow, now: Date): NutritionistSummary {
  return { ...row, nextFreeAt: nextFreeHour(row.freeHours, now)?.toISOString() ?? null }
}

function fits(
  nutritionist: NutritionistSummary,
  query: NutritionistQuery,
  now: Date,
  except?: Filter,
) {
  const { condition, language, city, free, 'max-price': maxPrice } = query
  const answers: Record<Filter, boolean> = {
    condition: !condition || nutritionist.conditions.includes(condition),
    language: !language || nutritionist.languages.includes(language),
    city: !city || nutritionist.city === city,
    'max-price': maxPrice === undefined || nutritionist.priceRupiah <= maxPrice,
    free: !free || isFreeWithin(nutritionist, free, now),
  }
  return Object.entries(answers).every(([filter, isMatch]) => isMatch || filter === except)
}

/** Day counts: until the end of today, of tomorrow, or of the sixth day after today. */
const daysWithin = { today: 1, tomorrow: 2, week: 7 } satisfies Record<FreeWithin, number>

function isFreeWithin({ nextFreeAt }: NutritionistSummary, free: FreeWithin, now: Date): boolean {
  return nextFreeAt !== null && new Date(nextFreeAt) < midnightInWib(now, daysWithin[free])
}

type Comparison = (one: NutritionistSummary, other: NutritionistSummary) => number

/** Equal nutritionists keep their order. */
const compareBy = {
  soonest: (one, other) => millisecondsOf(one.nextFreeAt) - millisecondsOf(other.nextFreeAt),
  price: (one, other) => one.priceRupiah - other.priceRupiah,
  experience: (one, other) => one.practisingSince - other.practisingSince,
  name: (one, other) => one.name.localeCompare(other.name, 'id'),
} satisfies Record<NutritionistOrder, Comparison>

/** Sorts nutritionists without a free hour last; infinity would make two of them incomparable. */
function millisecondsOf(instant: string | null): number {
  return instant === null ? Number.MAX_SAFE_INTEGER : Date.parse(instant)
}

function countEach<Value extends string>(values: Value[]): { value: Value; count: number }[] {
  const counts = new Map<Value, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .toSorted((one, other) => one.value.localeCompare(other.value, 'id'))
}
