import { describe, expect, test } from 'vitest'
import type { StoredFoodEntry } from '#server/contract/food-diary.schema.ts'
import {
  byMeal,
  copyToDay,
  entryInputOf,
  likelyMealAt,
  mealPlateOf,
  mealsOn,
  missingFromMeal,
  totalOf,
  withEatenOnDay,
} from './food-day.ts'

const per100g = {
  energyKcal: 130,
  proteinG: 2.7,
  fatG: 0.3,
  carbohydrateG: 28,
  fibreG: 0.4,
  addedSugarG: 0,
  sodiumMg: 1,
}
const onPlate = { staple: 0, side: 0, vegetables: 0, fruit: 0 }

function entry(
  change: Partial<StoredFoodEntry>,
  plate: Partial<typeof onPlate> = {},
): StoredFoodEntry {
  return {
    id: 'entry-0001',
    eatenOn: '2026-03-01',
    meal: 'lunch',
    foodId: 'nasi-putih',
    measure: 'gram',
    amount: 150,
    grams: 150,
    food: {
      names: { id: 'Nasi', en: 'Rice' },
      per100g,
      minerals: null,
      vitamins: null,
      plate: { ...onPlate, ...plate },
      confidence: 'high',
      source: { kind: 'estimate' },
      edition: '2026-11-21',
    },
    ...change,
  }
}

test('a day adds up the nutrients of its entries', () => {
  expect(totalOf([entry({}), entry({ grams: 50 })]).energyKcal).toBe(260)
})

test('[S2.26] a new entry appears among the recent foods before the server has it, each food once', () => {
  const names = { id: 'Tempe', en: 'Tempeh' }
  const recent = [{ foodId: 'tempe', measure: 'piece' as const, amount: 2, names }]
  const eaten = [
    entry({ foodId: 'tempe', amount: 1 }),
    entry({ foodId: 'nasi-putih' }),
    entry({ foodId: 'nasi-putih', amount: 80 }),
    entry({ foodId: 'pepaya' }),
  ]
  const lately = withEatenOnDay(recent, eaten)
  expect(lately.map(({ foodId, amount }) => [foodId, amount])).toEqual([
    ['pepaya', 150],
    ['nasi-putih', 80],
    ['tempe', 2],
  ])
})

test('a meal fills the plate by the grams of its parts, and a drink fills none', () => {
  const { value } = mealPlateOf('2026-03-01', [
    entry({ grams: 150 }, { staple: 1 }),
    entry({ grams: 100 }, { side: 0.5, vegetables: 0.5 }),
    entry({ grams: 240 }),
  ])
  expect(value.shares).toEqual({ staple: 0.6, side: 0.2, vegetables: 0.2, fruit: 0 })
})

test('repeating yesterday skips the foods that the meal already has', () => {
  const [rice, tempe] = [entry({ foodId: 'nasi-putih' }), entry({ foodId: 'tempe' })]
  expect(missingFromMeal([], [rice, tempe])).toEqual([rice, tempe])
  expect(missingFromMeal([entry({ foodId: 'nasi-putih', amount: 50 })], [rice, tempe])).toEqual([
    tempe,
  ])
  expect(missingFromMeal([rice, tempe], [rice, tempe])).toEqual([])
})

describe('the meals of a day', () => {
  const ramadan = { startsOn: '2026-02-18', endsOn: '2026-03-19' }

  test.each([
    ['on an ordinary day', '2026-03-20', ['breakfast', 'lunch', 'dinner', 'snack']],
    ['on the first day of Ramadan', '2026-02-18', ['sahur', 'iftar', 'night']],
    ['on the last day of Ramadan', '2026-03-19', ['sahur', 'iftar', 'night']],
  ])('follow the order of the day %s', (_, day, meals) => {
    expect(mealsOn(day, ramadan)).toEqual(meals)
  })

  test('always include a meal that has entries', () => {
    const lunch = entry({ meal: 'lunch' })
    expect(mealsOn('2026-03-01', ramadan, [lunch])).toEqual(['sahur', 'lunch', 'iftar', 'night'])
    expect(byMeal([lunch]).get('lunch')).toEqual([lunch])
  })

  test.each([
    [4, 'sahur'],
    [18, 'iftar'],
    [21, 'night'],
  ])('on a fasting day, %d o’clock is likely %s', (hour, meal) => {
    expect(likelyMealAt(hour, true)).toBe(meal)
  })
})

test('a copy of an entry has a new day and a new id', () => {
  const again = copyToDay('2026-03-02', entry({}))
  expect(again).toMatchObject({ eatenOn: '2026-03-02', foodId: 'nasi-putih', amount: 150 })
  expect(again.id).not.toBe('entry-0001')
  expect(entryInputOf(again)).not.toHaveProperty('food')
})

test.each([
  [6, 'breakfast'],
  [12, 'lunch'],
  [16, 'snack'],
  [19, 'dinner'],
  [23, 'snack'],
])('on an ordinary day, %d o’clock is likely %s', (hour, meal) => {
  expect(likelyMealAt(hour)).toBe(meal)
})
