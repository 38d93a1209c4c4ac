import * as v from 'valibot'
import { foodSchema, measureNames } from './food.schema.ts'
import { goalSchema } from './goal.schema.ts'
import { clientIdSchema } from './ids.schema.ts'
import { isoDateSchema } from './iso-date.schema.ts'
import { ramadanSchema } from './ramadan.schema.ts'

/** In the order of a day. Sahur, iftar and night are those of a day of fasting. */
export const meals = ['sahur', 'breakfast', 'lunch', 'iftar', 'dinner', 'night', 'snack'] as const
export type Meal = (typeof meals)[number]

/** Made on the device, so that a call that is repeated changes nothing more. */

export const amountLimits = { least: 0.1, most: 5000 } as const

/** POST /v1/trackers/{id}/food-entries: keeps an entry, in place of an earlier one with its id. */
export const foodEntrySchema = v.object({
  id: clientIdSchema,
  /** The day in the member's own time zone, `YYYY-MM-DD`; never in the future. */
  eatenOn: isoDateSchema,
  meal: v.picklist(meals),
  /** One of the site's foods, or one of the member's own. 404 `ERR_NO_FOOD` otherwise. */
  foodId: v.pipe(v.string(), v.maxLength(64)),
  /** `gram`, or a measure that the food has. */
  measure: v.picklist(measureNames),
  amount: v.pipe(v.number(), v.minValue(amountLimits.least), v.maxValue(amountLimits.most)),
})
export type FoodEntry = v.InferOutput<typeof foodEntrySchema>

/**
 * POST /v1/trackers/{id}/planned-foods: the same body for a day from today on, so many days ahead at
 * most. It is eaten by keeping an entry with its id. POST …/planned-foods/delete as for entries.
 */
export const mostDaysPlannedAhead = 60

/** A food as it was when it was eaten: a later edition changes nothing about it. */
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

/** POST /v1/trackers/{id}/food-entries/delete; an entry that is gone already is no failure. */
export const foodEntryDeletionSchema = v.object({ id: clientIdSchema })

/** GET /v1/trackers/{id}/food-diary?day=… */
export const foodDiaryQuerySchema = v.object({ day: isoDateSchema })
export const foodDiarySchema = v.object({
  /** Of the day, in the order in which they were written down. */
  entries: v.array(storedFoodEntrySchema),
  /** Of the day before, to be eaten again. */
  before: v.array(storedFoodEntrySchema),
  /** What was eaten last, each food once, the latest first. */
  recent: v.array(
    v.object({
      ...v.pick(foodEntrySchema, ['foodId', 'measure', 'amount']).entries,
      names: foodSchema.entries.names,
    }),
  ),
  /** What is planned for the day and not eaten yet; the id of a plan is that of its entry. */
  planned: v.optional(v.array(storedFoodEntrySchema), []),
  /** The days of the member's Ramadan, when they switched it on. */
  ramadan: v.optional(v.nullable(ramadanSchema), null),
  /** The goal that the day belongs to: its intake is what the day is measured against. */
  goal: v.optional(v.nullable(goalSchema), null),
  /** The member's weight on the day: the last that was measured by then, if there is one. */
  kilograms: v.optional(v.nullable(v.number()), null),
})
export type FoodDiary = v.InferOutput<typeof foodDiarySchema>

const gramsOf100 = v.pipe(v.number(), v.minValue(0), v.maxValue(100))

/** POST /v1/own-foods: a food of the member's own, with what its label says of 100 g. */
export const ownFoodSchema = v.object({
  id: clientIdSchema,
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80)),
  portionGrams: v.pipe(v.number(), v.minValue(1), v.maxValue(5000)),
  /** The part of the plate that it lies on; drinks and oil lie on none. */
  part: v.optional(v.nullable(v.keyof(foodSchema.entries.plate)), null),
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
export type OwnFood = v.InferOutput<typeof ownFoodSchema>

/** POST /v1/own-recipes: a dish of the member's own, counted once and used again. */
export const ownRecipeSchema = v.object({
  id: clientIdSchema,
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80)),
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

/** POST /v1/own-foods/delete: what was eaten of it stays; one that is gone already is no failure. */
export const ownFoodDeletionSchema = v.object({ id: clientIdSchema })

/** GET /v1/own-foods: the member's foods and recipes, oldest first. */
export const ownFoodListSchema = v.array(foodSchema)
