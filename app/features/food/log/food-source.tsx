import { entryNutrients } from '#app/features/food/food-day.ts'
import { nameOf } from '#app/features/food/food-words.ts'
import { formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import type { Food } from '#server/contract/food.schema.ts'
import type { StoredFoodEntry } from '#server/contract/food-diary.schema.ts'
import type { FoodLabel } from '#server/contract/food-label.schema.ts'

const confidenceWords = {
  high: m.food_confidence_high,
  medium: m.food_confidence_medium,
  low: m.food_confidence_low,
} satisfies Record<Food['confidence'], () => string>

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
            <p className="font-semibold">{nameOf(food)}</p>
            <p className="tabular-nums">{countedText({ grams, food }, isCalm)}</p>
            <SourceText source={food.source} />
            <p>{confidenceWords[food.confidence]()}</p>
            {food.edition && <p>{m.food_source_edition({ edition: food.edition })}</p>}
          </li>
        ))}
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

function SourceText({ source }: Pick<Food, 'source'>) {
  switch (source.kind) {
    case 'fdc':
      return <p>{m.food_source_fdc({ title: source.title })}</p>
    case 'estimate':
      return <p>{m.food_source_estimate()}</p>
    case 'own':
      return source.label ? <LabelText label={source.label} /> : <p>{m.food_source_own()}</p>
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

function LabelText({ label }: { label: FoodLabel }) {
  const { servingGrams, sugarG, per } = label
  const per100g = per === '100g' ? 1 : 100 / servingGrams
  const sugar = sugarG === null ? null : Math.round(sugarG * per100g * 10) / 10
  return (
    <>
      <p>{m.food_source_label({ grams: formatNumber(servingGrams) })}</p>
      {sugar !== null && <p>{m.food_source_label_sugar({ sugar: formatNumber(sugar) })}</p>}
    </>
  )
}
