import { describe, expect, test } from 'vitest'
import { isCalmOn } from '#app/nutrition/circumstances.ts'
import type { Goal } from '#server/contract/goal.schema.ts'
import type { StoredNutritionProfile } from '#server/contract/nutrition-profile.schema.ts'
import { kilogramsOn, targetsOf } from './food-targets.ts'

describe('targets', () => {
  const profile: StoredNutritionProfile = {
    sex: 'female',
    bornOn: '1990-03-01',
    centimetres: 160,
    activity: 'light',
    isPregnant: false,
    isLactating: false,
    hasDisease: false,
    eatingCheck: null,
  }
  const on = { kilograms: 60, day: '2026-03-01' }

  test('come from the weight of the day and from AKG', () => {
    const { energy, intake } = targetsOf(profile, on)
    const used = (1600 - 180 - 161) * 1.375
    expect(energy?.value.least).toBeCloseTo(used * 0.9, 6)
    expect(energy?.value.most).toBeCloseTo(used * 1.1, 6)
    expect(energy?.value.from).toBe('estimate')
    expect(intake?.value.proteinG).toBe(60)
    expect(isCalmOn(on.day, { profile, isCalm: false })).toBe(false)
  })

  test('follow the intake of the goal, with or without a weight', () => {
    const value = { index: 21.5, weeklyKilograms: 0.5, dailyKcal: 1300 }
    const goal: Goal = {
      id: 'goal-0001',
      startsOn: '2026-02-01',
      endedOn: null,
      startKilograms: 60,
      targetKilograms: 55,
      weeks: 10,
      plan: { value, formula: '', inputs: [], sources: [] },
    }
    const { energy } = targetsOf(profile, { ...on, kilograms: undefined, goal })
    // 1,300 ± 10 % of the 1,850 kcal need, but not under the floor of 1,200.
    expect(energy?.value).toEqual({ least: 1200, most: 1485, from: 'goal' })
    expect(targetsOf({ ...profile, isPregnant: true }, { ...on, goal }).energy).toBeUndefined()
  })

  test('follow a signed intake below the floor, until the clearance is over', () => {
    const value = { index: 21.5, weeklyKilograms: 0.5, dailyKcal: 1000 }
    const goal: Goal = {
      ...{ id: 'goal-0001', startsOn: '2026-02-01', endedOn: null, weeks: 10 },
      ...{ startKilograms: 60, targetKilograms: 55 },
      plan: { value, formula: '', inputs: [], sources: [], clearanceId: 'clearance-1' },
    }
    const clearance: StoredNutritionProfile['clearance'] = {
      ...{ id: 'clearance-1', nutritionist: 'Ayu', reasons: ['intake'], rationale: 'Dipantau.' },
      ...{ signedAt: '2026-02-01T03:00:00.000Z', validUntil: '2026-03-01' },
    }
    const leastOn = (day: string) =>
      targetsOf({ ...profile, clearance }, { ...on, day, goal }).energy?.value.least
    expect(leastOn('2026-03-01')).toBeCloseTo(845, 6)
    expect(leastOn('2026-03-02')).toBe(1200)
  })

  test('calm mode is on if the member has chosen it, with or without a profile', () => {
    expect(isCalmOn(on.day, { profile: null, isCalm: true })).toBe(true)
    expect(isCalmOn(on.day, { profile, isCalm: true })).toBe(true)
    expect(isCalmOn(on.day, { profile: null, isCalm: false })).toBe(false)
  })

  test.each([
    ['2026-03-05', 70, 62],
    ['2026-03-04', 70, 61],
    ['2026-03-02', 70, 70],
    ['2026-03-02', null, undefined],
  ])('a later weight does not change the weight known on %s', (day, ofDiary, kilograms) => {
    const latest = [
      { measuredOn: '2026-03-03', kilograms: 61 },
      { measuredOn: '2026-03-05', kilograms: 62 },
    ]
    expect(kilogramsOn(day, latest, ofDiary)).toBe(kilograms)
  })

  test('have no energy without a weight', () => {
    expect(targetsOf(profile, { ...on, kilograms: undefined }).energy).toBeUndefined()
  })

  test.each<Partial<StoredNutritionProfile>>([
    { isPregnant: true },
    { isLactating: true },
    { hasDisease: true },
    { bornOn: '2008-03-02' },
    { eatingCheck: { needsPerson: true, checkedOn: '2026-03-01' } },
  ])('%j needs a professional, has no target and turns calm mode on', (change) => {
    const targets = targetsOf({ ...profile, ...change }, on)
    expect(targets.personReasons).toHaveLength(1)
    expect([targets.energy, targets.intake]).toEqual([undefined, undefined])
    expect(isCalmOn(on.day, { profile: { ...profile, ...change }, isCalm: false })).toBe(true)
  })
})
