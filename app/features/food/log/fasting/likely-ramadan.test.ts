import { expect, test } from 'vitest'
import { likelyRamadan } from './likely-ramadan.ts'

// The Umm al-Qura calendar: 1 Ramadan 1447 is 18 February 2026, 1 Ramadan 1448 is 8 February 2027.
test.each([
  ['before Ramadan', '2026-01-10', '2026-02-18', '2026-03-19'],
  ['on its first day', '2026-02-18', '2026-02-18', '2026-03-19'],
  ['on its last day', '2026-03-19', '2026-02-18', '2026-03-19'],
  ['on the day after', '2026-03-20', '2027-02-08', '2027-03-08'],
])('%s, on %s, the likely Ramadan is the right one', (_, today, startsOn, endsOn) => {
  expect(likelyRamadan(today)).toEqual({ startsOn, endsOn })
})
