import { listText } from '#app/i18n/list-text.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { getLocale } from '#app/i18n/paraglide/runtime.js'
import type { PlatePart } from '#app/nutrition/plate-guide.ts'
import { type Food, hasSharedStaple, missingParts } from './plate.ts'

export const partNames = {
  staple: m.checks_plate_staple,
  side: m.checks_plate_side,
  vegetables: m.checks_plate_vegetables,
  fruit: m.checks_plate_fruit,
} satisfies Record<PlatePart, () => string>

/** The portion in kitchen measures. */
export const partPortions = {
  staple: m.checks_plate_staple_portion,
  side: m.checks_plate_side_portion,
  vegetables: m.checks_plate_vegetables_portion,
  fruit: m.checks_plate_fruit_portion,
} satisfies Record<PlatePart, () => string>

export const foodNames = {
  rice: m.checks_food_rice,
  redRice: m.checks_food_red_rice,
  potato: m.checks_food_potato,
  noodles: m.checks_food_noodles,
  tempe: m.checks_food_tempe,
  tofu: m.checks_food_tofu,
  fish: m.checks_food_fish,
  egg: m.checks_food_egg,
  spinach: m.checks_food_spinach,
  carrot: m.checks_food_carrot,
  cucumber: m.checks_food_cucumber,
  papaya: m.checks_food_papaya,
  banana: m.checks_food_banana,
  guava: m.checks_food_guava,
} satisfies Record<Food, () => string>

/** Says what the plate lacks, in one or two sentences. */
export function verdictOf(chosen: ReadonlySet<Food>): string {
  if (chosen.size === 0) return m.checks_plate_empty()
  const missing = missingParts(chosen)
  const parts = missing.map((part) => partNames[part]().toLocaleLowerCase(getLocale()))
  const verdict =
    missing.length === 0
      ? m.checks_plate_complete()
      : m.checks_plate_missing({ parts: listText(parts) })
  return hasSharedStaple(chosen) ? `${verdict} ${m.checks_plate_shared_staple()}` : verdict
}

/** The text alternative of the picture. */
export function pictureLabelOf(chosen: ReadonlySet<Food>): string {
  if (chosen.size === 0) return m.checks_plate_picture_empty()
  return m.checks_plate_picture({ foods: listText([...chosen].map((food) => foodNames[food]())) })
}
