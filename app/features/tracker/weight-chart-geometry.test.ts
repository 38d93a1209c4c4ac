import { expect, test } from 'vitest'
import { areaUnder, dotsAt, lineThrough, positionsOf } from './weight-chart-geometry.ts'

const scale = { least: 70, most: 74, labels: [74, 73, 72, 71, 70] }
const point = (measuredOn: string, kilograms: number) => ({
  measuredOn,
  kilograms,
  trendKilograms: 72,
})

test('days stand in proportion to time, weights in proportion to the axis', () => {
  const points = [point('2026-02-01', 74), point('2026-02-02', 71), point('2026-02-11', 70)]
  expect(positionsOf(points, scale).weights).toEqual([
    { x: 0, y: 0 },
    { x: 100, y: 300 },
    { x: 1000, y: 400 },
  ])
})

test('a single day stands in the middle', () => {
  expect(positionsOf([point('2026-02-01', 72)], scale).weights).toEqual([{ x: 500, y: 200 }])
})

test('positions become a line, dots and the area below', () => {
  const positions = [
    { x: 0, y: 1 },
    { x: 2.5, y: 3 },
  ]
  expect(lineThrough(positions)).toBe('M0.0 1.0L2.5 3.0')
  expect(dotsAt(positions)).toBe('M0.0 1.0h0M2.5 3.0h0')
  expect(areaUnder(positions)).toBe('M0.0 1.0L2.5 3.0V400H0.0Z')
})
