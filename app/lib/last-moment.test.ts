import { expect, test } from 'vitest'
import { lastMomentBefore } from './last-moment.ts'

test('what ends at midnight lasts until the day before', () => {
  expect(lastMomentBefore('2026-12-20T17:00:00.000Z')).toBe('2026-12-20T16:59:59.999Z')
})
