import { describe, expect, test } from 'vitest'
import { activityLevels, dailyEnergy } from './activity.ts'
import { restingEnergy } from './resting-energy.ts'

const woman = { sex: 'female', kilograms: 60, centimetres: 160, ageYears: 30 } as const
const man = { sex: 'male', kilograms: 70, centimetres: 170, ageYears: 40 } as const

describe('Mifflin-St Jeor (Academy of Nutrition and Dietetics)', () => {
  test.each([
    ['a woman', woman, 600 + 1000 - 150 - 161],
    ['a man', man, 700 + 1062.5 - 200 + 5],
  ] as const)('%s rests at what the formula gives, ± 10 %', (_, body, kcal) => {
    const { value } = restingEnergy(body)
    expect(value.middle).toBe(kcal)
    expect(value.least).toBeCloseTo(kcal * 0.9, 6)
    expect(value.most).toBeCloseTo(kcal * 1.1, 6)
  })

  test('the result names its formula, inputs and source', () => {
    const { formula, inputs, sources } = restingEnergy(woman)
    expect(formula).toBe('10 × b + 6.25 × t − 5 × u − 161')
    expect(inputs.map(({ symbol, value }) => [symbol, value])).toEqual([
      ['b', 60],
      ['t', 160],
      ['u', 30],
    ])
    expect(sources[0]?.title).toContain('Mifflin')
  })

  test('Medscape: the activity factors are 1.2, 1.375, 1.55, 1.725 and 1.9', () => {
    const resting = restingEnergy(woman)
    const factors = activityLevels.map(
      (level) => dailyEnergy(resting, level).value.middle / resting.value.middle,
    )
    expect(factors).toEqual([1.2, 1.375, 1.55, 1.725, 1.9].map((it) => expect.closeTo(it, 10)))
  })
})
