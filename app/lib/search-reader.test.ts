import { expect, test } from 'vitest'
import { nonEmptyTextUpTo, oneOf, searchReader, textUpTo } from './search-reader.ts'

const read = searchReader({
  sort: oneOf(['price', 'name']),
  city: nonEmptyTextUpTo(8),
  note: textUpTo(8),
})

test('known parameters are read and others are dropped', () => {
  const search = { sort: 'price', city: 'Makassar', note: '' }
  expect(read({ ...search, utm_source: 'letter' })).toEqual(search)
})

test.each([
  ['sort', ''],
  ['sort', 'constructor'],
  ['sort', ['price']],
  ['city', ''],
  ['city', 'Yogyakarta'],
  ['city', 7],
  ['note', 'a'.repeat(9)],
  ['note', null],
])('%s of %j counts as absent', (name, value) => {
  expect(read({ [name]: value })).toEqual({})
})
