import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clearableReasons } from '#server/contract/goal-clearance.schema.ts'
import { type Circumstances, type Goal, type GoalVerdict, judgeGoal } from './safe-goal.ts'
import {
  dailyDeficitKcal,
  intakeFloorKcal,
  veryLowIntakeKcal,
  weeklyLossKilograms,
} from './safe-loss.ts'

const ordinary: Circumstances = {
  ageYears: 30,
  isPregnant: false,
  isLactating: false,
  hasDisease: false,
  scoffCount: 0,
}
const modest: Goal = {
  sex: 'female',
  centimetres: 160,
  kilograms: 70,
  targetKilograms: 65,
  weeks: 10,
  isIntakeSigned: false,
}
const judge = (goal: Partial<Goal>, circumstances: Partial<Circumstances> = {}) =>
  judgeGoal({ ...modest, ...goal }, { ...ordinary, ...circumstances })
const refused = (...reasons: string[]) => ({ kind: 'refused', reasons })
const allowed = { kind: 'allowed' }

describe('KMK 509/2025: no target under an index of 18.5', () => {
  test.each([
    [47.4, allowed],
    [47.3, refused('tooThin')],
  ])('%d kg at 160 cm', (targetKilograms, verdict) => {
    expect(judge({ targetKilograms, weeks: 52 })).toEqual(verdict)
  })
})

describe('RS UNS 2025: no loss of more than 1 kg a week', () => {
  test.each([
    [60, 10, false],
    [59.9, 10, true],
    [69, 1, false],
    [68.9, 1, true],
  ])('70 kg to %d kg in %d weeks is too fast: %s', (targetKilograms, weeks, isTooFast) => {
    const verdict = judge({ targetKilograms, weeks })
    expect(JSON.stringify(verdict).includes('tooFast')).toBe(isTooFast)
  })

  test('0.5 to 1 kg a week are safe', () => {
    expect(weeklyLossKilograms).toEqual({ least: 0.5, most: 1 })
  })
})

describe('limit of this site, mirrored from a loss: no gain of more than 1 kg a week', () => {
  test.each([
    [80, 10, allowed],
    [80.1, 10, refused('tooFastGain')],
    [71, 1, allowed],
    [71.1, 1, refused('tooFastGain')],
  ])('70 kg to %d kg in %d weeks', (targetKilograms, weeks, verdict) => {
    expect(judge({ targetKilograms, weeks })).toEqual(verdict)
  })
})

describe('domain guide, section 2: intake floors of 1,200 and 1,500, never under 800', () => {
  test.each([
    ['female', 1200, false, allowed],
    ['female', 1199, false, refused('underFloor')],
    ['female', 1199, true, allowed],
    ['male', 1500, false, allowed],
    ['male', 1499, false, refused('underFloor')],
    ['male', 800, true, allowed],
    ['male', 799, true, refused('underEight')],
    ['female', 799, false, refused('underEight')],
  ] as const)('%s, %d kcal, signed: %s', (sex, dailyKcal, isIntakeSigned, verdict) => {
    expect(judge({ sex, dailyKcal, isIntakeSigned })).toEqual(verdict)
  })

  test('the spans are 1,200–1,500 for women and 1,500–1,800 for men, very low is under 800', () => {
    expect(intakeFloorKcal).toEqual({
      female: { least: 1200, most: 1500 },
      male: { least: 1500, most: 1800 },
    })
    expect(veryLowIntakeKcal).toBe(800)
  })

  test('the deficit is 500 to 750 kcal, 1,000 at most', () => {
    expect(dailyDeficitKcal).toEqual({ least: 500, usual: 750, most: 1000 })
  })

  test.each([
    [60, 11, allowed],
    [59.9, 11, refused('overDeficit')],
    [60, 10, refused('overDeficit')],
    [80, 10, allowed],
  ])('70 kg to %d kg in %d weeks, at 7,700 kcal a kilogram', (targetKilograms, weeks, verdict) => {
    expect(judge({ targetKilograms, weeks })).toEqual(verdict)
  })
})

describe('SCOFF, BMC Psychiatry 2009, and other reasons to consult a nutritionist', () => {
  test.each<[Partial<Circumstances>, object]>([
    [{ scoffCount: 1 }, allowed],
    [{ scoffCount: 2 }, { kind: 'person', reasons: ['eating'] }],
    [{ ageYears: 18 }, allowed],
    [{ ageYears: 17 }, { kind: 'person', reasons: ['minor'] }],
    [{ isPregnant: true }, { kind: 'person', reasons: ['pregnancy'] }],
    [{ isLactating: true }, { kind: 'person', reasons: ['lactation'] }],
    [{ hasDisease: true }, { kind: 'person', reasons: ['disease'] }],
  ])('%j', (circumstances, verdict) => {
    expect(judge({}, circumstances)).toEqual(verdict)
  })

  test('a reason to consult a nutritionist outweighs every number', () => {
    expect(judge({ targetKilograms: 30, dailyKcal: 1 }, { isPregnant: true }).kind).toBe('person')
  })
})

describe('what a nutritionist clears', () => {
  test.each<[Partial<Circumstances>, object]>([
    [{ hasDisease: true, cleared: ['disease'] }, allowed],
    [{ scoffCount: 5, cleared: ['eating'] }, allowed],
    [
      { hasDisease: true, cleared: ['eating', 'intake'] },
      { kind: 'person', reasons: ['disease'] },
    ],
    [
      { scoffCount: 2, cleared: ['disease'] },
      { kind: 'person', reasons: ['eating'] },
    ],
  ])('%j', (circumstances, verdict) => {
    expect(judge({}, circumstances)).toEqual(verdict)
  })

  const anyGoal = fc.record({
    sex: fc.constantFrom('female' as const, 'male' as const),
    centimetres: fc.integer({ min: 100, max: 250 }),
    kilograms: fc.integer({ min: 300, max: 2000 }).map((tenths) => tenths / 10),
    targetKilograms: fc.integer({ min: 300, max: 2000 }).map((tenths) => tenths / 10),
    weeks: fc.integer({ min: 1, max: 104 }),
    dailyKcal: fc.integer({ min: 0, max: 4000 }),
  })
  const anyone = fc.record({
    ageYears: fc.integer({ min: 10, max: 90 }),
    isPregnant: fc.boolean(),
    isLactating: fc.boolean(),
    hasDisease: fc.boolean(),
    scoffCount: fc.integer({ min: 0, max: 5 }),
  })
  const judged = (goal: Omit<Goal, 'isIntakeSigned'>, person: Circumstances) =>
    judgeGoal({ ...goal, isIntakeSigned: person.cleared?.includes('intake') ?? false }, person)
  const reasonsIn = (verdict: GoalVerdict): string[] =>
    verdict.kind === 'allowed' ? [] : verdict.reasons
  const hard = ['minor', 'pregnancy', 'lactation', 'tooThin', 'tooFast', 'tooFastGain']
  hard.push('overDeficit', 'underEight')

  test('no clearance lifts another reason', () => {
    fc.assert(
      fc.property(anyGoal, anyone, fc.subarray([...clearableReasons]), (goal, person, cleared) => {
        const healthy = { ...person, hasDisease: false, scoffCount: 0 }
        const without = reasonsIn(judged(goal, healthy)).filter((it) => hard.includes(it))
        const found = reasonsIn(judged(goal, { ...healthy, cleared }))
        expect(found.filter((it) => hard.includes(it))).toEqual(without)
        const everything = { ...person, cleared: [...clearableReasons] }
        if (without.length > 0) expect(judged(goal, everything).kind).not.toBe('allowed')
      }),
    )
  })

  test('a clearance never adds a reason', () => {
    fc.assert(
      fc.property(anyGoal, anyone, fc.subarray([...clearableReasons]), (goal, person, cleared) => {
        if (judged(goal, person).kind === 'allowed')
          expect(judged(goal, { ...person, cleared }).kind).toBe('allowed')
      }),
    )
  })
})
