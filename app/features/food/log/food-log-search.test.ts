import { expect, test } from 'vitest'
import { readFoodLogSearch } from './food-log-search.ts'

test('[S2.26] the address of the food log holds a calendar day, and anything else counts as today', () => {
  expect(readFoodLogSearch({ day: '2024-02-29' })).toEqual({ day: '2024-02-29' })
  for (const day of ['2026-02-30', '2026-13-01', 'kemarin', '2026-1-1', '', 20_261_125])
    expect(readFoodLogSearch({ day }).day).toBeUndefined()
  expect(readFoodLogSearch({})).toEqual({})
})
