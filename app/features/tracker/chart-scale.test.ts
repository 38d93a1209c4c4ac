import { expect, test } from 'vitest'
import { scaleFor } from './chart-scale.ts'

test.each([
  [[72.5], [73.5, 73, 72.5, 72, 71.5]],
  [
    [72.4, 72.6],
    [73.5, 73, 72.5, 72, 71.5],
  ],
  [
    [70, 73],
    [74, 73, 72, 71, 70],
  ],
  [
    [60, 75],
    [80, 75, 70, 65, 60],
  ],
  [
    [20, 400],
    [400, 300, 200, 100, 0],
  ],
])('the weights %j stand on the axis %j', (values, labels) => {
  expect(scaleFor(values)).toEqual({ least: labels.at(-1), most: labels[0], labels })
})
