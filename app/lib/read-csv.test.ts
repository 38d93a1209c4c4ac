import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'
import { readCsv } from './read-csv.ts'

const cellsOf = (text: string) => readCsv(text).map(({ cells }) => cells)

test.each([
  ['commas', 'a,b\n1,2\n'],
  ['semicolons, as where decimals have a comma', 'a;b\r\n1;2\r\n'],
  ['tabs', 'a\tb\n1\t2'],
  ['a byte order mark', '\ufeffa,b\n1,2'],
  ['line ends of an old Mac', 'a,b\r1,2\r'],
  ['quotes', '"a","b"\n"1","2"'],
  ['empty rows', 'a,b\n\n1,2\n,\n\n'],
])('a table with %s is read', (_, text) => {
  expect(cellsOf(text)).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ])
})

test.each(['=1+1', '-tempe', '@home', '\t=1'])('[C32] the text %j comes back as it was', (text) => {
  expect(cellsOf(csvOf([{ a: text }]))).toEqual([['a'], [text]])
})

test('quotes, delimiters and line ends stay inside their cell', () => {
  expect(cellsOf('"a; ""b""\nc";d')).toEqual([['a; "b"\nc', 'd']])
})

test('a row has the line number it starts on', () => {
  expect(readCsv('a,b\n\n"1\n1",2\n3,4').map(({ line }) => line)).toEqual([1, 3, 5])
})

test('an unclosed quote takes the rest of the file and does not hang', () => {
  expect(cellsOf('a,"b\n1,2')).toEqual([['a', 'b\n1,2']])
  expect(readCsv('1,"2"\na,"b""\n1,2').map(({ isOpen }) => isOpen)).toEqual([undefined, true])
  expect(readCsv('1,"2"').map(({ isOpen }) => isOpen)).toEqual([undefined])
})

test('[C32] tables that the site wrote are read back, also texts that look like formulas', () => {
  // An apostrophe before a formula cannot be told from one that the site wrote.
  const text = fc.string({ unit: 'grapheme' }).filter((value) => !value.startsWith("'"))
  fc.assert(
    fc.property(fc.array(fc.record({ a: text, b: text }), { minLength: 1 }), (rows) => {
      const full = rows.filter(({ a, b }) => (a + b).trim() !== '')
      expect(cellsOf(csvOf(rows)).slice(1)).toEqual(full.map(({ a, b }) => [a, b]))
    }),
  )
})
