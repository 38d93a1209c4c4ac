import { expect, test } from 'vitest'
import type { Food } from '#server/contract/food.schema.ts'
import type { ClientPlan, PlanChoice } from '#server/contract/meal-plan.schema.ts'
import { mealsOfPlan } from './meal-portions.ts'

const food = (id: string, energyKcal: number) =>
  ({ id, exchange: 'staple', per100g: { energyKcal } }) as Food
const foods = [food('nasi-putih', 130), food('singkong', 160)]
const items = [{ group: 'staple' as const, units: 1.5, foodId: 'nasi-putih' }]
const plan = {
  id: 'rencana',
  edition: 'baru',
  days: [
    {
      weekdays: [1],
      meals: [
        { meal: 'dinner', items },
        { meal: 'breakfast', items },
      ],
    },
    { weekdays: [2, 3, 4, 5, 6, 7], meals: [] },
  ],
} as unknown as ClientPlan
const choice: PlanChoice = {
  ...{ planId: 'rencana', day: '2026-03-02', meal: 'dinner', group: 'staple' },
  foodId: 'singkong',
}

test('a day has its meals in order, each with grams of the example or of the choice', () => {
  const meals = mealsOfPlan(plan, { day: '2026-03-02', choices: [choice], foods })
  expect(meals.map(({ meal }) => meal)).toEqual(['breakfast', 'dinner'])
  expect(meals.map(({ portions: [first] }) => [first?.food?.id, first?.grams])).toEqual([
    ['nasi-putih', 150],
    ['singkong', 160],
  ])
})

test('a choice of another day, plan or meal changes nothing', () => {
  for (const other of [{ day: '2026-03-09' }, { planId: 'lain' }, { meal: 'lunch' as const }]) {
    const choices = [{ ...choice, ...other }]
    const meals = mealsOfPlan(plan, { day: '2026-03-02', choices, foods })
    expect(meals.flatMap(({ portions }) => portions.map((one) => one.isChosen))).toEqual([
      false,
      false,
    ])
  }
  expect(mealsOfPlan(plan, { day: '2026-03-03', choices: [], foods })).toEqual([])
})
