import { expect, test } from 'vitest'
import type { GoalClearance } from '#server/contract/goal-clearance.schema.ts'
import type { StoredNutritionProfile } from '#server/contract/nutrition-profile.schema.ts'
import { isCalmOn, personReasonsOn } from './circumstances.ts'

const clearance: GoalClearance = {
  id: 'clearance-1',
  nutritionist: 'Ayu',
  reasons: ['disease', 'eating'],
  rationale: 'Tekanan darah terkendali.',
  signedAt: '2026-03-01T03:00:00.000Z',
  validUntil: '2026-06-01',
}
const profile: StoredNutritionProfile = {
  sex: 'female',
  bornOn: '1990-03-01',
  centimetres: 165,
  activity: 'light',
  isPregnant: false,
  isLactating: false,
  hasDisease: true,
  eatingCheck: { needsPerson: true, checkedOn: '2026-02-20' },
  clearance,
}

test('a clearance lifts its reasons until its last day', () => {
  expect(personReasonsOn('2026-06-01', profile)).toEqual([])
  expect(personReasonsOn('2026-06-02', profile)).toEqual(['disease', 'eating'])
  const cleared = { ...clearance, reasons: ['disease' as const] }
  expect(personReasonsOn('2026-06-01', { ...profile, clearance: cleared })).toEqual(['eating'])
})

test('cleared reasons no longer force calm mode, and the member’s own choice stays', () => {
  expect(isCalmOn('2026-06-01', { profile, isCalm: false })).toBe(false)
  expect(isCalmOn('2026-06-01', { profile, isCalm: true })).toBe(true)
  expect(isCalmOn('2026-06-02', { profile, isCalm: false })).toBe(true)
  const pregnant = { ...profile, isPregnant: true }
  expect(isCalmOn('2026-06-01', { profile: pregnant, isCalm: false })).toBe(true)
})
