import { countRecipe } from '#app/nutrition/count-recipe.ts'
import { moreOfLabel, per100gOf } from '#app/nutrition/food-label.ts'
import { unknownOfLabel } from '#app/nutrition/known-share.ts'
import type { Member } from '#server/backends/main/identity/auth/session.service.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import type { Food } from '#server/contract/food.schema.ts'
import type { OwnFood, OwnRecipe } from '#server/contract/food-diary.schema.ts'
import type { FoodLabel } from '#server/contract/food-label.schema.ts'
import { findFoods, upsertOwnFood } from './food.repository.ts'

/** As the schema of a measure allows. */
const mostMeasureGrams = 5000
const onNoPlate = { staple: 0, side: 0, vegetables: 0, fruit: 0 }

/** Saves a food with the values of its label, or with its values for 100 g. */
export async function saveOwnFood(
  { db, clock }: MainContext,
  { user }: Member,
  given: OwnFood,
): Promise<Food> {
  const { id, name, part } = given
  const food: Food = {
    ...namedOwn(id, name),
    ...('label' in given ? labelled(given.label) : counted(given)),
    minerals: null,
    vitamins: null,
    plate: { ...onNoPlate, ...(part && { [part]: 1 }) },
    confidence: 'medium',
  }
  await upsertOwnFood(db, { userId: user.id, id, food, createdAt: clock.now() })
  return food
}

type LabelValues = Pick<Food, 'measures' | 'per100g' | 'more' | 'known' | 'source'>

function labelled(label: FoodLabel): LabelValues {
  const { servingGrams, servingsPerPack } = label
  const packGrams = servingGrams * (servingsPerPack ?? 1)
  return {
    measures: [
      { name: 'portion', grams: servingGrams },
      ...(servingsPerPack !== null && packGrams <= mostMeasureGrams
        ? [{ name: 'packet' as const, grams: packGrams }]
        : []),
    ],
    per100g: per100gOf(label),
    more: moreOfLabel(label),
    ...unknownOfLabel(label),
    source: { kind: 'own', label },
  }
}

function counted({ portionGrams, per100g }: Exclude<OwnFood, { label: FoodLabel }>): LabelValues {
  return {
    measures: [{ name: 'portion', grams: portionGrams }],
    per100g,
    source: { kind: 'own' },
  }
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
    ...namedOwn(id, name),
    measures: [{ name: 'portion', grams: Math.max(1, Math.round(cookedGrams / portions)) }],
    ...countRecipe({ ingredients, cookedGrams }, foodById),
  }
  await upsertOwnFood(db, { userId: user.id, id, food, createdAt: clock.now() })
  return food
}

/** A member enters one name, which serves both languages. */
function namedOwn(id: string, name: string) {
  return {
    id,
    names: { id: name, en: name },
    aliases: [],
    exchange: null,
    edibleShare: 1,
    cookedYield: 1,
  }
}
