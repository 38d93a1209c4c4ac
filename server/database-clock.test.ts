import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { minuteMs } from '#app/lib/time.ts'
import type { Database, OpenDatabase } from '#server/db/open-database.ts'
import { openMemoryDatabase } from '#tests/memory-database.ts'
import { openDatabaseClock } from './database-clock.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openMemoryDatabase()
})
afterEach(() => {
  vi.useRealTimers()
})
afterAll(() => database.close())

test('the clock shows the time of the database', async () => {
  const clock = await openDatabaseClock(database.db)
  expect(Math.abs(clock.now().getTime() - Date.now())).toBeLessThan(1_000)
  clock.close()
})

// Fails with `systemClock`.
test('an instance whose own clock is wrong shows the time of the database', async () => {
  vi.useFakeTimers({ now: Date.parse('2031-01-01T00:00:00Z') })
  const answers = [Date.parse('2026-03-02T03:00:00Z'), Date.parse('2026-03-02T03:00:40Z')]
  const clock = await openDatabaseClock(databaseAnswering(answers))
  expect(clock.now().toISOString()).toBe('2026-03-02T03:00:00.000Z')
  await vi.advanceTimersByTimeAsync(20_000)
  expect(clock.now().toISOString()).toBe('2026-03-02T03:00:20.000Z')
  vi.setSystemTime(Date.parse('2019-01-01T00:00:00Z'))
  expect(clock.now().toISOString()).toBe('2026-03-02T03:00:20.000Z')
  // The database answers that it is ten seconds later than counted.
  await vi.advanceTimersByTimeAsync(10_000)
  expect(clock.now().toISOString()).toBe('2026-03-02T03:00:40.000Z')
  // Further measurements fail.
  await vi.advanceTimersByTimeAsync(5 * minuteMs)
  expect(clock.now().toISOString()).toBe('2026-03-02T03:05:40.000Z')
  clock.close()
})

function databaseAnswering(timesMs: number[]): Database {
  const execute = async () => {
    const time = timesMs.shift()
    if (time === undefined) throw new Error('The database is away')
    return { rows: [{ time_ms: String(time) }] }
  }
  return { execute } as unknown as Database
}
