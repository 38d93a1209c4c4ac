import * as v from 'valibot'
import { countRecipe } from '#app/nutrition/count-recipe.ts'
import { type Food, foodSchema, type Measure } from '#server/contract/food.schema.ts'
import { pairsOf, type Row, readTable } from './foods/food-tables.ts'
import { singleFoodOf } from './foods/single-food.ts'
import { readValues } from './foods/value-rows.ts'

export const singleFoodFiles = [
  'staples',
  'animal',
  'plants',
  'fruit-and-seasonings',
  'drinks-and-snacks',
]

/** Returns every food of the site: those of the tables, and the dishes calculated from them. */
export function readFoods(): Food[] {
  const valuesByFood = Map.groupBy(readValues(), ({ food }) => food)
  const names = {
    titles: new Map(readTable('matches').map(({ ndb = '', title = '' }) => [ndb, title])),
    tables: new Map(readTable('published-tables').map(({ id = '', short = '' }) => [id, short])),
  }
  const foodById = new Map<string, Food>()
  for (const row of singleFoodFiles.flatMap(readTable)) {
    const food = singleFoodOf(row, valuesByFood.get(row.slug ?? '') ?? [], names)
    foodById.set(food.id, food)
  }
  // A dish may be an ingredient of a later one.
  for (const row of readTable('dishes')) {
    const dish = dishOf(row, foodById)
    foodById.set(dish.id, dish)
  }
  return [...foodById.values()].map((food) => v.parse(foodSchema, food))
}

function dishOf(row: Row, foodById: ReadonlyMap<string, Food>): Food {
  const counted = countRecipe(
    {
      ingredients: pairsOf(row.ingredients ?? '').map(([foodId, grams]) => ({ foodId, grams })),
      cookedGrams: Number(row['cooked grams']),
      fatLeftGrams: Number(row['fat left']),
    },
    foodById,
  )
  const isStaple = row.exchange === 'staple'
  return {
    id: row.slug ?? '',
    names: { id: row.id ?? '', en: row.en ?? '' },
    aliases: (row.aliases ?? '').split(','),
    measures: pairsOf(row.measures ?? '').map(([name, grams]) => ({
      name: name as Measure['name'],
      grams,
    })),
    ...counted,
    plate: isStaple ? { staple: 1, side: 0, vegetables: 0, fruit: 0 } : counted.plate,
    exchange: isStaple ? 'staple' : null,
    edibleShare: 1,
    cookedYield: 1,
  }
}
