import { expect, test } from 'vitest'
import { eatenFoodOf } from '#app/nutrition/eaten-food.ts'
import { bodyLimitOf } from './body-limit.ts'
import { readFoods } from './seeds/main/foods.ts'

const kibibyte = 1024

test.each([
  ['/_serverFn/x', 256],
  ['/tracker/abc/sharing', 256],
  ['/tracker/abc/photos', 10.25 * kibibyte],
  ['/id/tracker/abc/photos', 10.25 * kibibyte],
  ['/main/v1/trackers/abc/photos', 14 * kibibyte],
  ['/main/v1/trackers/abc/import/preview', 48 * kibibyte],
  ['/main/v1/trackers/abc/weights', 256],
  ['/pesan', 256],
  ['/pesan/abc', 10.25 * kibibyte],
  ['/praktik/pesan/abc', 10.25 * kibibyte],
  ['/id/pesan/abc', 10.25 * kibibyte],
  ['/pesan/abc/lain', 256],
  ['/main/v1/conversations/abc/files', 14 * kibibyte],
  ['/main/v1/conversations/abc/messages', 256],
])('a body for %s has at most %i KiB', (path, kibibytes) => {
  expect(bodyLimitOf(path)).toBe(kibibytes * kibibyte)
})

test('[S2.26] an export of ten years with eight foods a day can be imported', () => {
  const entries = readFoods().map((food) => ({
    ...{ id: crypto.randomUUID(), eatenOn: '2026-03-02', meal: 'breakfast', foodId: food.id },
    ...{ measure: 'tablespoon', amount: 2.5, grams: 37.5, createdAt: '2026-03-02T00:00:00.000Z' },
    food: eatenFoodOf(food, '2026-03-02.1'),
  }))
  const meanBytes = Buffer.byteLength(JSON.stringify(entries)) / entries.length
  // A tenth is reserved for weights and measurements.
  expect(8 * 3653 * meanBytes).toBeLessThan(0.9 * bodyLimitOf('/tracker/abc/import'))
})
