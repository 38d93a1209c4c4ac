import { expect, test } from 'vitest'
import { axisAround } from './chart-axis.ts'

test.each([
  [[72.5], [73.5, 73, 72.5, 72, 71.5]],
  [
    [72.4, 72.6],
    [73.5, 73, 72.5, 72, 71.5],
  ],
  [
    [60, 75],
    [75, 70, 65, 60],
  ],
  [
    [20, 400],
    [400, 300, 200, 100, 0],
  ],
])('the values %j get the axis %j', (values, labels) => {
  const axis = axisAround(values, { leastSpan: 2 })
  expect(axis).toEqual({ least: labels.at(-1), most: labels[0], labels })
})

test('an axis of amounts starts at zero', () => {
  expect(axisAround([1900], { leastSpan: 500, startsAtZero: true })).toMatchObject({
    least: 0,
    most: 2000,
  })
})

test('no axis goes below zero', () => {
  expect(axisAround([0.2], { leastSpan: 2 }).least).toBe(0)
})
