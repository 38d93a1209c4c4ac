import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exchangeEditions } from '#app/nutrition/food-exchange.ts'
import { judgePlan, planFloorKcal } from '#app/nutrition/plan-guard.ts'
import {
  gramsOfUnits,
  kitchenGrams,
  leastDayKcal,
  macrosOfEnergy,
  shoppingListOf,
  sumUnits,
  weekdayOf,
} from '#app/nutrition/plan-sums.ts'
import { builtInTemplates } from '#app/nutrition/plan-templates.ts'
import { type ExchangeGroup, exchangeGroupSchema } from '#server/contract/food.schema.ts'
import type { ExchangeEdition, PlanItem } from '#server/contract/meal-plan.schema.ts'
import { readFoods } from '#server/seeds/main/foods.ts'
import { runsOf } from './test-size.ts'

/** The printed lists, typed again: kcal, protein, fat, carbohydrate of one unit. */
const printed: Record<ExchangeGroup, [number, number, number, number]> = {
  staple: [175, 4, 0, 40],
  animalLow: [50, 7, 2, 0],
  animalMedium: [75, 7, 5, 0],
  animalHigh: [150, 7, 13, 0],
  plantProtein: [75, 5, 3, 7],
  vegetableA: [0, 0, 0, 0],
  vegetableB: [25, 1, 0, 5],
  vegetableC: [50, 3, 0, 10],
  fruit: [50, 0, 0, 12],
  milkSkim: [75, 7, 0, 10],
  milkLow: [125, 7, 6, 10],
  milkFull: [150, 7, 10, 10],
  oil: [50, 0, 5, 0],
}
const printedOlder: typeof printed = {
  ...printed,
  plantProtein: [80, 6, 3, 8],
  fruit: [50, 0, 0, 10],
}
const lists: Record<ExchangeEdition, typeof printed> = { baru: printed, lama: printedOlder }

const foods = readFoods()
const foodById = new Map(foods.map((food) => [food.id, food]))
const editions = fc.constantFrom<ExchangeEdition>('baru', 'lama')
const groups = fc.constantFrom(...exchangeGroupSchema.options)
const units = fc.integer({ min: 1, max: 40 }).map((halves) => halves / 2)
const items = fc.array(fc.record({ group: groups, units }), { maxLength: 40 })

describe.each<ExchangeEdition>(['baru', 'lama'])('the list %s', (edition) => {
  test.each(exchangeGroupSchema.options)('has the printed unit of %s', (group) => {
    expect(Object.values(exchangeEditions[edition].rows[group])).toEqual(lists[edition][group])
  })
})

test('a plan sums to what the printed list says, counted in half units', () => {
  fc.assert(
    fc.property(items, editions, (plan, edition) => {
      const halves = [0, 1, 2, 3].map((column) => {
        let sum = 0
        for (const item of plan) sum += (lists[edition][item.group][column] ?? 0) * item.units * 2
        return sum / 2
      })
      expect(Object.values(sumUnits(plan, edition))).toEqual(halves)
    }),
    { numRuns: runsOf(1000) },
  )
})

test('the order and the split of items change no sum', () => {
  fc.assert(
    fc.property(items, editions, (plan, edition) => {
      const byGroup = Map.groupBy(plan, ({ group }) => group)
      const merged = [...byGroup].map(([group, parts]) => ({
        group,
        units: parts.reduce((sum, part) => sum + part.units, 0),
      }))
      expect(sumUnits(merged, edition)).toEqual(sumUnits(plan.toReversed(), edition))
    }),
    { numRuns: runsOf(200) },
  )
})

test('stated grams: rice 100 g, bread 70 g, potato 210 g and vegetables 100 g a unit', () => {
  const grams = (id: string, count: number) => {
    const food = foodById.get(id)
    return food && gramsOfUnits(food, { units: count, edition: 'baru' })
  }
  expect([grams('nasi-putih', 1.5), grams('roti-tawar', 1), grams('kentang', 0.5)]).toEqual([
    150, 70, 105,
  ])
  expect([grams('bayam', 1), grams('daun-singkong', 2), grams('timun', 1)]).toEqual([100, 200, 100])
  expect(grams('tempe', 1)).toBeCloseTo(7500 / 193, 10)
  expect(grams('nasi-goreng', 1)).toBeNull()
})

test('every food of a group has grams, and without stated ones they hold the energy of the units', () => {
  const inGroup = foods.filter(({ exchange }) => exchange !== null)
  fc.assert(
    fc.property(fc.constantFrom(...inGroup), units, editions, (food, count, edition) => {
      const grams = gramsOfUnits(food, { units: count, edition })
      expect(grams).toBeGreaterThan(0)
      const isStated = food.exchange?.startsWith('vegetable') || statedIds.includes(food.id)
      if (isStated) return
      const row = lists[edition][food.exchange ?? 'oil']
      expect(((grams ?? 0) * food.per100g.energyKcal) / 100).toBeCloseTo(row[0] * count, 6)
    }),
    { numRuns: runsOf(500) },
  )
})
const statedIds = ['nasi-putih', 'roti-tawar', 'kentang']

test('a shopping list sums a food over the week, with its peel and bones', () => {
  const item = (foodId: string, count: number): PlanItem => ({
    group: foodById.get(foodId)?.exchange ?? 'oil',
    units: count,
    foodId,
  })
  const week = [item('nasi-putih', 1), item('pisang', 1), item('pisang', 2), item('nasi-putih', 1)]
  const list = shoppingListOf([...week, { group: 'oil', units: 1, foodId: null }], {
    foods: foodById,
    edition: 'baru',
  })
  // Bananas: 3 × 50 kcal at 89 kcal per 100 g, 64 % edible.
  expect(list).toEqual([
    { foodId: 'nasi-putih', grams: 200 },
    { foodId: 'pisang', grams: 260 },
  ])
})

test.each([
  [3.4, 3],
  [0.2, 1],
  [22, 20],
  [39, 40],
  [117, 120],
])('%d g are weighed as %d g', (grams, shown) => {
  expect(kitchenGrams(grams)).toBe(shown)
})

test.each(builtInTemplates)(
  'the template of $energyKcal kcal has that energy',
  ({ energyKcal, days }) => {
    expect(Math.abs(leastDayKcal(days, 'baru') / energyKcal - 1)).toBeLessThan(0.02)
    for (const { foodId, group } of days.flatMap((day) => day.meals.flatMap((meal) => meal.items)))
      expect(foodById.get(foodId ?? '')?.exchange).toBe(group)
  },
)

test('grams of an energy give it back within the rounding', () => {
  for (const energyKcal of [1200, 1500, 1850, 2400]) {
    const { proteinG, fatG, carbohydrateG } = macrosOfEnergy(energyKcal)
    expect(Math.abs(4 * (proteinG + carbohydrateG) + 9 * fatG - energyKcal)).toBeLessThan(9)
  }
})

test('a day knows its weekday', () => {
  expect([weekdayOf('2026-03-02'), weekdayOf('2026-03-08')]).toEqual([1, 7])
})

describe('the guard of a plan', () => {
  const oil = (count: number) => [
    {
      weekdays: [1],
      meals: [
        { meal: 'lunch' as const, items: [{ group: 'oil' as const, units: count, foodId: null }] },
      ],
    },
  ]
  const plan = (kcal: number, energyKcal: number | null = null) => ({
    days: oil(kcal / 50),
    edition: 'baru' as const,
    targets: { energyKcal, proteinG: null, fatG: null, carbohydrateG: null },
  })

  test.each([
    ['female', 1200, 'allowed'],
    ['female', 1175, 'signature'],
    ['male', 1475, 'signature'],
    ['male', 1500, 'allowed'],
    [null, 1475, 'signature'],
    [null, 1500, 'allowed'],
    ['female', 800, 'signature'],
    ['female', 775, 'refused'],
  ] as const)('for %s, %d kcal are %s', (sex, kcal, kind) => {
    expect(judgePlan(plan(kcal), sex).kind).toBe(kind)
  })

  test('a low target counts as a low day does', () => {
    expect(judgePlan(plan(2000, 1100), 'female')).toMatchObject({
      kind: 'signature',
      intakeKcal: 1100,
    })
    expect(judgePlan(plan(2000, 700), 'female').kind).toBe('refused')
  })

  test('the stricter floor counts where the sex is unknown', () => {
    expect([planFloorKcal('female'), planFloorKcal('male'), planFloorKcal(null)]).toEqual([
      1200, 1500, 1500,
    ])
  })
})
