import * as v from 'valibot'
import { foodSchema, measureNames } from './food.schema.ts'
import { foodLabelSchema } from './food-label.schema.ts'
import { goalSchema } from './goal.schema.ts'
import { clientIdSchema } from './ids.schema.ts'
import { isoDateSchema } from './iso-date.schema.ts'
import { ramadanSchema } from './ramadan.schema.ts'
import { lineUpTo } from './typed-text.schema.ts'

/** In the order of a day. Sahur, iftar and night belong to a day of fasting. */
export const meals = ['sahur', 'breakfast', 'lunch', 'iftar', 'dinner', 'night', 'snack'] as const
export type Meal = (typeof meals)[number]

export const amountLimits = { least: 0.1, most: 5000 } as const

/** POST /v1/trackers/{id}/food-entries upserts an entry by its id. */
export const foodEntrySchema = v.object({
  id: clientIdSchema,
  /** The day in the member's time zone, `YYYY-MM-DD`, never in the future. */
  eatenOn: isoDateSchema,
  meal: v.picklist(meals),
  /** One of the site's foods or of the member's own. Fails with 404 `ERR_NO_FOOD` otherwise. */
  foodId: v.pipe(v.string(), v.maxLength(64)),
  /** `gram`, or one of the food's measures. */
  measure: v.picklist(measureNames),
  amount: v.pipe(v.number(), v.minValue(amountLimits.least), v.maxValue(amountLimits.most)),
})
export type FoodEntry = v.InferOutput<typeof foodEntrySchema>

/**
 * POST /v1/trackers/{id}/planned-foods takes the same body for today or a later day, within this
 * limit. An entry with the plan's id marks it as eaten. POST …/planned-foods/delete works as for
 * entries.
 */
export const mostDaysPlannedAhead = 60

/** A snapshot of the food at the time of eating. A later edition does not change it. */
const eatenFoodSchema = v.object({
  ...v.omit(foodSchema, ['id', 'aliases', 'exchange', 'edibleShare', 'cookedYield', 'measures'])
    .entries,
  edition: v.string(),
})
export type EatenFood = v.InferOutput<typeof eatenFoodSchema>

export const storedFoodEntrySchema = v.object({
  ...foodEntrySchema.entries,
  /** Of the edible part. */
  grams: v.number(),
  food: eatenFoodSchema,
})
export type StoredFoodEntry = v.InferOutput<typeof storedFoodEntrySchema>

/** POST /v1/trackers/{id}/food-entries/delete is idempotent. */
export const foodEntryDeletionSchema = v.object({ id: clientIdSchema })

/** GET /v1/trackers/{id}/food-diary?day=… */
export const foodDiaryQuerySchema = v.object({ day: isoDateSchema })
export const foodDiarySchema = v.object({
  /** The day's entries, in the order in which the member logged them. */
  entries: v.array(storedFoodEntrySchema),
  /** The entries of the day before, to log again. */
  before: v.array(storedFoodEntrySchema),
  /** The most recently eaten foods, each once, latest first. */
  recent: v.array(
    v.object({
      ...v.pick(foodEntrySchema, ['foodId', 'measure', 'amount']).entries,
      names: foodSchema.entries.names,
    }),
  ),
  /**
   * Recently eaten foods whose energy in the table changed since the member last logged them, in
   * kcal per 100 g. They are listed until the member has read it. Entries keep their numbers.
   */
  changed: v.optional(
    v.array(
      v.object({
        foodId: foodEntrySchema.entries.foodId,
        names: foodSchema.entries.names,
        edition: v.string(),
        before: v.number(),
        after: v.number(),
      }),
    ),
    [],
  ),
  /** Planned for the day and not eaten yet. An entry reuses the id of its plan. */
  planned: v.optional(v.array(storedFoodEntrySchema), []),
  /** The backend finds packaged foods by the number under their barcode. */
  findsPackagedFoods: v.optional(v.boolean(), false),
  /** The days of the member's Ramadan, or null if it is off. */
  ramadan: v.optional(v.nullable(ramadanSchema), null),
  /** The goal whose intake the day is measured against. */
  goal: v.optional(v.nullable(goalSchema), null),
  /** The member's last weight up to that day, or null. */
  kilograms: v.optional(v.nullable(v.number()), null),
})
export type FoodDiary = v.InferOutput<typeof foodDiarySchema>

/** POST /v1/noticed-foods marks changes as read, on all devices of the member. Idempotent. */
export const noticedFoodsSchema = v.object({
  foods: v.pipe(
    v.array(
      v.object({
        foodId: foodEntrySchema.entries.foodId,
        edition: v.pipe(v.string(), v.maxLength(64)),
      }),
    ),
    v.minLength(1),
    v.maxLength(100),
  ),
})
export type NoticedFoods = v.InferOutput<typeof noticedFoodsSchema>

const gramsOf100 = v.pipe(v.number(), v.minValue(0), v.maxValue(100))

const namedFood = {
  id: clientIdSchema,
  name: v.pipe(lineUpTo(80), v.minLength(1)),
  /** Its part of the plate. Null for drinks and oil. */
  part: v.optional(v.nullable(v.keyof(foodSchema.entries.plate)), null),
}

/** A member's own food as its label prints it. */
export const labelledFoodSchema = v.object({ ...namedFood, label: foodLabelSchema })

const countedFoodSchema = v.object({
  ...namedFood,
  portionGrams: v.pipe(v.number(), v.minValue(1), v.maxValue(5000)),
  per100g: v.object({
    energyKcal: v.pipe(v.number(), v.minValue(0), v.maxValue(900)),
    proteinG: gramsOf100,
    fatG: gramsOf100,
    carbohydrateG: gramsOf100,
    fibreG: gramsOf100,
    addedSugarG: gramsOf100,
    sodiumMg: v.pipe(v.number(), v.minValue(0), v.maxValue(40_000)),
  }),
})

/**
 * POST /v1/own-foods: a member's own food with its label, or with values for 100 g. Fails with 400
 * if 100 g of a food cannot hold the label's values.
 */
export const ownFoodSchema = v.union([labelledFoodSchema, countedFoodSchema])
export type OwnFood = v.InferOutput<typeof ownFoodSchema>

/** POST /v1/own-recipes: a member's own dish, calculated once for reuse. */
export const ownRecipeSchema = v.object({
  id: clientIdSchema,
  name: v.pipe(lineUpTo(80), v.minLength(1)),
  cookedGrams: v.pipe(v.number(), v.minValue(1), v.maxValue(50_000)),
  portions: v.pipe(v.number(), v.minValue(1), v.maxValue(100)),
  ingredients: v.pipe(
    v.array(
      v.object({
        foodId: v.pipe(v.string(), v.maxLength(64)),
        grams: v.pipe(v.number(), v.gtValue(0), v.maxValue(20_000)),
      }),
    ),
    v.minLength(1),
    v.maxLength(40),
  ),
})
export type OwnRecipe = v.InferOutput<typeof ownRecipeSchema>

/** POST /v1/own-foods/delete is idempotent. Entries of the food stay. */
export const ownFoodDeletionSchema = v.object({ id: clientIdSchema })

/** GET /v1/own-foods: the member's foods and recipes, oldest first. */
export const ownFoodListSchema = v.array(foodSchema)
