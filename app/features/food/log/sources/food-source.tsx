import { Link } from '@tanstack/react-router'
import { entryNutrients } from '#app/features/food/food-day.ts'
import { confidenceWords } from '#app/features/food/food-words.ts'
import { foodName } from '#app/i18n/food-name.ts'
import { formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import type { StoredFoodEntry } from '#server/contract/food-diary.schema.ts'
import { SourceText } from './source-text.tsx'
import { unsourcedText } from './unsourced-text.ts'

type Sourced = Pick<StoredFoodEntry, 'id' | 'grams' | 'food'>

type FoodSourcesProps = { entries: readonly Sourced[]; isCalm: boolean }

/** The sources of the values of a meal, as they were when the member added each food. */
export function FoodSources({ entries, isCalm }: FoodSourcesProps) {
  return (
    <details className="text-sm">
      <summary className="rounded-control py-1 text-link pointer-coarse:py-3">
        {m.food_where_foods()}
      </summary>
      <ul className="flex flex-col gap-3 border-line border-l-2 py-1 pl-3 text-ink-muted">
        {entries.map(({ id, grams, food }) => (
          <li key={id} className="flex flex-col gap-1">
            <p className="font-semibold">{foodName(food)}</p>
            <p className="tabular-nums">{countedText({ grams, food }, isCalm)}</p>
            <SourceText food={food} isCalm={isCalm} />
            {unsourcedText(food) && <p>{unsourcedText(food)}</p>}
            <p>{confidenceWords[food.confidence]()}</p>
            {food.edition && food.source.kind !== 'openFoodFacts' && (
              <p>{m.food_source_edition({ edition: food.edition })}</p>
            )}
          </li>
        ))}
        <li>
          <Link to="/sumber-data-pangan" className="rounded-control text-link underline">
            {m.food_source_page()}
          </Link>
        </li>
      </ul>
    </details>
  )
}

function countedText({ grams, food }: Omit<Sourced, 'id'>, isCalm: boolean): string {
  const weighed = formatNumber(Math.round(grams))
  if (isCalm) return m.food_source_weighed({ grams: weighed })
  return m.food_source_counted({
    grams: weighed,
    per100: formatNumber(food.per100g.energyKcal),
    kcal: formatNumber(Math.round(entryNutrients({ grams, food }).energyKcal)),
  })
}
