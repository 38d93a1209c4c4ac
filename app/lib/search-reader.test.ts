import { expect, test } from 'vitest'
import {
  calendarDay,
  instant,
  nonEmptyTextUpTo,
  oneOf,
  searchReader,
  textUpTo,
  timeZone,
} from './search-reader.ts'

const read = searchReader({
  sort: oneOf(['price', 'name']),
  city: nonEmptyTextUpTo(8),
  note: textUpTo(8),
  start: instant,
  zone: timeZone,
  date: calendarDay,
})

test('known parameters are read and others are dropped', () => {
  const chosen = {
    ...{ start: '2026-12-01T03:00:00.000Z', zone: 'Asia/Makassar' },
    date: '2026-12-01',
  }
  const search = { sort: 'price', city: 'Makassar', note: '', ...chosen }
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
  ['start', '2026-12-01T03:00'],
  ['start', '2026-13-01T03:00:00Z'],
  ['start', 'besok'],
  ['date', '2026-02-30'],
  ['date', '2026-12-1'],
  ['zone', 'Mars/Olympus'],
  ['zone', '+07:00'],
  ['zone', `Asia/${'a'.repeat(60)}`],
])('%s of %j counts as absent', (name, value) => {
  expect(read({ [name]: value })).toEqual({})
})
