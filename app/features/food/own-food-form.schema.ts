import * as v from 'valibot'
import { plateParts } from '#app/nutrition/isi-piringku.ts'
import { ownFoodSchema } from '#server/contract/food-diary.schema.ts'

const { per100g } = ownFoodSchema.entries

/** A number as people type it, with a comma or a point; nothing counts as zero. */
const typedNumber = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^(\d{1,5}([.,]\d{1,2})?)?$/),
  v.transform((text) => Number(text.replace(',', '.'))),
)

export const ownFoodFormSchema = v.object({
  name: ownFoodSchema.entries.name,
  portionGrams: v.pipe(typedNumber, ownFoodSchema.entries.portionGrams),
  part: v.pipe(
    v.picklist(['', ...plateParts]),
    v.transform((part) => part || null),
  ),
  energyKcal: v.pipe(typedNumber, per100g.entries.energyKcal),
  proteinG: v.pipe(typedNumber, per100g.entries.proteinG),
  fatG: v.pipe(typedNumber, per100g.entries.fatG),
  carbohydrateG: v.pipe(typedNumber, per100g.entries.carbohydrateG),
  fibreG: v.pipe(typedNumber, per100g.entries.fibreG),
  addedSugarG: v.pipe(typedNumber, per100g.entries.addedSugarG),
  sodiumMg: v.pipe(typedNumber, per100g.entries.sodiumMg),
})

/** Atwater's factors, in kcal a gram: what a label without its energy holds. */
export function energyOfMacros(of: {
  proteinG: number
  fatG: number
  carbohydrateG: number
}): number {
  return Math.min(900, Math.round(of.proteinG * 4 + of.fatG * 9 + of.carbohydrateG * 4))
}
