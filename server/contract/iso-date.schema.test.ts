import * as v from 'valibot'
import { expect, test } from 'vitest'
import { isoDateSchema } from './iso-date.schema.ts'

test.each([
  ['2026-02-28', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-02-30', false],
  ['2026-04-31', false],
  ['2026-13-01', false],
  ['٢٠٢٦-02-03', false],
])('%s is a day of the calendar: %s', (day, isDay) => {
  expect(v.is(isoDateSchema, day)).toBe(isDay)
})
