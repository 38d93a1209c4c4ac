import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { trendOf } from '#app/nutrition/weight-trend.ts'
import type { Series } from '#server/contract/series.schema.ts'
import { ProgressFacts } from './progress-facts.tsx'
import { seriesOfWeights } from './series-of-weights.ts'

const days = seriesOfWeights(
  trendOf([
    { measuredOn: '2026-03-01', kilograms: 74 },
    { measuredOn: '2026-03-02', kilograms: 73 },
    { measuredOn: '2026-03-03', kilograms: 70 },
  ]),
) as Series
const [first, second, third] = days.points

const weeks: Series = {
  ...days,
  bucket: 'week',
  points: [
    { ...first, on: '2026-02-23', dayCount: 1 } as Series['points'][number],
    { ...third, on: '2026-03-02', mean: 71.5, least: 70, dayCount: 2 } as Series['points'][number],
  ],
}

function textOf(series: Series): string {
  return renderToStaticMarkup(<ProgressFacts measure="weight" series={series} />).replaceAll(
    /<[^>]+>/g,
    '|',
  )
}

test('the mean of the same weights is the same by days and by weeks', () => {
  expect(second?.mean).toBe(73)
  expect(textOf(days)).toContain('72.3\u00a0kg')
  expect(textOf(weeks)).toContain('72.3\u00a0kg')
})

test('the latest weight is the large number, the trend stands below it', () => {
  const text = textOf(days)
  expect(text.indexOf('70.0\u00a0kg')).toBeLessThan(text.indexOf('73.5\u00a0kg'))
  expect(text).toContain('Trend 73.5\u00a0kg.')
})

test('a loss is written with a minus sign', () => {
  expect(textOf(days)).toContain('\u22120.5\u00a0kg')
})
