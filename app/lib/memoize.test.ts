import { expect, test, vi } from 'vitest'
import { memoize } from './memoize.ts'

test('a result is computed once per text, also if it is undefined', () => {
  const compute = vi.fn((text: string) => (text === 'unknown' ? undefined : text.length))
  const memoized = memoize(compute)
  expect(['ab', 'ab', 'unknown', 'unknown'].map(memoized)).toEqual([2, 2, undefined, undefined])
  expect(compute).toHaveBeenCalledTimes(2)
})

test('at most a thousand results are cached', () => {
  const compute = vi.fn((text: string) => text)
  const memoized = memoize(compute)
  for (let index = 0; index < 1_001; index++) memoized(String(index))
  memoized('0')
  expect(compute).toHaveBeenCalledTimes(1_002)
})
