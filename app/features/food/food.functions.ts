import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { inputOf } from '#app/errors/input-of.ts'
import { calmModeSchema } from '#server/contract/calm-mode.schema.ts'
import {
  foodDiaryQuerySchema,
  noticedFoodsSchema,
  ownFoodDeletionSchema,
  ownFoodSchema,
  ownRecipeSchema,
} from '#server/contract/food-diary.schema.ts'
import { pathIdSchema } from '#server/contract/ids.schema.ts'
import { nutritionProfileSchema } from '#server/contract/nutrition-profile.schema.ts'
import { packagedFoodQuerySchema } from '#server/contract/packaged-food.schema.ts'
import { ramadanSchema } from '#server/contract/ramadan.schema.ts'
import {
  deleteOwnFood,
  deleteRamadan,
  findFoodLog,
  findPackagedFood,
  listFoods,
  listOwnFoods,
  saveCalmMode,
  saveNoticedFoods,
  saveNutritionProfile,
  saveOwnFood,
  saveOwnRecipe,
  saveRamadan,
} from './food.server.ts'

const ofTracker = { trackerId: pathIdSchema }

export const getFoodLog = createServerFn({ method: 'GET' })
  .validator(inputOf(v.object({ ...ofTracker, ...foodDiaryQuerySchema.entries })))
  .handler(({ data, context }) => findFoodLog(context, data))

export const getFoods = createServerFn({ method: 'GET' }).handler(({ context }) =>
  listFoods(context),
)

export const getPackagedFood = createServerFn({ method: 'GET' })
  .validator(inputOf(packagedFoodQuerySchema))
  .handler(({ data, context }) => findPackagedFood(context, data.barcode))

export const sendRamadan = createServerFn({ method: 'POST' })
  .validator(inputOf(v.object({ ramadan: v.nullable(ramadanSchema) })))
  .handler(({ data, context }) =>
    data.ramadan ? saveRamadan(context, data.ramadan) : deleteRamadan(context),
  )

export const sendOwnFood = createServerFn({ method: 'POST' })
  .validator(inputOf(ownFoodSchema))
  .handler(({ data, context }) => saveOwnFood(context, data))

export const getOwnFoods = createServerFn({ method: 'GET' }).handler(({ context }) =>
  listOwnFoods(context),
)

export const sendOwnRecipe = createServerFn({ method: 'POST' })
  .validator(inputOf(ownRecipeSchema))
  .handler(({ data, context }) => saveOwnRecipe(context, data))

export const dropOwnFood = createServerFn({ method: 'POST' })
  .validator(inputOf(ownFoodDeletionSchema))
  .handler(({ data, context }) => deleteOwnFood(context, data.id))

export const sendNoticedFoods = createServerFn({ method: 'POST' })
  .validator(inputOf(noticedFoodsSchema))
  .handler(({ data, context }) => saveNoticedFoods(context, data))

export const sendNutritionProfile = createServerFn({ method: 'POST' })
  .validator(inputOf(nutritionProfileSchema))
  .handler(({ data, context }) => saveNutritionProfile(context, data))

export const sendCalmMode = createServerFn({ method: 'POST' })
  .validator(inputOf(calmModeSchema))
  .handler(({ data, context }) => saveCalmMode(context, data))
