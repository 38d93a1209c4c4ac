import { describe, expect, test } from 'vitest'
import {
  fewestSafeWeeks,
  judgeWish,
  lowestTargetKilograms,
  planGoal,
  type WishedGoal,
} from './goal-plan.ts'
import type { Circumstances } from './safe-goal.ts'

const ordinary: Circumstances = {
  ageYears: 30,
  isPregnant: false,
  isLactating: false,
  hasDisease: false,
  scoffCount: 0,
}
/** Mifflin-St Jeor: 10 × 80 + 6.25 × 165 − 5 × 30 − 161 = 1,520.25 kcal at rest, 2,090 lightly active. */
const wish: WishedGoal = {
  sex: 'female',
  kilograms: 80,
  centimetres: 165,
  ageYears: 30,
  activity: 'light',
  targetKilograms: 74,
  weeks: 12,
}

test('half a kilogram a week is a deficit of 550 kcal a day, at 7,700 kcal a kilogram', () => {
  const { value, table } = planGoal(wish)
  expect(value).toEqual({
    index: (740 * 100_000) / 1650 ** 2,
    weeklyKilograms: 0.5,
    dailyKcal: 1540,
  })
  expect(table).toEqual({ table: 'target-aman', version: '2026-11-22' })
})

test('a goal above the weight is a surplus', () => {
  expect(planGoal({ ...wish, targetKilograms: 82 }).value).toMatchObject({ dailyKcal: 2270 })
})

describe('a wished goal is judged by the intake it requires', () => {
  test.each([
    ['over 12 weeks', {}, { kind: 'allowed' }],
    ['over 7 weeks', { weeks: 7 }, { kind: 'refused', reasons: ['underFloor'] }],
    ['over 5 weeks', { weeks: 5 }, { kind: 'refused', reasons: ['tooFast', 'underEight'] }],
    [
      'under an index of 18.5',
      { targetKilograms: 50.3, weeks: 104 },
      { kind: 'refused', reasons: ['tooThin'] },
    ],
  ])('%s', (_, change, verdict) => {
    expect(judgeWish({ ...wish, ...change }, ordinary)).toEqual(verdict)
  })

  test('a member who has to consult a nutritionist gets no other verdict', () => {
    expect(judgeWish({ ...wish, weeks: 1 }, { ...ordinary, scoffCount: 2 })).toEqual({
      kind: 'person',
      reasons: ['eating'],
    })
  })
})

test('the fewest safe weeks are the first that the rules allow', () => {
  const { weeks: _, ...timeless } = wish
  const weeks = fewestSafeWeeks(timeless, ordinary) ?? 0
  expect(judgeWish({ ...wish, weeks }, ordinary).kind).toBe('allowed')
  expect(judgeWish({ ...wish, weeks: weeks - 1 }, ordinary).kind).toBe('refused')
})

test('100 kg to 90 kg in 10 weeks needs 11: a deficit of 1,100 kcal a day is too large', () => {
  const { weeks: _, ...timeless } = wish
  const man = { ...timeless, sex: 'male', kilograms: 100, centimetres: 180 } as const
  const big = { ...man, targetKilograms: 90 }
  expect(judgeWish({ ...big, weeks: 10 }, ordinary)).toEqual({
    kind: 'refused',
    reasons: ['overDeficit'],
  })
  expect(fewestSafeWeeks(big, ordinary)).toBe(11)
})

test('no number of weeks makes an underweight target safe', () => {
  const { weeks: _, ...timeless } = wish
  expect(fewestSafeWeeks({ ...timeless, targetKilograms: 50.3 }, ordinary)).toBeUndefined()
})

test.each([
  [165, 50.4],
  [160, 47.4],
])('KMK 509/2025: at %d cm no target is under %d kg', (centimetres, kilograms) => {
  expect(lowestTargetKilograms(centimetres)).toBe(kilograms)
})
