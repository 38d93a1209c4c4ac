import { expect, test } from 'vitest'
import { formatDate, formatDateTime, formatNumber, formatRupiah } from './format.ts'
import { overwriteGetLocale } from './paraglide/runtime.js'

test('Indonesian numbers, prices and times', () => {
  overwriteGetLocale(() => 'id')
  expect(formatRupiah(1_500_000)).toBe('Rp\u00a01.500.000')
  expect(formatNumber(72.5)).toBe('72,5')
  expect(formatDate('2026-02-17')).toBe('17\u00a0Februari 2026')
  expect(formatDateTime('2026-02-17T02:05:00Z')).toBe(
    'Selasa, 17\u00a0Februari\u00a02026 pukul\u00a009.05\u00a0WIB',
  )
})

test('English numbers, prices and times', () => {
  overwriteGetLocale(() => 'en')
  expect(formatRupiah(1_500_000)).toBe('IDR\u00a01,500,000')
  expect(formatNumber(72.5)).toBe('72.5')
  expect(formatDate('2026-02-17')).toBe('17\u00a0February 2026')
  expect(formatDateTime('2026-02-17T02:05:00Z')).toBe(
    'Tuesday, 17\u00a0February\u00a02026, 09:05\u00a0WIB',
  )
})

const tags = { id: 'id-ID', en: 'en-GB' } as const
const timeZone = 'Asia/Jakarta'

test.for(['id', 'en'] as const)(
  'every day of four years is formatted as by Intl (%s)',
  (language) => {
    overwriteGetLocale(() => language)
    const date = new Intl.DateTimeFormat(tags[language], { timeZone, dateStyle: 'long' })
    const weekday = new Intl.DateTimeFormat(tags[language], { timeZone, weekday: 'long' })
    const start = Date.parse('2024-01-01T16:59:00Z')
    for (let hour = 0; hour < 4 * 365 * 24; hour += 13) {
      const instant = new Date(start + hour * 3_600_000)
      expect(formatDate(instant.toISOString())).toBe(date.format(instant).replace(' ', '\u00a0'))
      expect(formatDateTime(instant.toISOString())).toContain(`${weekday.format(instant)}, `)
    }
  },
)

test.for(['id', 'en'] as const)('rupiah are grouped as by Intl (%s)', (language) => {
  overwriteGetLocale(() => language)
  const number = new Intl.NumberFormat(tags[language])
  for (const amount of [0, 7, 999, 1_000, 25_500, 999_999, 1_000_000, 1_234_567_890, -49_000])
    expect(formatRupiah(amount).slice(language === 'id' ? 3 : 4)).toBe(number.format(amount))
})
