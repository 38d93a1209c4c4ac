import { dayAfter } from '#app/lib/day-after.ts'
import { type FoodKnown, knownSharesOf } from '#app/nutrition/known-share.ts'
import { type Nutrients, nutrientsOf, sumOf } from '#app/nutrition/nutrients.ts'
import { type PlateGrams, plateParts } from '#app/nutrition/plate-guide.ts'
import { daysBetween } from '#server/contract/bare-dates.ts'
import type { BriefPart } from '#server/contract/brief.schema.ts'
import { briefRules, firstOfWindow, roundedTo } from './brief-rules.ts'

type FoodPart = BriefPart<'food'>
type IntakeName = Exclude<keyof NonNullable<FoodPart['intake']>, 'known'>

/** A food of the diary with the values that it had then. */
export type LoggedFood = {
  day: string
  grams: number
  food: { per100g: Nutrients; known: FoodKnown | undefined; plate: PlateGrams }
}

/** A day with at least one food. */
export type FoodDay = { day: string; foods: LoggedFood[] }

const { windowDays, leastDays, leastGapDays } = briefRules.food

/**
 * Returns the four weeks that end on a day. They are shorter if the very first food was logged later, so
 * that days before it count as no gap. Without any food they begin on no day.
 */
export function foodWindow(
  firstFoodDay: string | null,
  day: string,
): Pick<FoodPart, 'firstDay' | 'windowDays'> {
  const from = firstOfWindow(day, windowDays)
  if (firstFoodDay === null || firstFoodDay > day) return { firstDay: null, windowDays }
  const firstDay = firstFoodDay > from ? firstFoodDay : from
  return { firstDay, windowDays: daysBetween(firstDay, day) + 1 }
}

/** Returns the days of foods that come oldest first. */
export function foodDaysOf(foods: readonly LoggedFood[]): FoodDay[] {
  const foodsByDay = new Map<string, LoggedFood[]>()
  for (const food of foods) foodsByDay.set(food.day, [...(foodsByDay.get(food.day) ?? []), food])
  return [...foodsByDay].map(([day, ofDay]) => ({ day, foods: ofDay }))
}

/**
 * Returns the mean of the logged days. Null if fewer than seven days were logged. A day on which only a
 * part was logged counts as it is. In calm mode no energy leaves this function.
 * `known` is the share of the energy whose foods have a source for the mean.
 */
export function intakeOf(days: readonly FoodDay[], isCalm: boolean): FoodPart['intake'] {
  if (days.length < leastDays) return null
  const foods = days.flatMap((day) => day.foods)
  const whole = sumOf(foods.map(({ grams, food }) => nutrientsOf(food.per100g, grams)))
  const mean = (of: IntakeName) => whole[of] / days.length
  const shares = knownSharesOf(foods)
  return {
    ...(!isCalm && { energyKcal: roundedTo(0, mean('energyKcal')) }),
    proteinG: roundedTo(1, mean('proteinG')),
    fatG: roundedTo(1, mean('fatG')),
    carbohydrateG: roundedTo(1, mean('carbohydrateG')),
    fibreG: roundedTo(1, mean('fibreG')),
    known: {
      ...(!isCalm && { energyKcal: shares.energyKcal }),
      proteinG: shares.proteinG,
      fatG: shares.fatG,
      carbohydrateG: shares.carbohydrateG,
      fibreG: shares.fibreG,
    },
  }
}

/** Returns the grams of the logged days on each part of the plate. Null as for `intakeOf`. */
export function plateGramsOf(days: readonly FoodDay[]): FoodPart['plateGrams'] {
  if (days.length < leastDays) return null
  const foods = days.flatMap((day) => day.foods)
  const sum = (part: keyof PlateGrams) =>
    roundedTo(
      0,
      foods.reduce((all, { grams, food }) => all + grams * food.plate[part], 0),
    )
  const [staple, side, vegetables, fruit] = plateParts
  return {
    staple: sum(staple),
    side: sum(side),
    vegetables: sum(vegetables),
    fruit: sum(fruit),
  }
}

/**
 * Returns the runs of at least two days without food between two days, both included. Empty without a
 * first day. The logged days come oldest first.
 */
export function gapsOf(
  loggedDays: readonly string[],
  { firstDay, day }: { firstDay: string | null; day: string },
): FoodPart['gaps'] {
  if (firstDay === null) return []
  const ends = [dayAfter(firstDay, -1), ...loggedDays, dayAfter(day, 1)]
  return ends.slice(1).flatMap((next, index) => {
    const from = dayAfter(ends[index] ?? next, 1)
    const dayCount = daysBetween(from, next)
    return dayCount >= leastGapDays ? [{ from, to: dayAfter(next, -1), dayCount }] : []
  })
}
