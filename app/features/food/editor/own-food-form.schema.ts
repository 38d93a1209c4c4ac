import * as v from 'valibot'
import { isPossibleLabel } from '#app/nutrition/food-label.ts'
import { plateParts } from '#app/nutrition/plate-guide.ts'
import { labelledFoodSchema } from '#server/contract/food-diary.schema.ts'
import { type FoodLabel, foodLabelSchema } from '#server/contract/food-label.schema.ts'
import { digitsOf } from '#server/contract/typed-text.ts'
import { emptyAs, typedNumber } from './typed-number.schema.ts'

const { entries } = foodLabelSchema

/** An empty field is zero. */
const zeroOrGrams = v.union([emptyAs(0), v.pipe(typedNumber, entries.fatG)])
/** An empty field is not printed. */
const printedGrams = v.union([emptyAs(null), v.pipe(typedNumber, entries.fatG)])

const typedFoodSchema = v.object({
  name: labelledFoodSchema.entries.name,
  part: v.pipe(
    v.picklist(['', ...plateParts]),
    v.transform((part) => part || null),
  ),
  barcode: v.union([
    emptyAs(null),
    v.pipe(v.string(), v.transform(digitsOf), entries.barcode.wrapped),
  ]),
  per: entries.per,
  servingGrams: v.pipe(typedNumber, entries.servingGrams),
  servingsPerPack: v.union([emptyAs(null), v.pipe(typedNumber, entries.servingsPerPack.wrapped)]),
  energyKcal: v.union([emptyAs(null), v.pipe(typedNumber, entries.energyKcal.wrapped)]),
  fatG: zeroOrGrams,
  saturatedFatG: printedGrams,
  proteinG: zeroOrGrams,
  carbohydrateG: zeroOrGrams,
  fibreG: printedGrams,
  sugarG: printedGrams,
  addedSugarG: printedGrams,
  saltAmount: v.union([emptyAs(0), v.pipe(typedNumber, entries.salt.entries.amount)]),
  saltUnit: entries.salt.entries.unit,
})

type TypedFood = v.InferOutput<typeof typedFoodSchema>

/** The fields of the form, if 100 g of a food can hold that much. */
export const ownFoodFormSchema = v.pipe(
  typedFoodSchema,
  v.forward(
    v.check((typed) => isPossibleLabel(labelOf(typed))),
    ['servingGrams'],
  ),
  v.transform((typed) => ({ name: typed.name, part: typed.part, label: labelOf(typed) })),
)

function labelOf({ name: _, part: __, saltAmount, saltUnit, ...label }: TypedFood): FoodLabel {
  return { ...label, salt: { unit: saltUnit, amount: saltAmount } }
}
