import { expect, test } from 'vitest'
import { unbrokenUnits, withUnbrokenUnits } from './unbroken-units.ts'

test.each([
  ['over 90 cm (men)', 'over 90_cm (men)'],
  ['18 tahun ke atas', '18_tahun ke atas'],
  ['0,5 sampai 1 kilogram', '0,5 sampai 1_kilogram'],
  ['6 in 12 weeks, 12 in 24 weeks: fine', '6 in 12_weeks, 12 in 24_weeks: fine'],
  ['126 mg/dL atau lebih', '126_mg/dL atau lebih'],
  ['sampai 10 Januari, saat', 'sampai 10_Januari, saat'],
  ['{count} sesi', '{count}_sesi'],
  ['Rp 25.000', 'Rp_25.000'],
  ['2 gadis', '2 gadis'],
  ['5 minggu-minggu', '5_minggu-minggu'],
  ['Perp 28', 'Perp 28'],
  ['from 65 on', 'from 65 on'],
])('"%s" keeps each number with its unit', (text, kept) => {
  expect(unbrokenUnits(text)).toBe(kept.replaceAll('_', '\u00a0'))
})

test('every text of a JSON value is reached, and nothing else is touched', () => {
  const value = { a: ['1 kg', { b: '2 cm' }], count: 3, none: null, isKept: true }
  expect(withUnbrokenUnits(value)).toEqual({ ...value, a: ['1\u00a0kg', { b: '2\u00a0cm' }] })
})
