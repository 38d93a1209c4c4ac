import * as v from 'valibot'
import { foodSchema } from './food.schema.ts'
import { barcodeSchema } from './food-label.schema.ts'
import { isoDateSchema } from './iso-date.schema.ts'

/** GET /v1/packaged-food?barcode=… */
export const packagedFoodQuerySchema = v.object({ barcode: barcodeSchema })

/** Null if Open Food Facts does not have it. */
const amount = v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(100_000)))
/** A millilitre counts as a gram. Null if Open Food Facts does not have it. */
const weight = v.nullable(v.pipe(v.number(), v.minValue(1), v.maxValue(5000)))

/** What Open Food Facts says of a product. */
const packagedProductSchema = v.object({
  /** EAN-13 for a number of 12 digits. */
  barcode: barcodeSchema,
  names: v.object({ id: v.string(), en: v.string() }),
  brand: v.string(),
  /** As the pack prints it, such as `5 x 85 g`. */
  quantity: v.string(),
  servingGrams: weight,
  packGrams: weight,
  per100g: v.object({
    energyKcal: amount,
    fatG: amount,
    saturatedFatG: amount,
    proteinG: amount,
    carbohydrateG: amount,
    fibreG: amount,
    /** All sugar, added or not. */
    sugarG: amount,
    addedSugarG: amount,
    sodiumMg: amount,
  }),
})
export type PackagedProduct = v.InferOutput<typeof packagedProductSchema>

const packagedFoodSchema = v.object({
  ...packagedProductSchema.entries,
  /** The day of the answer, in Jakarta. */
  fetchedOn: isoDateSchema,
  /**
   * The food to log. Null if energy, fat, protein or carbohydrate is missing, or if 100 g cannot hold
   * the values.
   */
  food: v.nullable(foodSchema),
})
export type PackagedFood = v.InferOutput<typeof packagedFoodSchema>

/**
 * GET /v1/packaged-food?barcode=… answers null if Open Food Facts does not know the number. Fails
 * with 502 `FOOD_FACTS_UNAVAILABLE` if it does not answer. Fails with 404 `ERR_NO_FOOD` if the
 * operator has not turned it on.
 */
export const foundPackagedFoodSchema = v.nullable(packagedFoodSchema)

/** GET /v1/packaged-foods: the packaged foods that the member has logged. */
export const packagedFoodListSchema = v.array(foodSchema)
