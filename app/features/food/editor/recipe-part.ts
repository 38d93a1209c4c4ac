import * as v from 'valibot'
import { usualAmountOf } from '#app/features/food/food-day.ts'
import { isGram } from '#app/features/food/food-words.ts'
import { formatNumber } from '#app/i18n/format.ts'
import { measuresOf } from '#app/nutrition/measures-of.ts'
import type { Food, FoodSource, Measure, MeasureName } from '#server/contract/food.schema.ts'
import { partGramsSchema } from './recipe-form.schema.ts'

/** An ingredient while it is typed. */
export type RecipePart = Pick<Food, 'names' | 'cookedYield'> & {
  foodId: string
  measures: Measure[]
  measure: MeasureName
  typed: string
}

type Ingredient = Extract<FoodSource, { kind: 'recipe' }>['ingredients'][number]

/** People count in these steps; the first that gives a measure's amount is the likeliest. */
const steps = [1, 1 / 2, 1 / 4]

/** An ingredient starts with its usual measure, so a kitchen scale is not needed. */
export function partOfFood(food: Food): RecipePart {
  const { measure, amount } = usualAmountOf(food)
  const { id: foodId, names, cookedYield } = food
  return { foodId, names, cookedYield, measures: measuresOf(food), measure, typed: plain(amount) }
}

/**
 * A stored ingredient, which has grams only: in the kitchen measure that gives a round amount, or
 * else in grams. `food` is undefined if it is gone.
 */
export function partOfIngredient(
  { foodId, names, grams }: Ingredient,
  food: Food | undefined,
): RecipePart {
  const gram: Measure = { name: 'gram', grams: 1 }
  const measures = food ? measuresOf(food) : [gram]
  const kitchen = measures.filter(({ name }) => !isGram(name))
  const [measure = gram] = steps.flatMap((step) =>
    kitchen.filter((one) => isMultiple(grams / one.grams, step)),
  )
  const typed = plain(grams / measure.grams)
  return {
    foodId,
    names,
    cookedYield: food?.cookedYield ?? 1,
    measures,
    measure: measure.name,
    typed,
  }
}

/** The same weight in another measure. An amount that is wrong stays as it was typed. */
export function partInMeasure(part: RecipePart, measure: MeasureName): RecipePart {
  const grams = gramsOfPart(part)
  const changed = { ...part, measure }
  return grams === undefined
    ? changed
    : { ...changed, typed: plain(grams / measureGramsOf(changed)) }
}

export function measureGramsOf({ measures, measure }: RecipePart): number {
  return measures.find(({ name }) => name === measure)?.grams ?? 1
}

/** Undefined while the amount is wrong. */
export function gramsOfPart(part: RecipePart): number | undefined {
  const grams = v.safeParse(partGramsSchema(measureGramsOf(part)), part.typed)
  return grams.success ? grams.output : undefined
}

/** What the dish weighs if each ingredient gains or loses in the pot as it usually does. */
export function cookedEstimateOf(parts: readonly RecipePart[]): number {
  const grams = parts.reduce((sum, part) => sum + (gramsOfPart(part) ?? 0) * part.cookedYield, 0)
  return Math.max(1, Math.round(grams))
}

/** A stored weight is rounded to a hundredth of a gram. */
function isMultiple(amount: number, step: number): boolean {
  const times = amount / step
  return Math.round(times) > 0 && Math.abs(times - Math.round(times)) < 0.01
}

/** As a field takes it. */
function plain(value: number): string {
  return formatNumber(Math.round(value * 100) / 100, { useGrouping: false })
}
