import { expect, test } from 'vitest'
import { daysBetween } from '#server/contract/bare-dates.ts'
import { explainedChange, explainedTrend, trendMemoryDays, trendOf } from './weight-trend.ts'

const entry = (measuredOn: string, kilograms: number) => ({ measuredOn, kilograms })

test('without entries there is no trend', () => {
  expect(trendOf([])).toEqual([])
})

test('the trend begins at the first weight', () => {
  expect(trendOf([entry('2026-02-17', 72.5)])[0]?.trendKilograms).toBe(72.5)
})

test('after a day the trend has covered a tenth of the distance', () => {
  const points = trendOf([entry('2026-02-17', 70), entry('2026-02-18', 80)])
  expect(points[1]?.trendKilograms).toBeCloseTo(71, 10)
})

test('a gap counts as its days', () => {
  const withGap = trendOf([entry('2026-02-17', 70), entry('2026-02-20', 80)])
  const daily = trendOf([
    entry('2026-02-17', 70),
    entry('2026-02-18', 80),
    entry('2026-02-19', 80),
    entry('2026-02-20', 80),
  ])
  expect(withGap.at(-1)?.trendKilograms).toBeCloseTo(daily.at(-1)?.trendKilograms ?? 0, 10)
})

test('the trend of a constant weight is that weight', () => {
  const days = Array.from({ length: 28 }, (_, day) =>
    entry(`2026-02-${String(day + 1).padStart(2, '0')}`, 65),
  )
  expect(trendOf(days).every(({ trendKilograms }) => trendKilograms === 65)).toBe(true)
})

test('a trend is explained by the previous trend, the days between and the weight', () => {
  const [before, point] = trendOf([entry('2026-02-17', 70), entry('2026-02-20', 80)])
  if (!before || !point) throw new Error('two weights have two points')
  const { value, inputs, formula, sources } = explainedTrend(before, point)
  expect(value).toBe(point.trendKilograms)
  expect(inputs.map((input) => input.value)).toEqual([70, 3, 80])
  expect(formula).toBe('T₀ + (1 − 0.9^h) × (b − T₀)')
  expect(sources[0]?.title).toContain('10\u00a0%')
})

test('the previous trend is rounded to a hundredth of a kilogram', () => {
  const day = '2026-02-17'
  const before = { measuredOn: day, kilograms: 71, trendKilograms: 71.15437 }
  const { inputs } = explainedTrend(before, { ...before, measuredOn: '2026-02-18' })
  expect(inputs[0]?.value).toBe(71.15)
})

test('entries beyond its memory move a trend by less than a gram', () => {
  const last = entry('2026-08-20', 70)
  const heavy = trendOf([entry('2026-02-21', 400), last]).at(-1)?.trendKilograms ?? 0
  expect(daysBetween('2026-02-21', '2026-08-20')).toBe(trendMemoryDays)
  expect(Math.abs(heavy - 70)).toBeLessThan(0.001)
})

test('a shared change shows its days, table and source but no kilogram', () => {
  const days = { firstDay: '2026-03-01', lastDay: '2026-03-31' }
  const { inputs, table, sources } = explainedChange({ percent: -1.2, ...days })
  expect(inputs.map(({ value, unit }) => [value, unit])).toEqual([
    ['2026-03-01', ''],
    ['2026-03-31', ''],
  ])
  expect(table).toEqual({ table: 'tren-berat', version: '2026-11-21' })
  expect(sources).toHaveLength(1)
})
