import { expect, test } from 'vitest'
import { withNonBreaking } from './non-breaking.ts'
import { plainText } from './plain-text.ts'

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
  ['5 minggu-minggu', '5_minggu-|minggu'],
  ['juga laki-laki dan hari-harimu', 'juga laki-|laki dan hari-|harimu'],
  ['makan gado-gado, berhati-hati', 'makan gado-|gado, berhati-|hati'],
  ['Rata-rata dua', 'Rata-|rata dua'],
  [
    'dari /blog/kira-kira?q=gado-gado, Asia-Pasifik',
    'dari /blog/kira-kira?q=gado-gado, Asia-Pasifik',
  ],
  ['gado-gado', 'gado-gado'],
  [
    'tulis ke info@cuti-cuti.my atau www.gado-gado.id',
    'tulis ke info@cuti-cuti.my atau www.gado-gado.id',
  ],
  [
    '<a href="gado-gado" id="rata-rata">gado-gado</a> "pelan-pelan"',
    '<a href="gado-gado" id="rata-rata">gado-|gado</a> "pelan-|pelan"',
  ],
  ['(UU 27/2022 pasal 4 ayat 2)', '(UU 27/2022 pasal_4 ayat_2)'],
  ['articles 42 to 44', 'articles_42 to 44'],
  ['kelas obesitas I', 'kelas obesitas_I'],
  ['at most 4 tablespoons', 'at most 4_tablespoons'],
  ['until 30 November 2029', 'until 30_November_2029'],
  ['I am', 'I am'],
  ['Perp 28', 'Perp 28'],
  ['from 65 on', 'from 65 on'],
])('"%s" keeps each number with its unit', (text, expected) => {
  expect(withNonBreaking(text)).toBe(expected.replaceAll('_', '\u00a0').replaceAll('|', '\u2060'))
})

test('every string of a JSON value is changed and nothing else', () => {
  const value = { a: ['1 kg', { b: '2 cm' }], count: 3, none: null, isKept: true }
  expect(withNonBreaking(value)).toEqual({ ...value, a: ['1\u00a0kg', { b: '2\u00a0cm' }] })
})

test('search engines get the text as it was written', () => {
  const original = 'laki-laki di atas 90 cm'
  expect(plainText(withNonBreaking(original))).toBe(original)
})
