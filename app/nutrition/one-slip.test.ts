import { expect, test } from 'vitest'
import { isWithinOneSlip } from './one-slip.ts'

test.each([
  ['rendang', 'rendang'],
  ['sate', 'sate'],
  ['rendag', 'rendang'],
  ['rendanng', 'rendang'],
  ['rednang', 'rendang'],
  ['randang', 'rendang'],
  ['gorng', 'goreng'],
  ['apple', 'apple'],
])('[S2.26] %s may be a slip for %s', (typed, word) => {
  expect(isWithinOneSlip(typed, word)).toBe(true)
})

test.each([
  ['ranadng', 'rendang'],
  ['rend', 'rendang'],
  ['sake', 'sate'],
  ['taco', 'tauco'],
  ['ramen', 'rames'],
  ['almond', 'salmon'],
])('[S2.26] %s is not %s', (typed, word) => {
  expect(isWithinOneSlip(typed, word)).toBe(false)
})
