import { afterEach, expect, test, vi } from 'vitest'
import { formatDate, formatDateTime, formatNumber, formatRupiah } from './format.ts'
import * as runtime from './paraglide/runtime.js'

const languageOf = vi.spyOn(runtime, 'getLocale')
afterEach(() => languageOf.mockReset())

test('Indonesian writes numbers, prices and times its own way', () => {
  languageOf.mockReturnValue('id')
  expect(formatRupiah(1_500_000)).toBe('Rp\u00a01.500.000')
  expect(formatNumber(72.5)).toBe('72,5')
  expect(formatDate('2026-02-17')).toBe('17 Februari 2026')
  expect(formatDateTime('2026-02-17T02:05:00Z')).toBe(
    'Selasa, 17 Februari 2026 pukul\u00a009.05\u00a0WIB',
  )
})

test('English writes numbers, prices and times its own way', () => {
  languageOf.mockReturnValue('en')
  expect(formatRupiah(1_500_000)).toBe('IDR\u00a01,500,000')
  expect(formatNumber(72.5)).toBe('72.5')
  expect(formatDate('2026-02-17')).toBe('17 February 2026')
  expect(formatDateTime('2026-02-17T02:05:00Z')).toBe('Tuesday, 17 February 2026, 09:05\u00a0WIB')
})
