import { entryNutrients } from '#app/features/food/food-day.ts'
import { nameOf } from '#app/features/food/food-words.ts'
import { formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import type { Food } from '#server/contract/food.schema.ts'
import type { StoredFoodEntry } from '#server/contract/food-diary.schema.ts'

const confidenceWords = {
  high: m.food_confidence_high,
  medium: m.food_confidence_medium,
  low: m.food_confidence_low,
} satisfies Record<Food['confidence'], () => string>

type FoodSourceProps = { entry: Pick<StoredFoodEntry, 'grams' | 'food'>; isCalm: boolean }

/** The source of an entry's values, as it was when the member added the entry. */
export function FoodSource({ entry, isCalm }: FoodSourceProps) {
  const { food } = entry
  return (
    <details className="text-sm">
      <summary className="rounded-control py-1 text-link pointer-coarse:py-3">
        <span aria-hidden="true">{m.food_where()}</span>
        <span className="sr-only">{m.food_where_of({ food: nameOf(food) })}</span>
      </summary>
      <div className="flex flex-col gap-1 border-line border-l-2 py-1 pl-3 text-ink-muted">
        <p className="tabular-nums">{countedText(entry, isCalm)}</p>
        <SourceText source={food.source} />
        <p>{confidenceWords[food.confidence]()}</p>
        {food.edition && <p>{m.food_source_edition({ edition: food.edition })}</p>}
      </div>
    </details>
  )
}

function countedText({ grams, food }: FoodSourceProps['entry'], isCalm: boolean): string {
  const weighed = formatNumber(Math.round(grams))
  if (isCalm) return m.food_source_weighed({ grams: weighed })
  return m.food_source_counted({
    grams: weighed,
    per100: formatNumber(food.per100g.energyKcal),
    kcal: formatNumber(Math.round(entryNutrients({ grams, food }).energyKcal)),
  })
}

function SourceText({ source }: Pick<Food, 'source'>) {
  switch (source.kind) {
    case 'fdc':
      return <p>{m.food_source_fdc({ title: source.title })}</p>
    case 'estimate':
      return <p>{m.food_source_estimate()}</p>
    case 'own':
      return <p>{m.food_source_own()}</p>
    case 'recipe':
      return (
        <div>
          <p>
            {m.food_source_recipe({
              count: source.ingredients.length,
              grams: formatNumber(source.cookedGrams),
            })}
          </p>
          <ul className="list-disc pl-5">
            {source.ingredients.map(({ foodId, grams, names }) => (
              <li key={foodId}>{`${nameOf({ names })}, ${formatNumber(grams)} g`}</li>
            ))}
          </ul>
        </div>
      )
  }
}
