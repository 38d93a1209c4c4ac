import { expect, test } from 'vitest'
import { isEmbeddedPath } from './embedded-paths.ts'

test.each([
  ['/ahli-gizi-iframe', true],
  ['/tentang-seimbang-iframe', true],
  ['/tentang-lain-iframe', false],
  ['/ahli-gizi', false],
  ['/ahli-gizi-iframe/', false],
  ['/ahli-gizi-iframe/transaction', false],
  ['//ahli-gizi-iframe', false],
  ['/transaction', false],
])('[S2.08] other sites may frame %s: %s', (pathname, expected) => {
  expect(isEmbeddedPath(pathname, 'seimbang')).toBe(expected)
})
