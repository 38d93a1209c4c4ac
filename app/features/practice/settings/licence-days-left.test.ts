import { expect, test } from 'vitest'
import type { Practice } from '#server/contract/practice.schema.ts'
import { licenceDaysLeft } from './licence-days-left.ts'

test.each([
  ['2026-11-25', 2],
  ['2026-11-26', 1],
  ['2026-11-27', 0],
])('a licence until 26 November holds on %s for %i days', (today, days) => {
  expect(licenceDaysLeft({ practiceUntil: '2026-11-26' } as Practice, today)).toBe(days)
})

test('a practice without a verified licence has no days to count', () => {
  expect(licenceDaysLeft({ practiceUntil: null } as Practice, '2026-11-25')).toBeNull()
})
