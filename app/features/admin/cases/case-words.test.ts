import { expect, test } from 'vitest'
import { overwriteGetLocale } from '#app/i18n/paraglide/runtime.js'
import { caseWordOf } from './case-words.ts'

test.each([
  ['letter', 'refused', 'Permintaan ditolak'],
  ['closed', 'refused', 'Ditolak'],
  ['closed', 'done', 'Dipenuhi'],
  ['note', '', ''],
] as const)('an event "%s" with the word "%s" reads "%s"', (kind, word, text) => {
  overwriteGetLocale(() => 'id')
  expect(caseWordOf({ kind, word })).toBe(text)
})
