import { expect, test } from 'vitest'
import { builtInTemplates } from '#app/nutrition/plan-templates.ts'
import type { PlanDay } from '#server/contract/meal-plan.schema.ts'
import {
  changesBetween,
  itemOf,
  mealsToPlan,
  moveWeekday,
  splitDay,
  withItem,
} from './change-days.ts'

const whole = builtInTemplates[0]?.days ?? []
const day = whole[0] as PlanDay

test('an item without units goes, and a meal without items too', () => {
  const more = withItem(day, 'snack', { group: 'milkLow', units: 1, foodId: null })
  expect(itemOf(more, 'snack', 'milkLow')?.units).toBe(1)
  const less = withItem(day, 'snack', { group: 'fruit', units: 0, foodId: null })
  expect(less.meals.map(({ meal }) => meal)).not.toContain('snack')
})

test('a weekday that is split off starts as a copy and can move back', () => {
  const split = splitDay(whole, 0)
  expect(split.map(({ weekdays }) => weekdays)).toEqual([[1, 2, 3, 4, 5, 6], [7]])
  expect(changesBetween(whole, split)).toEqual([])
  expect(moveWeekday(split, 6, 1).map(({ weekdays }) => weekdays)).toEqual([
    [1, 2, 3, 4, 5],
    [6, 7],
  ])
  expect(moveWeekday(split, 7, 0).map(({ weekdays }) => weekdays)).toEqual([[1, 2, 3, 4, 5, 6, 7]])
})

test('equal changes of several weekdays are one line, with units before and after', () => {
  const [first, second] = splitDay(whole, 0) as [PlanDay, PlanDay]
  const changed = withItem(first, 'lunch', { group: 'staple', units: 2, foodId: 'kentang' })
  const other = withItem(second, 'snack', { group: 'fruit', units: 0, foodId: null })
  expect(changesBetween(whole, [changed, other])).toEqual([
    { weekdays: [1, 2, 3, 4, 5, 6], meal: 'lunch', group: 'staple', from: 1.5, to: 2 },
    { weekdays: [7], meal: 'snack', group: 'fruit', from: 2, to: 0 },
  ])
})

test('a fasting day plans sahur, iftar and night, and keeps a meal that has items', () => {
  expect(mealsToPlan({ weekdays: [1], meals: [] }, true)).toEqual(['sahur', 'iftar', 'night'])
  expect(mealsToPlan(day, true)).toContain('lunch')
})
