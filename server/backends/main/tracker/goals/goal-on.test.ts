import { expect, test } from 'vitest'
import type { Goal } from '#server/contract/goal.schema.ts'
import { goalOn } from './goal-on.ts'

const goal: Goal = {
  id: 'goal-0002',
  startsOn: '2026-03-02',
  endedOn: null,
  startKilograms: 80,
  targetKilograms: 76,
  weeks: 8,
  plan: {
    value: { index: 27.9, weeklyKilograms: 0.5, dailyKcal: 1540 },
    formula: '',
    inputs: [],
    sources: [],
  },
}
const replaced: Goal = { ...goal, id: 'goal-0001', startsOn: '2026-02-02', endedOn: '2026-03-02' }

test.each([
  ['before the first goal', '2026-02-01', undefined],
  ['of the replaced goal', '2026-03-01', 'goal-0001'],
  ['on which the next goal starts', '2026-03-02', 'goal-0002'],
  ['that is the last of the goal', '2026-04-27', 'goal-0002'],
  ['after the weeks of the goal', '2026-04-28', undefined],
])('a day %s has the right goal', (_, day, id) => {
  expect(goalOn([goal, replaced], day)?.id).toBe(id)
})

test('an ended goal counts until the day before its end', () => {
  const ended = { ...goal, endedOn: '2026-03-10' }
  expect(goalOn([ended], '2026-03-09')).toBe(ended)
  expect(goalOn([ended], '2026-03-10')).toBeUndefined()
})
