import * as v from 'valibot'
import { barcodeSchema, foodLabelSchema } from './food-label.schema.ts'
import { isoDateSchema } from './iso-date.schema.ts'

const amount = v.pipe(v.number(), v.minValue(0), v.maxValue(100_000))

/** For 100 g of the edible part, or for the amount eaten. */
const nutrientsSchema = v.object({
  energyKcal: amount,
  proteinG: amount,
  fatG: amount,
  carbohydrateG: amount,
  fibreG: amount,
  /** Includes honey and syrup, but not the sugar in whole fruit or milk. */
  addedSugarG: amount,
  sodiumMg: amount,
})

/** In milligrams, for 100 g of the edible part or for the amount eaten. */
const mineralsSchema = v.object({
  calciumMg: amount,
  phosphorusMg: amount,
  ironMg: amount,
  potassiumMg: amount,
  zincMg: amount,
  copperMg: amount,
  /** The share of energy from foods with known minerals. It is 1 for a single food. */
  knownShare: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
})

/**
 * In milligrams or micrograms, for the same amounts as minerals. Vitamin A is in retinol
 * equivalents.
 */
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

const partlyKnownSchema = v.object({ amount, knownShare: mineralsSchema.entries.knownShare })

/**
 * Nutrients that a source often lacks, each with the share of energy from foods that have it. A name
 * that is missing is unknown, not zero.
 */
const moreSchema = v.partial(
  v.object({
    saturatedFatG: partlyKnownSchema,
    /** All sugars, added or not. */
    sugarsG: partlyKnownSchema,
    cholesterolMg: partlyKnownSchema,
    magnesiumMg: partlyKnownSchema,
    alcoholG: partlyKnownSchema,
    caffeineMg: partlyKnownSchema,
  }),
)

const shareSchema = mineralsSchema.entries.knownShare

/**
 * The share of the energy from parts whose source has the nutrient. The others are estimated or count
 * as 0. A name that is missing is wholly known.
 */
export const knownSchema = v.partial(
  v.object({
    energyKcal: shareSchema,
    proteinG: shareSchema,
    fatG: shareSchema,
    carbohydrateG: shareSchema,
    fibreG: shareSchema,
    addedSugarG: shareSchema,
    sodiumMg: shareSchema,
  }),
)

/** Kitchen measures. The page has a word for each in both languages. */
export const measureNames = [
  'gram',
  /** Includes peel, bone or stone. */
  'grossGram',
  /** Weighed after cooking, for a food whose values apply before cooking. */
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

/** The share of a food's weight on each part of the plate. Drinks and oil have none. */
const plateSchema = v.object({
  staple: v.number(),
  side: v.number(),
  vegetables: v.number(),
  fruit: v.number(),
})

export const exchangeGroupSchema = v.picklist([
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
export type ExchangeGroup = v.InferOutput<typeof exchangeGroupSchema>

const ingredientSchema = v.object({
  foodId: v.pipe(v.string(), v.maxLength(64)),
  /** Of the edible part, raw or cooked as the ingredient's row says. */
  grams: v.pipe(v.number(), v.gtValue(0), v.maxValue(20_000)),
})
export type Ingredient = v.InferOutput<typeof ingredientSchema>

const besideSchema = v.array(v.object({ title: v.string(), energyKcal: amount }))

/**
 * Where the values come from. All values are approximations; no laboratory analysed this very food.
 */
const foodSourceSchema = v.variant('kind', [
  /** Rounded from this row of USDA's food table (public domain). */
  v.object({
    kind: v.literal('fdc'),
    title: v.string(),
    /** USDA's number of the row. Entries before November 2026 lack it and what follows. */
    ndb: v.optional(v.string()),
    /** Of this very food, of another one, or calculated from the raw food. */
    derivation: v.optional(v.picklist(['compiled', 'borrowed', 'calculated'])),
    /** What other rows say about 100 g. */
    beside: v.optional(besideSchema),
  }),
  /** Single values from another table or a published study. */
  v.object({
    kind: v.literal('published'),
    table: v.string(),
    title: v.string(),
    /** The table's code of the row. */
    code: v.string(),
    derivation: v.picklist(['analysed', 'compiled', 'borrowed', 'calculated']),
    /** What other rows of this food say about 100 g. */
    beside: besideSchema,
  }),
  /** An estimate without a source. */
  v.object({ kind: v.literal('estimate') }),
  /** Calculated by the site from the ingredients and the weight of the cooked dish. */
  v.object({
    kind: v.literal('recipe'),
    cookedGrams: v.number(),
    /** Fat that stays in the pan or drips off, and is not eaten. */
    fatLeftGrams: v.optional(v.number()),
    ingredients: v.array(
      v.object({
        ...ingredientSchema.entries,
        names: v.object({ id: v.string(), en: v.string() }),
      }),
    ),
  }),
  /** From a table that the operator imported. */
  v.object({
    kind: v.literal('imported'),
    /** Such as TKPI. */
    table: v.string(),
    edition: v.string(),
    /** Of the row. */
    code: v.string(),
  }),
  /** From Open Food Facts, which anyone may edit. Its licence, ODbL, asks for its name and a link. */
  v.object({
    kind: v.literal('openFoodFacts'),
    barcode: barcodeSchema,
    fetchedOn: isoDateSchema,
    /** What it does not say. The sums count it as 0. */
    missing: v.array(v.picklist(['fibreG', 'addedSugarG', 'sodiumMg'])),
  }),
  /** Entered by the member, from a label for example. */
  v.object({
    kind: v.literal('own'),
    /** What the member typed. Missing if only the values for 100 g are known. */
    label: v.optional(foodLabelSchema),
  }),
])
export type FoodSource = v.InferOutput<typeof foodSourceSchema>

/** From the lowest to the highest. */
export const confidences = ['low', 'medium', 'high'] as const

export const foodSchema = v.object({
  id: v.string(),
  names: v.object({ id: v.string(), en: v.string() }),
  /** Regional and colloquial names. */
  aliases: v.array(v.string()),
  per100g: nutrientsSchema,
  /** For 100 g too. Null if no source has them, as for foods whose name covers many kinds. */
  minerals: v.optional(v.nullable(mineralsSchema), null),
  vitamins: v.optional(v.nullable(vitaminsSchema), null),
  more: v.optional(moreSchema),
  known: v.optional(knownSchema),
  plate: plateSchema,
  /** The food's group in the exchange list, or null. */
  exchange: v.nullable(exchangeGroupSchema),
  /** BDD ÷ 100: the edible share of the weight as bought. */
  edibleShare: v.number(),
  /** Cooked weight divided by raw weight. It is 1 for a food that is not usually cooked. */
  cookedYield: v.number(),
  measures: v.array(measureSchema),
  confidence: v.picklist(confidences),
  source: foodSourceSchema,
})
export type Food = v.InferOutput<typeof foodSchema>

/** GET /v1/foods: all of the site's foods in one edition. Public. */
export const foodListSchema = v.object({ edition: v.string(), foods: v.array(foodSchema) })
export type FoodList = v.InferOutput<typeof foodListSchema>

/** GET /v1/imported-foods: the foods of imported tables. Members only; empty without an import. */
export const importedFoodListSchema = v.array(foodSchema)
