import { expect, test } from 'vitest'
import { isUnder } from './path-segments.ts'

test.each([
  ['/policy', true],
  ['/policy/', true],
  ['/policy/cookies', true],
  ['/policyx', false],
  ['/', false],
  ['/en/policy', false],
])('%s is under /policy: %s', (pathname, expected) => {
  expect(isUnder(pathname, '/policy')).toBe(expected)
})
