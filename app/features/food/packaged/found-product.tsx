import { fieldsOfProduct } from '#app/features/food/editor/own-food-fields.ts'
import { kcalText, usualAmountText } from '#app/features/food/food-words.ts'
import { foodName } from '#app/i18n/food-name.ts'
import { formatNumber } from '#app/i18n/format.ts'
import { listText } from '#app/i18n/list-text.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { Food } from '#server/contract/food.schema.ts'
import type { PackagedFood } from '#server/contract/packaged-food.schema.ts'
import { OpenFoodFactsText } from './open-food-facts-text.tsx'

type ValueName = keyof PackagedFood['per100g']

/** In the order of a label. */
const valueWords = {
  energyKcal: m.food_packaged_energy,
  fatG: m.food_nutrient_fat,
  saturatedFatG: m.food_nutrient_saturated_fat,
  proteinG: m.food_nutrient_protein,
  carbohydrateG: m.food_nutrient_carbohydrate,
  fibreG: m.food_nutrient_fibre,
  sugarG: m.food_nutrient_sugars,
  addedSugarG: m.food_limit_sugar,
  sodiumMg: m.food_nutrient_sodium,
} satisfies Record<ValueName, () => string>
const valueNames = Object.keys(valueWords) as ValueName[]
const neededNames: ValueName[] = ['energyKcal', 'fatG', 'proteinG', 'carbohydrateG']

type FoundProductProps = {
  product: PackagedFood
  isCalm: boolean
  onLog: (food: Food) => void
  onCopy: (fields: Record<string, string>) => void
}

/** A product of Open Food Facts: its values, what is missing, and what the member can do with it. */
export function FoundProduct({ product, isCalm, onLog, onCopy }: FoundProductProps) {
  const { brand, quantity, per100g, food } = product
  const shownNames = valueNames.filter((name) => !isCalm || name !== 'energyKcal')
  const missing = shownNames.filter((name) => per100g[name] === null)
  const isIncomplete = neededNames.some((name) => per100g[name] === null)
  return (
    <div className="flex flex-col gap-3 rounded-control border border-line p-4">
      <div>
        <h4 className="font-semibold">{foodName(product)}</h4>
        <p className="text-ink-muted text-sm">{[brand, quantity].filter(Boolean).join(', ')}</p>
      </div>
      <h5 className="font-semibold text-sm">{m.food_packaged_per_100()}</h5>
      <dl className="flex flex-col gap-1 text-sm">
        {shownNames.flatMap((name) => {
          const value = per100g[name]
          return value === null ? (
            []
          ) : (
            <div key={name} className="flex flex-wrap justify-between gap-x-4">
              <dt>{valueWords[name]()}</dt>
              <dd className="text-ink-muted tabular-nums">{valueText(name, value)}</dd>
            </div>
          )
        })}
      </dl>
      {missing.length > 0 && (
        <p className="text-sm">
          {m.food_packaged_missing({
            values: listText(missing.map((name) => valueWords[name]().toLowerCase())),
          })}
          {food && missing.some(countsAsZero) && ` ${m.food_packaged_missing_zero()}`}
        </p>
      )}
      {!food && (
        <p className="text-sm">
          {isIncomplete ? m.food_packaged_incomplete() : m.food_packaged_impossible()}
        </p>
      )}
      <OpenFoodFactsText barcode={product.barcode} fetchedOn={product.fetchedOn} />
      <div className="flex flex-wrap gap-3">
        {food && (
          <Button variant="secondary" onClick={() => onLog(food)}>
            <Icon name="plus" className="size-4" />
            {m.food_packaged_log({ amount: usualAmountText(food) })}
          </Button>
        )}
        <Button variant="quiet" onClick={() => onCopy(fieldsOfProduct(product))}>
          {m.food_packaged_copy()}
        </Button>
      </div>
    </div>
  )
}

/** Without a value, sums cannot tell how much of the day is known. */
function countsAsZero(name: ValueName): boolean {
  return name === 'fibreG' || name === 'addedSugarG' || name === 'sodiumMg'
}

function valueText(name: ValueName, value: number): string {
  if (name === 'energyKcal') return kcalText(value)
  // As exact as a label, to compare with it.
  const printed = formatNumber(value, { maximumFractionDigits: 1 })
  return name === 'sodiumMg'
    ? m.food_milligrams({ milligrams: printed })
    : m.food_grams({ grams: printed })
}
