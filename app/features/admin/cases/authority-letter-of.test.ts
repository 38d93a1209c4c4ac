import { expect, test } from 'vitest'
import { overwriteGetLocale } from '#app/i18n/paraglide/runtime.js'
import { authorityLetterOf } from './authority-letter-of.ts'

test('the letter to the authority is in Indonesian, also in an English console', () => {
  overwriteGetLocale(() => 'en')
  const breach = { receivedAt: '2026-08-17T03:05:00.000Z', summary: '', exposed: '', measures: '' }
  expect(authorityLetterOf(breach)).toContain('Diketahui pada: 17 Agu 2026, 10.05 WIB')
})
