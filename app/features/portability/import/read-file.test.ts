import { expect, test } from 'vitest'
import { readFile } from './read-file.ts'

const latestDay = '2026-02-20'
const read = (text: string) =>
  readFile(text, { mapping: undefined, latestDay, zone: 'Asia/Jakarta' })
const weight = { measuredOn: '2026-02-17', kilograms: 72.5 }
const waist = { id: 'lingkar-01', kind: 'waist', measuredOn: '2026-02-17', value: 84.5 }
const exported = (tables: object, schemaVersion = 1) =>
  JSON.stringify({ schemaVersion, exportedAt: '2026-02-20T00:00:00Z', ...tables })

test('an export is read, and each invalid row is located', () => {
  const found = read(
    exported({
      weights: [weight, { ...weight, kilograms: 'heavy' }, { ...weight, measuredOn: '2026-02-30' }],
      measurements: [
        { ...waist, secondValue: null },
        { ...waist, measuredOn: '2026-02-21', secondValue: null },
      ],
      reminders: [{ hour: 19, zone: 'WIB', weekdays: [1] }],
      somethingNewer: [1],
    }),
  )
  expect(found).toMatchObject({
    shape: 'export',
    rowCount: 6,
    goodRowCount: 3,
    rows: { weights: [weight], measurements: [waist], reminders: [{ hour: 19 }] },
    problems: [
      { line: 2, column: 0, kind: 'entry' },
      { line: 3, column: 0, kind: 'entry' },
      { line: 2, column: 1, kind: 'future' },
    ],
  })
})

test.each([
  ['an export of a later layout', exported({ weights: [weight] }, 2), 'noExport'],
  ['other JSON', '{"name":"seimbang"}', 'noExport'],
  ['half an export', exported({ weights: [weight] }).slice(0, -5), 'noExport'],
  ['an export of an empty tracker', exported({ weights: [] }), 'empty'],
  ['a line of headings', 'date,weight', 'empty'],
])('%s is refused with a reason', (_, text, reason) => {
  expect(read(text)).toEqual({ kind: 'refused', reason })
})

test('an unclosed quote is refused with the line on which its row begins', () => {
  expect(read('date,weight\n2026-02-17,72.5\n2026-02-18,"72.4\n2026-02-19,72.3')).toEqual({
    kind: 'refused',
    reason: 'openQuote',
    line: 3,
  })
})

test('[S2.26] our own table of ten years with several entries a day can be imported', () => {
  const head = 'id,kind,measuredOn,value,secondValue,createdAt'
  const row = (_: unknown, at: number) =>
    `air-${at + 10_000},water,2026-02-17,250,,2026-02-17T00:00:00.000Z`
  const rows = Array.from({ length: 8 * 3653 }, row)
  expect(read([head, ...rows].join('\n'))).toMatchObject({ goodRowCount: 8 * 3653 })
})

test('a foreign table has one row a day', () => {
  const rows = Array.from({ length: 10_001 }, () => '2026-02-17,72.5')
  expect(read(['date,weight', ...rows].join('\n'))).toEqual({
    kind: 'refused',
    reason: 'tooManyRows',
  })
})

// Fails if a table is read before its columns are counted, which takes minutes.
test('a table of a million columns and ten thousand rows is refused at once', () => {
  const text = `date${',x'.repeat(1_000_000)}\n${'1\n'.repeat(9_999)}`
  expect(read(text)).toEqual({ kind: 'refused', reason: 'tooManyColumns' })
})

test('the preview shows an invalid day in our own table', () => {
  const head = 'id,kind,measuredOn,value,secondValue,createdAt'
  const written = '2026-02-17T00:00:00.000Z'
  const rows = ['2026-02-30', '2026-02-17', '2026-03-17'].map(
    (day) => `lingkar-${day},waist,${day},84.5,,${written}`,
  )
  expect(read([head, ...rows].join('\n'))).toMatchObject({
    goodRowCount: 1,
    problems: [
      { line: 2, kind: 'entry' },
      { line: 4, kind: 'future' },
    ],
  })
})

test.each([
  ['a title line', 'Catatan berat, Rina\n\nTanggal;Berat\n17/2/2026;72,5', 4],
  ['the line of Excel that names the delimiter', 'sep=;\nTanggal;Berat\n17/2/2026;72,5', 3],
  ['a unit after a comma', '"Tanggal","Berat, kg"\n"17 Februari 2026","72,5"', 2],
])('a table with %s is read', (_, text, line) => {
  expect(read(text)).toMatchObject({ goodRowCount: 1, rows: { weights: [weight] } })
  const wrong = read(text.replace('72,5', 'x'))
  expect(wrong).toMatchObject({ problems: [{ line }] })
})

test('a cell beyond the headings is a problem of its row', () => {
  expect(read('Tanggal,Berat\n2026-02-17,72,5\n2026-02-18,72.5,')).toMatchObject({
    goodRowCount: 1,
    problems: [{ line: 2, column: 2, value: '5', kind: 'cells' }],
  })
  const head = 'id,kind,measuredOn,value,secondValue,createdAt'
  expect(read(`${head}\nlingkar-01,waist,2026-02-17,84,,2026-02-17T00:00:00.000Z,5`)).toMatchObject(
    {
      goodRowCount: 0,
      problems: [{ line: 2, kind: 'cells' }],
    },
  )
})

test('[S2.26] our own table is read after a spreadsheet has saved it', () => {
  const head = 'id;kind;measuredOn;value;secondValue;createdAt'
  const rows = [
    'lingkar-01;waist;17/02/2026;84,5;;17/02/2026 07.00',
    'lingkar-02;waist;01/02/2026;84;;',
  ]
  expect(read([head, ...rows].join('\n'))).toMatchObject({
    goodRowCount: 2,
    rows: { measurements: [waist, { measuredOn: '2026-02-01', value: 84 }] },
  })
})
