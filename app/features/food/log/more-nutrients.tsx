import { gramsText, milligramsText } from '#app/features/food/food-words.ts'
import { knownPercent } from '#app/i18n/known-percent.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { type More, moreNames } from '#app/nutrition/micronutrients.ts'

/** Sums without a target, each with the share of the day for which it is known. */
export function MoreNutrients({ more }: { more: More }) {
  const shown = moreNames.flatMap((name) => {
    const known = more[name]
    const isShown = known && (known.amount > 0 || !onlyInDrinks.includes(name))
    return isShown ? [{ name, ...known }] : []
  })
  if (shown.length === 0) return null
  return (
    <div className="flex flex-col gap-3">
      <h4 className="font-semibold">{m.food_more_title()}</h4>
      <dl className="flex flex-col gap-2 text-sm">
        {shown.map(({ name, amount, knownShare }) => {
          const percent = knownPercent(knownShare)
          const text = name.endsWith('Mg') ? milligramsText(amount) : gramsText(amount)
          return (
            <div key={name} className="flex flex-wrap justify-between gap-x-4">
              <dt>{nutrientWords[name]()}</dt>
              <dd className="text-ink-muted tabular-nums">
                {percent === null ? text : m.food_more_known({ amount: text, percent })}
              </dd>
            </div>
          )
        })}
      </dl>
      <p className="text-ink-muted text-sm">{m.food_more_hint()}</p>
    </div>
  )
}

/** A day without them needs no line. */
const onlyInDrinks: (typeof moreNames)[number][] = ['alcoholG', 'caffeineMg']

const nutrientWords = {
  saturatedFatG: m.food_nutrient_saturated_fat,
  sugarsG: m.food_nutrient_sugars,
  cholesterolMg: m.food_nutrient_cholesterol,
  magnesiumMg: m.food_nutrient_magnesium,
  alcoholG: m.food_nutrient_alcohol,
  caffeineMg: m.food_nutrient_caffeine,
} satisfies Record<(typeof moreNames)[number], () => string>
