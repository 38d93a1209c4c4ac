import { countRecipe } from '#app/nutrition/count-recipe.ts'
import type { Member } from '#server/backends/main/identity/auth/session.service.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import type { Food } from '#server/contract/food.schema.ts'
import type { OwnFood, OwnRecipe } from '#server/contract/food-diary.schema.ts'
import { findFoods, upsertOwnFood } from './food.repository.ts'

const onNoPlate = { staple: 0, side: 0, vegetables: 0, fruit: 0 }

/** Saves a food with the values of its label. */
export async function saveOwnFood(
  { db, clock }: MainContext,
  { user }: Member,
  { id, name, portionGrams, part, per100g }: OwnFood,
): Promise<Food> {
  const food: Food = {
    ...namedOwn(id, name, portionGrams),
    per100g,
    minerals: null,
    vitamins: null,
    plate: { ...onNoPlate, ...(part && { [part]: 1 }) },
    confidence: 'medium',
    source: { kind: 'own' },
  }
  await upsertOwnFood(db, { userId: user.id, id, food, createdAt: clock.now() })
  return food
}

/**
 * Computes a dish from its ingredients once and saves it like any other food.
 * @throws MainFailure `ERR_NO_FOOD` if the member cannot see an ingredient
 */
export async function saveOwnRecipe(
  { db, clock }: MainContext,
  { user }: Member,
  { id, name, cookedGrams, portions, ingredients }: OwnRecipe,
): Promise<Food> {
  const ids = ingredients.map(({ foodId }) => foodId)
  const found = await findFoods(db, { userId: user.id, ids })
  if (ids.some((foodId) => !found.has(foodId))) throw new MainFailure('ERR_NO_FOOD')
  const foodById = new Map([...found].map(([foodId, { food }]) => [foodId, food]))
  const food: Food = {
    ...namedOwn(id, name, Math.max(1, Math.round(cookedGrams / portions))),
    ...countRecipe({ ingredients, cookedGrams }, foodById),
  }
  await upsertOwnFood(db, { userId: user.id, id, food, createdAt: clock.now() })
  return food
}

/** A member enters one name, which serves both languages. */
function namedOwn(id: string, name: string, portionGrams: number) {
  return {
    id,
    names: { id: name, en: name },
    aliases: [],
    exchange: null,
    edibleShare: 1,
    cookedYield: 1,
    measures: [{ name: 'portion' as const, grams: portionGrams }],
  }
}
