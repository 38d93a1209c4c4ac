import { expect, test } from 'vitest'
import { editionOn, type VersionedTable } from './versioned-table.ts'

const edition = (version: string, validFrom: string): VersionedTable<number> => ({
  table: 'akg',
  version,
  validFrom,
  sources: [],
  rows: Number(version),
})
const editions = [edition('2019', '2019-08-26'), edition('2027', '2027-01-01')]

test.each([
  ['2019-08-26', '2019'],
  ['2026-12-31', '2019'],
  ['2027-01-01', '2027'],
])('a report of %s is read from the edition of %s', (day, version) => {
  expect(editionOn(editions, day).version).toBe(version)
})

test('before the first edition there is none', () => {
  expect(() => editionOn(editions, '2019-08-25')).toThrow(RangeError)
})
