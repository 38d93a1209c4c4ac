import { expect, test } from 'vitest'
import { isPathId } from './path-id.ts'

test.each(['a', '0012', 'SMB-20261121-4f2a', '01a0b1c2-0000-7000-8000-000000000000'])(
  'the id %s may be part of a path',
  (id) => {
    expect(isPathId(id)).toBe(true)
  },
)

test.each(['', '.', '..', '../users', 'a/b', 'a?b', 'a%2fb', 'a b', 'a'.repeat(65)])(
  'the id %j may not be part of a path',
  (id) => {
    expect(isPathId(id)).toBe(false)
  },
)
