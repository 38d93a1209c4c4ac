import * as v from 'valibot'
import { typedAmountSchema } from '#app/features/food/log/meals/typed-amount.schema.ts'
import { ownRecipeSchema } from '#server/contract/food-diary.schema.ts'
import { lineOf } from '#server/contract/typed-text.ts'
import { emptyAs, typedNumber } from './typed-number.schema.ts'

const { name, cookedGrams, portions, ingredients } = ownRecipeSchema.entries

/**
 * Three digits after a point or comma are thousands, as the site prints them: weights have at most
 * two decimals.
 */
const numberWithThousands = v.pipe(
  v.string(),
  v.transform(lineOf),
  v.transform((text) => (/^\d{1,2}[.,]\d{3}$/.test(text) ? text.replace(/[.,]/, '') : text)),
  typedNumber,
)

/** The weight of an ingredient, from its typed amount and the grams of its measure. */
export function partGramsSchema(measureGrams: number) {
  return v.pipe(
    v.union([numberWithThousands, typedAmountSchema]),
    v.transform((amount) => Math.round(amount * measureGrams * 100) / 100),
    ingredients.item.entries.grams,
  )
}

const recipeEntries = {
  name,
  /** Null if the dish was not weighed. */
  cookedGrams: v.union([emptyAs(null), v.pipe(numberWithThousands, cookedGrams)]),
  portions: v.pipe(numberWithThousands, portions),
}

/** A recipe form with these ingredients. Without any, its search field is wrong. */
export function recipeFormSchemaOf(parts: readonly { measureGrams: number }[]) {
  const partEntries: object =
    parts.length === 0
      ? { ingredient: v.never() }
      : Object.fromEntries(
          parts.map(({ measureGrams }, at) => [`amount-${at}`, partGramsSchema(measureGrams)]),
        )
  return v.object({ ...recipeEntries, ...partEntries })
}
