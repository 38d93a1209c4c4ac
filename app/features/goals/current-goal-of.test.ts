import { expect, test } from 'vitest'
import type { Goal } from '#server/contract/goal.schema.ts'
import type { StoredNutritionProfile } from '#server/contract/nutrition-profile.schema.ts'
import { currentGoal } from './current-goal-of.ts'

const plan = {
  value: { index: 27.2, weeklyKilograms: 0.5, dailyKcal: 1540 },
  formula: '',
  inputs: [],
  sources: [],
}
const ended: Goal = {
  id: 'goal-0001',
  startsOn: '2026-01-01',
  endedOn: '2026-02-01',
  startKilograms: 82,
  targetKilograms: 76,
  weeks: 12,
  plan,
}
const open: Goal = { ...ended, id: 'goal-0002', startsOn: '2026-02-01', endedOn: null }
const profile: StoredNutritionProfile = {
  sex: 'female',
  bornOn: '1990-03-01',
  centimetres: 165,
  activity: 'light',
  isPregnant: false,
  isLactating: false,
  hasDisease: false,
  eatingCheck: { needsPerson: false, checkedOn: '2026-02-01' },
}
const goalOf = (change: Partial<StoredNutritionProfile>, isCalm = false) =>
  currentGoal(
    { goals: [open, ended], profile: { ...profile, ...change }, isCalm, reminder: null },
    '2026-03-02',
  )

test('the current goal is the one that has not ended, in calm mode too', () => {
  expect(goalOf({})).toBe(open)
  expect(goalOf({}, true)).toBe(open)
})

test.each<Partial<StoredNutritionProfile>>([
  { isPregnant: true },
  { hasDisease: true },
  { eatingCheck: { needsPerson: true, checkedOn: '2026-02-20' } },
])('there is no current goal while a nutritionist has to be consulted first: %j', (change) => {
  expect(goalOf(change)).toBeUndefined()
})
