import * as v from 'valibot'

const amount = v.pipe(v.number(), v.minValue(0), v.maxValue(100_000))

/** Of 100 g of the edible part, or of what was eaten. */
const nutrientsSchema = v.object({
  energyKcal: amount,
  proteinG: amount,
  fatG: amount,
  carbohydrateG: amount,
  fibreG: amount,
  /** Sugar that was added, honey and syrup too; what is in a whole fruit or in milk is not. */
  addedSugarG: amount,
  sodiumMg: amount,
})

/** In milligrams, of 100 g of the edible part or of what was eaten. */
const mineralsSchema = v.object({
  calciumMg: amount,
  phosphorusMg: amount,
  ironMg: amount,
  potassiumMg: amount,
  zincMg: amount,
  copperMg: amount,
  /** The share of the energy that comes from foods whose minerals are known; 1 for a single food. */
  knownShare: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
})

/** In milligrams or micrograms, as the minerals are; vitamin A in retinol equivalents. */
const vitaminsSchema = v.object({
  vitaminAUg: amount,
  vitaminB1Mg: amount,
  vitaminB2Mg: amount,
  vitaminB3Mg: amount,
  vitaminB6Mg: amount,
  folateUg: amount,
  vitaminB12Ug: amount,
  vitaminCMg: amount,
  knownShare: mineralsSchema.entries.knownShare,
})

/** The measures of a kitchen; the page has a word for each in both languages. */
export const measureNames = [
  'gram',
  /** With peel, bone or stone. */
  'grossGram',
  /** Weighed after cooking, of a food whose values are those before it. */
  'cookedGram',
  'ladle',
  'glass',
  'cup',
  'bowl',
  'plate',
  'portion',
  'piece',
  'slice',
  'sheet',
  'fruit',
  'grain',
  'tail',
  'skewer',
  'packet',
  'tablespoon',
  'teaspoon',
  'clove',
  'stem',
  'bottle',
  'can',
] as const

export type MeasureName = (typeof measureNames)[number]

const measureSchema = v.object({
  name: v.picklist(measureNames),
  /** Of the edible part. */
  grams: v.pipe(v.number(), v.gtValue(0), v.maxValue(5000)),
})
export type Measure = v.InferOutput<typeof measureSchema>

/** The share of a food's weight that lies on each part of the plate; drinks and oil lie on none. */
const plateSchema = v.object({
  staple: v.number(),
  side: v.number(),
  vegetables: v.number(),
  fruit: v.number(),
})

const exchangeGroupSchema = v.picklist([
  'staple',
  'animalLow',
  'animalMedium',
  'animalHigh',
  'plantProtein',
  'vegetableA',
  'vegetableB',
  'vegetableC',
  'fruit',
  'milkSkim',
  'milkLow',
  'milkFull',
  'oil',
])

const ingredientSchema = v.object({
  foodId: v.pipe(v.string(), v.maxLength(64)),
  /** Of the edible part, as the row of the ingredient says: raw or cooked. */
  grams: v.pipe(v.number(), v.gtValue(0), v.maxValue(20_000)),
})
export type Ingredient = v.InferOutput<typeof ingredientSchema>

/** Where the values come from. None is a laboratory's of this very food: they are approximations. */
const foodSourceSchema = v.variant('kind', [
  /** Rounded after this generic row of USDA FoodData Central, SR Legacy (public domain). */
  v.object({ kind: v.literal('fdc'), title: v.string() }),
  /** An estimate from what the field commonly knows. */
  v.object({ kind: v.literal('estimate') }),
  /** Counted by the site from its ingredients and the weight of the cooked dish. */
  v.object({
    kind: v.literal('recipe'),
    cookedGrams: v.number(),
    ingredients: v.array(
      v.object({
        ...ingredientSchema.entries,
        names: v.object({ id: v.string(), en: v.string() }),
      }),
    ),
  }),
  /** What the member wrote down, of a label for example. */
  v.object({ kind: v.literal('own') }),
])
export type FoodSource = v.InferOutput<typeof foodSourceSchema>

export const foodSchema = v.object({
  id: v.string(),
  names: v.object({ id: v.string(), en: v.string() }),
  /** Regional and colloquial names. */
  aliases: v.array(v.string()),
  per100g: nutrientsSchema,
  /** Of 100 g too; null where nobody has measured them, as of most foods with one name for many kinds. */
  minerals: v.optional(v.nullable(mineralsSchema), null),
  vitamins: v.optional(v.nullable(vitaminsSchema), null),
  plate: plateSchema,
  /** The group of the exchange list, where one food is in one. */
  exchange: v.nullable(exchangeGroupSchema),
  /** BDD ÷ 100: what can be eaten of what is bought. */
  edibleShare: v.number(),
  /** Cooked weight by raw weight, of what is usually cooked; else 1. */
  cookedYield: v.number(),
  measures: v.array(measureSchema),
  confidence: v.picklist(['high', 'medium', 'low']),
  source: foodSourceSchema,
})
export type Food = v.InferOutput<typeof foodSchema>

/** GET /v1/foods: every food of the site, in one edition. Public. */
export const foodListSchema = v.object({ edition: v.string(), foods: v.array(foodSchema) })
export type FoodList = v.InferOutput<typeof foodListSchema>
