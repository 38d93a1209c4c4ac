import type { ExchangeGroup } from '#server/contract/food.schema.ts'
import { type Meal, meals } from '#server/contract/food-diary.schema.ts'
import type { PlanDay, PlanItem } from '#server/contract/meal-plan.schema.ts'

const ordinaryMeals: readonly Meal[] = ['breakfast', 'lunch', 'dinner', 'snack']
export const fastingMeals: readonly Meal[] = ['sahur', 'iftar', 'night']

/** The meals to plan: the usual ones, and any that has items. */
export function mealsToPlan({ meals: planned }: PlanDay, isFasting: boolean): Meal[] {
  const usual = isFasting ? fastingMeals : ordinaryMeals
  const filled = planned.filter(({ items }) => items.length > 0).map(({ meal }) => meal)
  return meals.filter((meal) => usual.includes(meal) || filled.includes(meal))
}

export function itemOf(day: PlanDay, meal: Meal, group: ExchangeGroup): PlanItem | undefined {
  return day.meals
    .find((planned) => planned.meal === meal)
    ?.items.find((item) => item.group === group)
}

/** Sets an item of a meal; without units it goes. */
export function withItem(day: PlanDay, meal: Meal, item: PlanItem): PlanDay {
  const others = day.meals.filter((planned) => planned.meal !== meal)
  const items = day.meals.find((planned) => planned.meal === meal)?.items ?? []
  const isKnown = items.some(({ group }) => group === item.group)
  const changed = isKnown
    ? items.map((old) => (old.group === item.group ? item : old))
    : [...items, item]
  const left = changed.filter(({ units }) => units > 0)
  return { ...day, meals: left.length > 0 ? [...others, { meal, items: left }] : others }
}

/** Splits the last weekday off a day, as a copy to change. */
export function splitDay(days: readonly PlanDay[], index: number): PlanDay[] {
  const day = days[index]
  const last = day?.weekdays.at(-1)
  if (!day || last === undefined || day.weekdays.length === 1) return [...days]
  const kept = { ...day, weekdays: day.weekdays.slice(0, -1) }
  return [...days.with(index, kept), { weekdays: [last], meals: day.meals }]
}

/** Moves a weekday into another day; a day without weekdays goes. */
export function moveWeekday(days: readonly PlanDay[], weekday: number, to: number): PlanDay[] {
  return days
    .map((day, index) => {
      const others = day.weekdays.filter((one) => one !== weekday)
      return { ...day, weekdays: index === to ? [...others, weekday].toSorted() : others }
    })
    .filter(({ weekdays }) => weekdays.length > 0)
}

export type UnitChange = {
  weekdays: number[]
  meal: Meal
  group: ExchangeGroup
  from: number
  to: number
}

/** What differs in units between two plans; equal changes of several weekdays are one. */
export function changesBetween(
  before: readonly PlanDay[],
  after: readonly PlanDay[],
): UnitChange[] {
  const found = new Map<string, UnitChange>()
  for (const weekday of [1, 2, 3, 4, 5, 6, 7]) {
    const old = unitsOn(before, weekday)
    const now = unitsOn(after, weekday)
    for (const place of new Set([...old.keys(), ...now.keys()])) {
      const [from, to] = [old.get(place) ?? 0, now.get(place) ?? 0]
      if (from === to) continue
      const [meal, group] = place.split(' ') as [Meal, ExchangeGroup]
      const key = `${place} ${from} ${to}`
      const known = found.get(key)
      if (known) known.weekdays.push(weekday)
      else found.set(key, { weekdays: [weekday], meal, group, from, to })
    }
  }
  return [...found.values()].toSorted((a, b) => meals.indexOf(a.meal) - meals.indexOf(b.meal))
}

function unitsOn(days: readonly PlanDay[], weekday: number): Map<string, number> {
  const day = days.find(({ weekdays }) => weekdays.includes(weekday))
  const items = (day?.meals ?? []).flatMap(({ meal, items: listed }) =>
    listed.map(({ group, units }) => [`${meal} ${group}`, units] as const),
  )
  return new Map(items)
}
