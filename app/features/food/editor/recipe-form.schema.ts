import * as v from 'valibot'
import { ownRecipeSchema } from '#server/contract/food-diary.schema.ts'
import { lineOf } from '#server/contract/typed-text.ts'

const { name, cookedGrams, portions, ingredients } = ownRecipeSchema.entries

/** A typed number with a decimal comma or point. */
const typedNumber = v.pipe(
  v.string(),
  v.transform(lineOf),
  v.regex(/^\d{1,5}([.,]\d{1,2})?$/),
  v.transform((text) => Number(text.replace(',', '.'))),
)

export const typedGramsSchema = v.pipe(typedNumber, ingredients.item.entries.grams)

export const recipeFormSchema = v.object({
  name,
  cookedGrams: v.pipe(typedNumber, cookedGrams),
  portions: v.pipe(typedNumber, portions),
})
