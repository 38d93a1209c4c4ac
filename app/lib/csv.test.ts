import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

const cellOf = (value: string | number | boolean | null) =>
  csvOf([{ a: value }])
    .replace('\ufeff"a"\r\n', '')
    .replace(/\r\n$/, '')

test('a table has a header, one line per row and a UTF-8 mark', () => {
  expect(csvOf([{ measuredOn: '2026-02-17', kilograms: 72.5, note: null }])).toBe(
    '\ufeff"measuredOn","kilograms","note"\r\n"2026-02-17",72.5,\r\n',
  )
})

test('columns that a row lacks are empty', () => {
  expect(csvOf([{ a: 1 }, { b: true }])).toBe('\ufeff"a","b"\r\n1,\r\n,true\r\n')
})

test('quotes, commas and line ends stay inside their cell', () => {
  expect(cellOf('Dewi "Ayu", S.Gz\nJakarta')).toBe('"Dewi ""Ayu"", S.Gz\nJakarta"')
})

test.each([
  '=HYPERLINK("https://evil.example")',
  '+6281234567890',
  '-2+3',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '  =1',
  '＝1',
])('[C32] a spreadsheet does not run the text %j as a formula', (text) => {
  expect(cellOf(text)).toBe(`"'${text.replaceAll('"', '""')}"`)
})

test.each(['a=b', 'tempe - tahu', '2026-02-17', ''])('the text %j is unchanged', (text) => {
  expect(cellOf(text)).toBe(`"${text}"`)
})

test('[C32] a negative number stays a number', () => {
  expect(cellOf(-2.5)).toBe('-2.5')
})
