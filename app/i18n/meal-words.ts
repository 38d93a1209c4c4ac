import { m } from '#app/i18n/paraglide/messages.js'
import type { PlatePart } from '#app/nutrition/plate-guide.ts'
import type { MeasureName } from '#server/contract/food.schema.ts'
import type { Meal } from '#server/contract/food-diary.schema.ts'

export const mealNames = {
  sahur: m.food_meal_sahur,
  breakfast: m.food_meal_breakfast,
  lunch: m.food_meal_lunch,
  iftar: m.food_meal_iftar,
  dinner: m.food_meal_dinner,
  night: m.food_meal_night,
  snack: m.food_meal_snack,
} satisfies Record<Meal, () => string>

export const partWords = {
  staple: m.food_part_staple,
  side: m.food_part_side,
  vegetables: m.food_part_vegetables,
  fruit: m.food_part_fruit,
} satisfies Record<PlatePart, () => string>

export const measureWords = {
  gram: m.food_measure_gram,
  grossGram: m.food_measure_gross_gram,
  cookedGram: m.food_measure_cooked_gram,
  ladle: m.food_measure_ladle,
  glass: m.food_measure_glass,
  cup: m.food_measure_cup,
  bowl: m.food_measure_bowl,
  plate: m.food_measure_plate,
  portion: m.food_measure_portion,
  piece: m.food_measure_piece,
  slice: m.food_measure_slice,
  sheet: m.food_measure_sheet,
  fruit: m.food_measure_fruit,
  grain: m.food_measure_grain,
  tail: m.food_measure_tail,
  skewer: m.food_measure_skewer,
  packet: m.food_measure_packet,
  tablespoon: m.food_measure_tablespoon,
  teaspoon: m.food_measure_teaspoon,
  clove: m.food_measure_clove,
  stem: m.food_measure_stem,
  bottle: m.food_measure_bottle,
  can: m.food_measure_can,
} satisfies Record<MeasureName, (inputs: { count: number }) => string>
