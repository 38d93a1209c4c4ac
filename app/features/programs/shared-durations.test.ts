import { expect, test } from 'vitest'
import { sharedDurations } from './shared-durations.ts'

test('durations that all programs have are named once, the shortest first', () => {
  const services = [
    service('a', 12, 6),
    service('a', 4, 2),
    service('b', 4, 2),
    service('b', 12, 6),
  ]
  expect(sharedDurations(services)).toEqual([
    { durationWeeks: 4, sessionCount: 2 },
    { durationWeeks: 12, sessionCount: 6 },
  ])
})

test.each([
  ['other weeks', [service('a', 4, 2), service('b', 8, 2)]],
  ['other sessions', [service('a', 4, 2), service('b', 4, 3)]],
  ['no durations', []],
])('programs with %s share none', (_, services) => {
  expect(sharedDurations(services)).toBeNull()
})

function service(programSlug: string, durationWeeks: number, sessionCount: number) {
  const id = `${programSlug}-${durationWeeks}`
  return { id, programSlug, durationWeeks, sessionCount, priceRupiah: 1 }
}
