import { gramsText, milligramsText } from '#app/features/food/food-words.ts'
import { knownPercent } from '#app/i18n/known-percent.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { type More, type MoreName, moreNames } from '#app/nutrition/micronutrients.ts'

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
          const text = name.endsWith('Mg') ? milligramsText(amount) : gramsText(amount)
          return (
            <div key={name} className="flex flex-wrap justify-between gap-x-4">
              <dt>{nutrientWords[name]()}</dt>
              <dd className="text-ink-muted tabular-nums">
                {knownText(name, { text, knownShare })}
              </dd>
            </div>
          )
        })}
      </dl>
      <p className="text-ink-muted text-sm">{m.food_more_hint()}</p>
    </div>
  )
}

/** A drink without energy has most of the caffeine, so a share of the energy would mislead. */
function knownText(name: MoreName, { text, knownShare }: { text: string; knownShare: number }) {
  const percent = knownPercent(knownShare)
  if (percent === null) return text
  if (onlyInDrinks.includes(name)) return m.food_more_at_least({ amount: text })
  return m.food_more_known({ amount: text, percent })
}

/** A day without them needs no line. */
const onlyInDrinks: MoreName[] = ['alcoholG', 'caffeineMg']

const nutrientWords = {
  saturatedFatG: m.food_nutrient_saturated_fat,
  sugarsG: m.food_nutrient_sugars,
  cholesterolMg: m.food_nutrient_cholesterol,
  magnesiumMg: m.food_nutrient_magnesium,
  alcoholG: m.food_nutrient_alcohol,
  caffeineMg: m.food_nutrient_caffeine,
} satisfies Record<MoreName, () => string>
