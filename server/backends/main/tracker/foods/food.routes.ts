import { Hono } from 'hono'
import * as v from 'valibot'
import { isPossibleLabel } from '#app/nutrition/food-label.ts'
import { requireMember } from '#server/backends/main/identity/auth/require-member.ts'
import { requireHealthConsent } from '#server/backends/main/identity/consents/health-consent.service.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { documentCall } from '#server/backends/main/platform/http/document-call.ts'
import { validate } from '#server/backends/main/platform/http/validate.ts'
import { listImportedFoods } from '#server/backends/main/tracker/imported-foods/imported-food.repository.ts'
import { foodListSchema, foodSchema, importedFoodListSchema } from '#server/contract/food.schema.ts'
import {
  ownFoodDeletionSchema,
  ownFoodListSchema,
  ownFoodSchema,
  ownRecipeSchema,
} from '#server/contract/food-diary.schema.ts'
import { deleteOwnFood, listFoods, listOwnFoods } from './food.repository.ts'
import { saveOwnFood, saveOwnRecipe } from './own-food.service.ts'

/** 100 g of a food can hold what its label says. */
const possibleFoodSchema = v.pipe(
  ownFoodSchema,
  v.check((food) => !('label' in food) || isPossibleLabel(food.label)),
)

export function createFoodRoutes(context: MainContext) {
  return new Hono()
    .get(
      '/v1/foods',
      documentCall({
        does: 'Lists every food of the site with its values, measures and sources.',
        answers: foodListSchema,
        needs: 'nothing',
      }),
      async (c) => c.json({ data: await listFoods(context.db) }),
    )
    .get(
      '/v1/imported-foods',
      documentCall({
        does: 'Lists the foods of tables that the operator imported.',
        answers: importedFoodListSchema,
      }),
      requireMember(context),
      async (c) => c.json({ data: await listImportedFoods(context.db) }),
    )
    .get(
      '/v1/own-foods',
      documentCall({
        does: 'Lists the member’s own foods and recipes, oldest first.',
        answers: ownFoodListSchema,
      }),
      requireMember(context),
      async (c) => c.json({ data: await listOwnFoods(context.db, c.get('member').user.id) }),
    )
    .post(
      '/v1/own-foods',
      documentCall({ does: 'Saves a food of the member.', answers: foodSchema }),
      requireMember(context),
      requireHealthConsent(context),
      validate('json', possibleFoodSchema),
      async (c) =>
        c.json({ data: await saveOwnFood(context, c.get('member'), c.req.valid('json')) }),
    )
    .post(
      '/v1/own-foods/delete',
      documentCall({
        does: 'Deletes a food or dish of the member; entries of it stay.',
        answers: v.null(),
      }),
      requireMember(context),
      validate('json', ownFoodDeletionSchema),
      async (c) => {
        const { id } = c.req.valid('json')
        await deleteOwnFood(context.db, { userId: c.get('member').user.id, id })
        return c.json({ data: null })
      },
    )
    .post(
      '/v1/own-recipes',
      documentCall({
        does: 'Computes a dish of the member from its ingredients and saves it.',
        answers: foodSchema,
      }),
      requireMember(context),
      requireHealthConsent(context),
      validate('json', ownRecipeSchema),
      async (c) =>
        c.json({ data: await saveOwnRecipe(context, c.get('member'), c.req.valid('json')) }),
    )
}
