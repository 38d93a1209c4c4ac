import { expect, test } from 'vitest'
import { readCsv } from '#app/lib/read-csv.ts'
import { guessMapping } from './guess-mapping.ts'
import { readDay, readNumber, readTime } from './read-cells.server.ts'
import { readDayRows } from './read-day-rows.ts'

const today = '2026-02-20'

test.each([
  ['2026-02-17', 'dayFirst', '2026-02-17'],
  ['17/2/2026', 'dayFirst', '2026-02-17'],
  ['17.02.2026', 'dayFirst', '2026-02-17'],
  ['2/17/2026', 'monthFirst', '2026-02-17'],
  ['2026-02-17T07:30:00', 'dayFirst', '2026-02-17'],
  ['2026-02-16T23:10:00Z', 'dayFirst', '2026-02-17'],
  ['2026-02-17T23:10:00+09:00', 'dayFirst', '2026-02-17'],
  ['2026-02-17T25:10:00Z', 'dayFirst', undefined],
  ['17 Februari 2026', 'dayFirst', '2026-02-17'],
  ['17-Feb-26', 'monthFirst', '2026-02-17'],
  ['1 Agt 2026', 'dayFirst', '2026-08-01'],
  ['17 Smarch 2026', 'dayFirst', undefined],
  ['2026/02/18', 'dayFirst', '2026-02-18'],
  ['18/02/26', 'dayFirst', '2026-02-18'],
  ['30/2/2026', 'dayFirst', undefined],
  ['kemarin', 'dayFirst', undefined],
] as const)('the day %j, %s, is %j in Jakarta', (text, dayOrder, expected) => {
  expect(readDay(text, { dayOrder, zone: 'Asia/Jakarta' })).toBe(expected)
})

test.each([
  ['72,5', 72.5],
  ['72.5', 72.5],
  [' 72,5 kg ', 72.5],
  ['72 KG', 72],
  ['72', 72],
])('%j is read as the number %j', (text, number) => {
  expect(readNumber(text, 'kg')).toEqual({ kind: 'read', number })
})

test.each([
  ['1.2.3', 'kg', 'number'],
  ['seventy', 'kg', 'number'],
  ['', 'kg', 'number'],
  ['150 lb', 'kg', 'unit'],
  ['20 mmol/L', 'mg/dL', 'unit'],
  ['48 mmol/mol', '%', 'unit'],
  ['420 µmol/L', 'mg/dL', 'unit'],
  ['3 kg', '', 'number'],
])('%j in a column of %j is refused because of its %s', (text, unit, kind) => {
  expect(readNumber(text, unit)).toEqual({ kind })
})

test.each([
  [
    'Tanggal;Berat (kg);Lingkar perut;Tensi;Catatan',
    ['day', 'weight', 'waist', 'bloodPressure', 'skip'],
  ],
  [
    'Date,Weight,Systolic,Diastolic,Glucose 2 h',
    ['day', 'weight', 'bloodPressure', 'diastolic', 'twoHourGlucose'],
  ],
  ['measuredOn,kilograms', ['day', 'weight']],
  ['Tgl,BB,GDP,Kolesterol LDL', ['day', 'weight', 'fastingGlucose', 'ldl']],
  ['Date,Weight,Weight', ['day', 'weight', 'skip']],
  ['Date,Weight (lb),LDL (mmol/L),Asam urat µmol/L', ['day', 'skip', 'skip', 'skip']],
  [
    'Date,Fat mass (kg),Body fat (%),Target weight,Weight',
    ['day', 'skip', 'bodyFat', 'skip', 'weight'],
  ],
  ['Date,Calories,Fat,Cholesterol,Sugar,Water', ['day', 'skip', 'skip', 'skip', 'skip', 'water']],
  ['Tanggal,Kolesterol dari makanan,Kolesterol', ['day', 'skip', 'totalCholesterol']],
  ['Tanggal,Gula darah,Gula darah sewaktu,Turun berat', ['day', 'skip', 'randomGlucose', 'skip']],
])('the headings %j are mapped', (head, targets) => {
  expect(guessMapping(readCsv(`${head}\n1`)).targets).toEqual(targets)
})

test('dates that only fit with the month first are read so', () => {
  expect(guessMapping(readCsv('date\n2/17/2026\n3/1/2026')).dayOrder).toBe('monthFirst')
  expect(guessMapping(readCsv('date\n2/1/2026\n3/1/2026')).dayOrder).toBe('dayFirst')
})

test('a row with a problem is left out, and each problem has its line and column', () => {
  const { rows, problems, goodRowCount } = read(
    'Tanggal;Berat;Tensi\n17/2/2026;72,5;128/82\n31/2/2026;71;\n18/2/2026;720;82/128\n21/2/2026;70;',
  )
  expect(goodRowCount).toBe(1)
  expect(rows.weights).toEqual([{ measuredOn: '2026-02-17', kilograms: 72.5 }])
  expect(rows.measurements).toEqual([
    expect.objectContaining({ kind: 'bloodPressure', value: 128, secondValue: 82 }),
  ])
  expect(problems.map(({ line, column, kind }) => [line, column, kind])).toEqual([
    [3, 0, 'day'],
    [4, 1, 'limits'],
    [4, 2, 'diastolic'],
    [5, 0, 'future'],
  ])
})

test('a value in another unit is refused with the unit of its column', () => {
  const { rows, problems } = read(
    'Date,Weight,GDP\n2026-02-17,150 lb,101\n2026-02-18,72 kg,20 mmol/L\n2026-02-19,72 kg,101 mg/dL',
  )
  expect(rows.weights).toHaveLength(1)
  expect(rows.measurements).toEqual([expect.objectContaining({ value: 101 })])
  expect(problems.map(({ line, kind, unit }) => [line, kind, unit])).toEqual([
    [2, 'unit', 'kg'],
    [3, 'unit', 'mg/dL'],
  ])
})

test('the same file yields the same ids, and two values of a day get different ids', () => {
  const text = 'date,water\n2026-02-17,500\n2026-02-17,750'
  const ids = (table: string) => read(table).rows.measurements.map(({ id }) => id)
  expect(new Set(ids(text)).size).toBe(2)
  expect(ids(text)).toEqual(ids(text))
})

test('a time and a meal belong to the values of their row that can have them', () => {
  const { rows, problems } = read(
    'Tanggal;Jam;Waktu makan;GDS;GDP;Lingkar perut\n17/2/2026;7.10;sesudah makan;180;90;84\n18/2/2026;pagi;;170;;',
  )
  const at = { measuredAt: '07:10' }
  expect(rows.measurements).toEqual([
    expect.objectContaining({ kind: 'randomGlucose', value: 180, ...at, mealTiming: 'after' }),
    expect.objectContaining({ kind: 'fastingGlucose', value: 90, ...at }),
    expect.objectContaining({ kind: 'waist', value: 84 }),
  ])
  expect(rows.measurements[1]).not.toHaveProperty('mealTiming')
  expect(rows.measurements[2]).not.toHaveProperty('measuredAt')
  expect(problems.map(({ line, column, kind }) => [line, column, kind])).toEqual([[3, 1, 'time']])
})

test.each([
  ['7.10 WIB', '07:10'],
  ['07:10:00', '07:10'],
  ['7:10 pm', '19:10'],
  ['12:05 am', '00:05'],
  ['24:00', undefined],
  ['7', undefined],
])('the time %j is %j', (text, time) => {
  expect(readTime(text)).toBe(time)
})

function read(text: string) {
  const table = readCsv(text)
  return readDayRows(table.slice(1), guessMapping(table), {
    latestDay: today,
    zone: 'Asia/Jakarta',
  })
}
