import { expect, test } from 'vitest'
import type { ProgramSummary } from '#server/contract/content.schema.ts'
import { priceTableOf, rupiahPerWeek } from './price-table.ts'

const program = (slug: string): ProgramSummary => ({
  slug,
  title: slug.toUpperCase(),
  summary: '',
  illustration: 'heart',
  needs: [],
})
const service = (programSlug: string, durationWeeks: number, priceRupiah: number) => ({
  id: `${programSlug}-${durationWeeks}w`,
  programSlug,
  durationWeeks,
  sessionCount: durationWeeks / 2,
  priceRupiah,
})

test('each program has a cell for every duration on sale', () => {
  const table = priceTableOf(
    [program('b'), program('a')],
    [service('a', 12, 900), service('a', 4, 350), service('b', 4, 400), service('gone', 4, 1)],
  )
  expect(table.weeks).toEqual([4, 12])
  expect(table.rows.map(({ slug }) => slug)).toEqual(['b', 'a'])
  expect(table.rows.map(({ durations }) => durations.map((cell) => cell?.priceRupiah))).toEqual([
    [400, undefined],
    [350, 900],
  ])
})

test('the price per week is whole rupiah', () => {
  expect(rupiahPerWeek(service('a', 12, 899_000))).toBe(74_917)
})
