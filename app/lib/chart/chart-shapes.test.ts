import { expect, test } from 'vitest'
import { daysAcross, shapesIn } from './chart-shapes.ts'

const axis = { least: 70, most: 74, labels: [74, 73, 72, 71, 70] }
const frame = { from: '2026-02-01', to: '2026-02-11', axis }

test('days are placed in proportion to time, values in proportion to the axis', () => {
  const { x, y } = shapesIn(frame)
  expect(['2026-02-01', '2026-02-02', '2026-02-11'].map(x)).toEqual([0, 100, 1000])
  expect([74, 71, 70].map(y)).toEqual([0, 300, 400])
})

test('a single day is placed in the middle', () => {
  expect(shapesIn({ ...frame, to: frame.from }).x(frame.from)).toBe(500)
})

test('values become dots, a line, an area and columns', () => {
  const shapes = shapesIn(frame)
  const points = [
    { day: '2026-02-01', value: 74 },
    { day: '2026-02-11', value: 70 },
  ]
  expect(shapes.dotsAt(points)).toBe('M0.0 0.0h0M1000.0 400.0h0')
  expect(shapes.lineThrough(points)).toBe('M0,0L1000,400')
  expect(shapes.areaUnder(points)).toBe('M0,0L1000,400L1000,400L0,400Z')
  expect(shapes.columnsAt(points, 1)).toBe('M0.0 400V0.0H35.0V400ZM965.0 400V400.0H1000.0V400Z')
  expect(shapes.uprightsAt([{ day: '2026-02-02', least: 71, most: 72 }])).toBe('M100.0 300.0V200.0')
})

test('a curve through three values never overshoots them', () => {
  const points = [
    { day: '2026-02-01', value: 72 },
    { day: '2026-02-06', value: 73 },
    { day: '2026-02-11', value: 73 },
  ]
  const numbers = shapesIn(frame).lineThrough(points).split(/[MC,]/).filter(Boolean).map(Number)
  const heights = numbers.filter((_, index) => index % 2 === 1)
  expect([Math.min(...heights), Math.max(...heights)]).toEqual([100, 200])
})

test.each([
  [71, 73, 'M0 100.0H1000V300.0H0Z'],
  [undefined, 71, 'M0 300.0H1000V400.0H0Z'],
  [60, 65, ''],
  [75, undefined, ''],
])('a band from %s to %s is clipped to the axis', (least, most, path) => {
  expect(shapesIn(frame).bandFrom(least, most)).toBe(path)
})

test('a line outside the axis is not drawn', () => {
  expect([71, 75].map(shapesIn(frame).lineAt)).toEqual(['M0 300.0H1000', ''])
})

test('days are spread evenly and include both ends', () => {
  expect(daysAcross('2026-02-01', '2026-03-03', 4)).toEqual([
    '2026-02-01',
    '2026-02-11',
    '2026-02-21',
    '2026-03-03',
  ])
  expect(daysAcross('2026-02-01', '2026-02-02', 4)).toEqual(['2026-02-01', '2026-02-02'])
  expect(daysAcross('2026-02-01', '2026-02-01', 4)).toEqual(['2026-02-01'])
})
