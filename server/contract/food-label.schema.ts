import * as v from 'valibot'

const grams = v.pipe(v.number(), v.minValue(0), v.maxValue(5000))
/** Null if the label does not print it. */
const printedGrams = v.nullable(grams)

/** The number under the bars of a pack: EAN-8, UPC-A, EAN-13 or ITF-14. */
export const barcodeSchema = v.pipe(
  v.string(),
  v.regex(/^(\d{8}|\d{12,14})$/),
  v.check(hasCheckDigit),
)

/** The last digit of a GTIN makes the sum, weighted 3 and 1 from the right, a multiple of ten. */
function hasCheckDigit(digits: string): boolean {
  const sum = [...digits]
    .toReversed()
    .reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}

/** The numbers of a nutrition label as the member typed them. A millilitre counts as a gram. */
export const foodLabelSchema = v.object({
  /** What the numbers are for. */
  per: v.picklist(['serving', '100g']),
  servingGrams: v.pipe(v.number(), v.minValue(1), v.maxValue(5000)),
  servingsPerPack: v.nullable(v.pipe(v.number(), v.gtValue(0), v.maxValue(1000))),
  energyKcal: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(50_000))),
  fatG: grams,
  saturatedFatG: printedGrams,
  proteinG: grams,
  carbohydrateG: grams,
  fibreG: printedGrams,
  /** All sugar, that of milk and fruit too. */
  sugarG: printedGrams,
  addedSugarG: printedGrams,
  /** Labels print milligrams of sodium or grams of salt. */
  salt: v.object({
    unit: v.picklist(['sodiumMg', 'saltG']),
    amount: v.pipe(v.number(), v.minValue(0), v.maxValue(100_000)),
  }),
  barcode: v.nullable(barcodeSchema),
})
export type FoodLabel = v.InferOutput<typeof foodLabelSchema>
