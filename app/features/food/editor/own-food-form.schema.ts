import * as v from 'valibot'
import { plateParts } from '#app/nutrition/plate-guide.ts'
import { ownFoodSchema } from '#server/contract/food-diary.schema.ts'
import { lineOf } from '#server/contract/typed-text.ts'

const { per100g } = ownFoodSchema.entries

/** A typed number with a decimal comma or point. An empty field is zero. */
const typedNumber = v.pipe(
  v.string(),
  v.transform(lineOf),
  v.regex(/^(\d{1,5}([.,]\d{1,2})?)?$/),
  v.transform((text) => Number(text.replace(',', '.'))),
)

/** In grams. Labels round each macronutrient, so the sum may exceed 100. */
const mostMacrosOf100 = 102

const typedFoodSchema = v.object({
  name: ownFoodSchema.entries.name,
  portionGrams: v.pipe(typedNumber, ownFoodSchema.entries.portionGrams),
  part: v.pipe(
    v.picklist(['', ...plateParts]),
    v.transform((part) => part || null),
  ),
  energyKcal: v.union([
    v.pipe(
      v.string(),
      v.transform(lineOf),
      v.literal(''),
      v.transform(() => null),
    ),
    v.pipe(typedNumber, per100g.entries.energyKcal),
  ]),
  proteinG: v.pipe(typedNumber, per100g.entries.proteinG),
  fatG: v.pipe(typedNumber, per100g.entries.fatG),
  carbohydrateG: v.pipe(typedNumber, per100g.entries.carbohydrateG),
  fibreG: v.pipe(typedNumber, per100g.entries.fibreG),
  addedSugarG: v.pipe(typedNumber, per100g.entries.addedSugarG),
  sodiumMg: v.pipe(typedNumber, per100g.entries.sodiumMg),
})

/** An empty energy follows from the macronutrients: zero would understate every day with this food. */
export const ownFoodFormSchema = v.pipe(
  typedFoodSchema,
  v.forward(
    v.partialCheck(
      [['proteinG'], ['fatG'], ['carbohydrateG']],
      ({ proteinG, fatG, carbohydrateG }) => proteinG + fatG + carbohydrateG <= mostMacrosOf100,
    ),
    ['carbohydrateG'],
  ),
  v.transform((given) => ({ ...given, energyKcal: given.energyKcal ?? energyOfMacros(given) })),
)

/** Atwater's factors, in kcal per gram. */
function energyOfMacros(of: { proteinG: number; fatG: number; carbohydrateG: number }): number {
  return Math.min(900, Math.round(of.proteinG * 4 + of.fatG * 9 + of.carbohydrateG * 4))
}
