import * as v from 'valibot'
import { nullIfNotFound } from '#app/clients/null-if-not-found.ts'
import { readPublic } from '#app/clients/public-read.ts'
import type { SiteContext } from '#app/config/site-context.ts'
import { readCalmMode } from '#app/session/calm-mode.server.ts'
import { callMain } from '#app/session/main-backend.server.ts'
import { type CalmMode, calmModeSchema } from '#server/contract/calm-mode.schema.ts'
import { envelopeOf } from '#server/contract/envelope.schema.ts'
import {
  type Food,
  foodListSchema,
  foodSchema,
  importedFoodListSchema,
} from '#server/contract/food.schema.ts'
import {
  type FoodDiary,
  foodDiarySchema,
  type NoticedFoods,
  type OwnFood,
  type OwnRecipe,
  ownFoodListSchema,
} from '#server/contract/food-diary.schema.ts'
import {
  type NutritionProfile,
  type StoredNutritionProfile,
  storedNutritionProfileSchema,
} from '#server/contract/nutrition-profile.schema.ts'
import {
  foundPackagedFoodSchema,
  type PackagedFood,
  packagedFoodListSchema,
} from '#server/contract/packaged-food.schema.ts'
import type { Ramadan } from '#server/contract/ramadan.schema.ts'

export type FoodLog = {
  diary: FoodDiary
  profile: StoredNutritionProfile | null
  /** The member has turned calm mode on. */
  isCalm: boolean
}

/** Returns null if the tracker is not the member's or the main backend has no food diary. */
export async function findFoodLog(
  context: SiteContext,
  { trackerId, day }: { trackerId: string; day: string },
): Promise<FoodLog | null> {
  const parts = await nullIfNotFound(
    Promise.all([
      callMain(context, `v1/trackers/${trackerId}/food-diary`, foodDiarySchema, {
        searchParams: { day },
      }),
      callMain(context, 'v1/nutrition-profile', v.nullable(storedNutritionProfileSchema)),
      readCalmMode(context),
    ]),
  )
  if (parts === null) return null
  const [diary, profile, isCalm] = parts
  return { diary, profile, isCalm }
}

/** Returns the member's own foods and dishes, oldest first. Returns null if the main backend has none. */
export function listOwnFoods(context: SiteContext): Promise<Food[] | null> {
  return nullIfNotFound(callMain(context, 'v1/own-foods', ownFoodListSchema))
}

export function saveOwnRecipe(context: SiteContext, json: OwnRecipe): Promise<Food> {
  return callMain(context, 'v1/own-recipes', foodSchema, { method: 'post', json })
}

export async function deleteOwnFood(context: SiteContext, id: string) {
  await callMain(context, 'v1/own-foods/delete', v.unknown(), { method: 'post', json: { id } })
  return id
}

/** Returns the member's own foods, then the site's, then packaged ones, then imported ones. */
export async function listFoods(context: SiteContext): Promise<Food[]> {
  const [own, packaged, imported, { data }] = await Promise.all([
    callMain(context, 'v1/own-foods', ownFoodListSchema),
    listPackagedFoods(context),
    listImportedFoods(context),
    readPublic(context.backends.main, 'v1/foods', envelopeOf(foodListSchema), {}),
  ])
  return [...own, ...data.foods, ...packaged, ...imported]
}

/** Returns the packaged foods that the member has logged; none if the main backend has no such call. */
async function listPackagedFoods(context: SiteContext): Promise<Food[]> {
  const packaged = callMain(context, 'v1/packaged-foods', packagedFoodListSchema)
  return (await nullIfNotFound(packaged)) ?? []
}

/** Returns null for a number that Open Food Facts does not know. */
export function findPackagedFood(
  context: SiteContext,
  barcode: string,
): Promise<PackagedFood | null> {
  return callMain(context, 'v1/packaged-food', foundPackagedFoodSchema, {
    searchParams: { barcode },
  })
}

/** Returns an empty list if the main backend imports no tables. */
async function listImportedFoods(context: SiteContext): Promise<Food[]> {
  const imported = callMain(context, 'v1/imported-foods', importedFoodListSchema)
  return (await nullIfNotFound(imported)) ?? []
}

export function saveOwnFood(context: SiteContext, json: OwnFood): Promise<Food> {
  return callMain(context, 'v1/own-foods', foodSchema, { method: 'post', json })
}

export async function saveNoticedFoods(context: SiteContext, json: NoticedFoods) {
  await callMain(context, 'v1/noticed-foods', v.unknown(), { method: 'post', json })
  return json
}

export function saveNutritionProfile(
  context: SiteContext,
  json: NutritionProfile,
): Promise<StoredNutritionProfile> {
  return callMain(context, 'v1/nutrition-profile', storedNutritionProfileSchema, {
    method: 'post',
    json,
  })
}

export function saveCalmMode(context: SiteContext, json: CalmMode): Promise<CalmMode> {
  return callMain(context, 'v1/calm-mode', calmModeSchema, { method: 'post', json })
}

export async function saveRamadan(context: SiteContext, json: Ramadan) {
  await callMain(context, 'v1/ramadan', v.unknown(), { method: 'post', json })
  return json
}

export async function deleteRamadan(context: SiteContext) {
  await callMain(context, 'v1/ramadan/delete', v.unknown(), { method: 'post' })
  return null
}
