import { expect, test } from 'vitest'
import { readBlogSearch } from './blog-search.ts'

test.each([
  [{}, {}],
  [
    { category: 'plate', q: ' nasi uduk ', page: '2' },
    { category: 'plate', q: 'nasi uduk', page: '2' },
  ],
  [{ category: '../orders', page: '0' }, {}],
  [{ page: '-1', q: '   ' }, {}],
  [{ page: '1001', q: ' \u0000 ' }, {}],
  [{ q: '\u202aserat\u0000\n' }, { q: 'serat' }],
  [{ page: '1e3', category: '' }, {}],
])('the query %j is read as %j', (query, expected) => {
  const used = readBlogSearch(query)
  expect(JSON.parse(JSON.stringify(used))).toEqual(expected)
})

test('a search longer than the backend allows is cut', () => {
  expect(readBlogSearch({ q: 'a'.repeat(10_000) }).q).toHaveLength(80)
})
