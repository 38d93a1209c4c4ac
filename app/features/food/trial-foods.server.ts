import { readPublic } from '#app/clients/public-read.ts'
import type { SiteContext } from '#app/config/site-context.ts'
import { nutrientsOf } from '#app/nutrition/nutrients.ts'
import { envelopeOf } from '#server/contract/envelope.schema.ts'
import { type Food, foodListSchema } from '#server/contract/food.schema.ts'
import { usualAmountText } from './food-words.ts'

/** A food of the site as a visitor without an account tries it: in its usual amount. */
export type TrialFood = Pick<Food, 'id' | 'names' | 'aliases'> & {
  /** Such as `1 potong`, in the visitor's language. */
  amount: string
  energyKcal: number
  proteinG: number
}

/** Returns all foods of the site, without what only the tracker needs. */
export async function listTrialFoods({ backends }: SiteContext): Promise<TrialFood[]> {
  const { data } = await readPublic(backends.main, 'v1/foods', envelopeOf(foodListSchema), {})
  return data.foods.map(trialFoodOf)
}

function trialFoodOf(food: Food): TrialFood {
  const { id, names, aliases, per100g, measures } = food
  const { energyKcal, proteinG } = nutrientsOf(per100g, measures[0]?.grams ?? 100)
  return { id, names, aliases, amount: usualAmountText(food), energyKcal, proteinG }
}
