import { expect, test } from 'vitest'
import { explainedPace, explainedPercentPace } from './explained-pace.ts'

const weighed = { windowDays: 28, dayCount: 9, firstDay: '2026-03-01', lastDay: '2026-03-22' }

test('a pace is explained by both trends and the days between them', () => {
  const of = { firstKilograms: 80, lastKilograms: 78.5, kilogramsPerWeek: -0.5 }
  const explained = explainedPace({ ...weighed, ...of })
  expect(explained?.inputs.map(({ value, unit }) => [value, unit])).toEqual([
    [80, 'kg'],
    [78.5, 'kg'],
    [21, ''],
  ])
  expect(explained?.table).toEqual({ table: 'tren-berat', version: '2026-11-21' })
})

test('a pace in percent shows its days but no kilogram', () => {
  const explained = explainedPercentPace({ ...weighed, percent: -1.9, percentPerWeek: -0.63 })
  expect(explained?.inputs.map(({ value }) => value)).toEqual(['2026-03-01', '2026-03-22', 21])
  expect(JSON.stringify(explained)).not.toContain('"kg"')
})

test('without a pace there is nothing to explain', () => {
  const none = { firstKilograms: null, lastKilograms: null, kilogramsPerWeek: null }
  expect(explainedPace({ ...weighed, ...none })).toBeUndefined()
  expect(explainedPercentPace({ ...weighed, percent: null, percentPerWeek: null })).toBeUndefined()
})
