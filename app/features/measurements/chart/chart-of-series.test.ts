import { beforeAll, expect, test } from 'vitest'
import { overwriteGetLocale } from '#app/i18n/paraglide/runtime.js'
import { trendOf } from '#app/nutrition/weight-trend.ts'
import { chartOfSeries, dayAhead } from './chart-of-series.ts'
import { firstDayOf } from './progress-search.ts'
import { seriesOfWeights } from './series-of-weights.ts'

beforeAll(() => overwriteGetLocale(() => 'en'))

const weights = trendOf([
  { measuredOn: '2026-03-01', kilograms: 70 },
  { measuredOn: '2026-03-02', kilograms: 71 },
])

test('daily weights are dots next to the trend line', () => {
  const series = seriesOfWeights(weights)
  if (!series) throw new Error('two weights are a series')
  const chart = chartOfSeries('weight', series)
  expect(chart.dots?.points).toEqual([
    { day: '2026-03-01', value: 70 },
    { day: '2026-03-02', value: 71 },
  ])
  expect(chart.line?.points.map(({ value }) => value)).toEqual([70, expect.closeTo(70.1, 10)])
  expect(chart.readings.at(-1)?.text()).toBe('2\u00a0March 2026: 71.0\u00a0kg, trend 70.1\u00a0kg')
})

test('a month is drawn in its middle, from its least to its most value', () => {
  const point = { lastOn: '2026-02-27', least: 80, most: 90, secondMean: null, trend: null }
  const chart = chartOfSeries('waist', {
    bucket: 'month',
    from: '2026-01-05',
    to: '2026-03-02',
    entryCount: 9,
    dayCount: 9,
    points: [
      { ...point, on: '2026-02-01', mean: 85 },
      { ...point, on: '2026-03-01', mean: 84 },
    ],
    entries: [],
  })
  expect(chart.ranges?.points).toEqual([
    { day: '2026-02-16', least: 80, most: 90 },
    { day: '2026-03-02', least: 80, most: 90 },
  ])
  expect(chart.dots).toBeUndefined()
})

test.each([
  ['week', '2026-02-24'],
  ['month', '2026-01-31'],
  ['quarter', '2025-12-01'],
  ['year', '2025-03-03'],
  ['all', undefined],
] as const)('a %s that ends on 2 March 2026 begins on %s', (range, day) => {
  expect(firstDayOf(range, '2026-03-02')).toBe(day)
})

test.each([
  ['the day a goal is set', '2026-03-01', '2026-03-01', '2026-03-08'],
  ['a month', '2026-02-01', '2026-03-01', '2026-03-08'],
  ['three months', '2026-01-01', '2026-04-01', '2026-04-24'],
  ['ten years', '2016-04-01', '2026-04-01', '2026-05-27'],
])('a chart of %s with a goal extends into the future', (_, from, to, until) => {
  expect(dayAhead({ from, to })).toBe(until)
})
