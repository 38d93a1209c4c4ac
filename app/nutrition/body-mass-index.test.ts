import { describe, expect, test } from 'vitest'
import { bodyMassIndex, weightsBetween } from './body-mass-index.ts'
import { classOf, decimalsToShow, normalRange, printedRanges } from './weight-classes.ts'

describe('the index', () => {
  test.each([
    [57.8, 170, 20],
    [72.3, 170, 25.017_301_038],
    [64, 160, 25],
  ])('%d kg at %d cm is %d', (kilograms, centimetres, index) => {
    expect(bodyMassIndex({ kilograms, centimetres })).toBeCloseTo(index, 8)
  })

  test('a value on a boundary is exactly that boundary', () => {
    expect(bodyMassIndex({ kilograms: 64, centimetres: 160 })).toBe(25)
    expect(bodyMassIndex({ kilograms: 57.8, centimetres: 170 })).toBe(20)
  })

  test('every weight of the normal range is normal, while its neighbours are not', () => {
    for (let centimetres = 130; centimetres <= 210; centimetres += 0.5) {
      const { leastKilograms, mostKilograms } = weightsBetween(centimetres, normalRange)
      const at = (kilograms: number) =>
        classOf('asiaPacific', bodyMassIndex({ kilograms, centimetres }))
      expect([at(leastKilograms - 0.1), at(leastKilograms)]).toEqual(['underweight', 'normal'])
      expect([at(mostKilograms), at(mostKilograms + 0.1)]).toEqual(['normal', 'overweight'])
    }
  })
})

test.each([
  [12, 'underweight'],
  [18.499_999, 'underweight'],
  [18.5, 'normal'],
  [22.9, 'normal'],
  [22.999_999, 'normal'],
  [23, 'overweight'],
  [24.9, 'overweight'],
  [24.999_999, 'overweight'],
  [25, 'obesityOne'],
  [29.9, 'obesityOne'],
  [29.999_999, 'obesityOne'],
  [30, 'obesityTwo'],
  [60, 'obesityTwo'],
])('KMK 509/2025 up to 24.9 and PDGKI from 25, Asia-Pacific: %d is %s', (index, name) => {
  expect(classOf('asiaPacific', index)).toBe(name)
})

/** Normal includes 25.0, light overweight includes 27.0. */
test.each([
  [16.9, 'thinSevere'],
  [16.999_999, 'thinSevere'],
  [17, 'thinMild'],
  [18.4, 'thinMild'],
  [18.499_999, 'thinMild'],
  [18.5, 'normal'],
  [24.9, 'normal'],
  [25, 'normal'],
  [25.000_001, 'fatMild'],
  [27, 'fatMild'],
  [27.000_001, 'fatSevere'],
])('Pedoman Gizi Seimbang 2014: %d is %s', (index, name) => {
  expect(classOf('balancedNutrition', index)).toBe(name)
})

test('printed ranges say where a class ends and whether it includes its first number', () => {
  expect(printedRanges('asiaPacific')).toEqual([
    { name: 'underweight', below: 18.5 },
    { name: 'normal', from: { value: 18.5, isOpen: false }, to: 22.9 },
    { name: 'overweight', from: { value: 23, isOpen: false }, to: 24.9 },
    { name: 'obesityOne', from: { value: 25, isOpen: false }, to: 29.9 },
    { name: 'obesityTwo', from: { value: 30, isOpen: false } },
  ])
  expect(printedRanges('balancedNutrition').slice(2)).toEqual([
    { name: 'normal', from: { value: 18.5, isOpen: false }, to: 25 },
    { name: 'fatMild', from: { value: 25, isOpen: true }, to: 27 },
    { name: 'fatSevere', from: { value: 27, isOpen: true } },
  ])
})

test.each([
  [21.26, 1],
  [22.96, 2],
  [24.996, 3],
  [25, 1],
  [25.04, 2],
])('%d is shown with %d decimals, so that it shows its class', (index, decimals) => {
  expect(decimalsToShow(index)).toBe(decimals)
})
