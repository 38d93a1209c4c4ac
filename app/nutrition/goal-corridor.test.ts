import { expect, test } from 'vitest'
import { explainedCorridor, goalCorridorBetween, goalEndsOn } from './goal-corridor.ts'

const goal = { startsOn: '2026-03-02', startKilograms: 80, targetKilograms: 76, weeks: 8 }

test.each([
  ['2026-03-02', 80],
  ['2026-03-30', 78],
  ['2026-04-27', 76],
  ['2026-12-31', 76],
])('on %s the corridor is centred at %d kg, ± 1.2 kg', (day, expected) => {
  const band = explainedCorridor(goal, day)?.value
  expect(band).toMatchObject({ day, expected })
  expect(band?.least).toBeCloseTo(expected - 1.2)
  expect(band?.most).toBeCloseTo(expected + 1.2)
})

test('there is no corridor before its goal', () => {
  expect(explainedCorridor(goal, '2026-03-01')).toBeUndefined()
  expect(goalCorridorBetween(goal, '2026-01-01', '2026-03-01')).toEqual([])
})

test('a goal ends as many weeks later', () => {
  expect(goalEndsOn(goal)).toBe('2026-04-27')
})

test('a chart gets each corner between its ends once', () => {
  const daysOf = (from: string, to: string) =>
    goalCorridorBetween(goal, from, to).map(({ day }) => day)
  expect(daysOf('2026-01-01', '2026-06-30')).toEqual(['2026-03-02', '2026-04-27', '2026-06-30'])
  expect(daysOf('2026-03-10', '2026-03-20')).toEqual(['2026-03-10', '2026-03-20'])
  expect(daysOf('2026-03-02', '2026-04-27')).toEqual(['2026-03-02', '2026-04-27'])
})
