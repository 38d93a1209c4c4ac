import type { ExchangeGroup, Food } from '#server/contract/food.schema.ts'
import type { ExchangeEdition, PlanDay, PlanItem } from '#server/contract/meal-plan.schema.ts'
import {
  type ExchangeUnit,
  exchangeEditions,
  statedUnitGrams,
  vegetableUnitGrams,
} from './food-exchange.ts'

/** A unit stands for foods that differ; the sum of a plan is right within a tenth. */
export const planUncertaintyShare = 0.1

const nothing: ExchangeUnit = { energyKcal: 0, proteinG: 0, fatG: 0, carbohydrateG: 0 }

type Counted = Pick<PlanItem, 'group' | 'units'>

/** Sums what units hold by an edition of the list. */
export function sumUnits(items: readonly Counted[], edition: ExchangeEdition): ExchangeUnit {
  const { rows } = exchangeEditions[edition]
  return items.reduce((sum, { group, units }) => {
    const unit = rows[group]
    return {
      energyKcal: sum.energyKcal + unit.energyKcal * units,
      proteinG: sum.proteinG + unit.proteinG * units,
      fatG: sum.fatG + unit.fatG * units,
      carbohydrateG: sum.carbohydrateG + unit.carbohydrateG * units,
    }
  }, nothing)
}

export function itemsOfDay({ meals }: Pick<PlanDay, 'meals'>): PlanItem[] {
  return meals.flatMap(({ items }) => items)
}

/** The energy of the day with the least, in kcal. */
export function leastDayKcal(
  days: readonly Pick<PlanDay, 'meals'>[],
  edition: ExchangeEdition,
): number {
  return Math.min(...days.map((day) => sumUnits(itemsOfDay(day), edition).energyKcal))
}

/** Finds the plan of a weekday; Monday is 1. */
export function dayOfWeekday(days: readonly PlanDay[], weekday: number): PlanDay | undefined {
  return days.find(({ weekdays }) => weekdays.includes(weekday))
}

/** The weekday of `YYYY-MM-DD`; Monday is 1. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7
}

const vegetableGroups: readonly ExchangeGroup[] = ['vegetableA', 'vegetableB', 'vegetableC']

type Weighed = Pick<Food, 'id' | 'exchange' | 'per100g'>

/**
 * Grams of a food for units of its group. The list states them, or the energy of a unit decides.
 * Returns null if the food has no group or no energy.
 */
export function gramsOfUnits(
  { id, exchange, per100g }: Weighed,
  { units, edition }: { units: number; edition: ExchangeEdition },
): number | null {
  if (!exchange) return null
  const stated = vegetableGroups.includes(exchange) ? vegetableUnitGrams : statedUnitGrams[id]
  if (stated !== undefined) return stated * units
  if (per100g.energyKcal === 0) return null
  const { energyKcal } = exchangeEditions[edition].rows[exchange]
  return (energyKcal * units * 100) / per100g.energyKcal
}

/** Grams as a kitchen weighs them: by five, from fifty on by ten. */
export function kitchenGrams(grams: number): number {
  const step = grams < 10 ? 1 : grams < 50 ? 5 : 10
  return Math.max(1, Math.round(grams / step) * step)
}

export type ToBuy = { foodId: string; grams: number }

/** Sums the grams of each food over a week, with peel and bones. A cooked food stays cooked. */
export function shoppingListOf(
  week: readonly PlanItem[],
  { foods, edition }: { foods: ReadonlyMap<string, Food>; edition: ExchangeEdition },
): ToBuy[] {
  const grams = new Map<string, number>()
  for (const { foodId, units } of week) {
    const food = foodId === null ? undefined : foods.get(foodId)
    const edible = food ? gramsOfUnits(food, { units, edition }) : null
    if (!food || edible === null) continue
    grams.set(food.id, (grams.get(food.id) ?? 0) + edible / food.edibleShare)
  }
  return [...grams].map(([foodId, sum]) => ({ foodId, grams: kitchenGrams(sum) }))
}

/** Splits an energy in kcal into grams: protein 15 %, fat 25 %, carbohydrate 60 %. */
export function macrosOfEnergy(energyKcal: number) {
  return {
    proteinG: Math.round((energyKcal * 0.15) / 4),
    fatG: Math.round((energyKcal * 0.25) / 9),
    carbohydrateG: Math.round((energyKcal * 0.6) / 4),
  }
}
