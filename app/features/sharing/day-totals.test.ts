import { expect, test } from 'vitest'
import { dayTotalsOf } from './day-totals.ts'

test('the glasses of water of a day add up to one amount', () => {
  const glass = { kind: 'water', value: 250, secondValue: null } as const
  expect(
    dayTotalsOf([
      { ...glass, measuredOn: '2026-11-20' },
      { ...glass, measuredOn: '2026-11-21' },
      { ...glass, measuredOn: '2026-11-21', value: 400 },
    ]),
  ).toEqual([
    { ...glass, measuredOn: '2026-11-20' },
    { ...glass, measuredOn: '2026-11-21', value: 650 },
  ])
})

test('two blood sugars of a day stay separate', () => {
  const sugar = { kind: 'fastingGlucose', measuredOn: '2026-11-21', secondValue: null } as const
  const both = [
    { ...sugar, value: 92 },
    { ...sugar, value: 97 },
  ]
  expect(dayTotalsOf(both)).toEqual(both)
})
