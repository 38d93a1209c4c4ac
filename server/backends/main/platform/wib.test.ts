import { expect, test } from 'vitest'
import { overwriteGetLocale } from '#app/i18n/paraglide/runtime.js'
import { formatDateTimeIn } from '#app/i18n/zoned-time.ts'
import { formatMomentWithWeekday } from './wib.ts'

const midnight = '2026-12-31T17:00:00.000Z'
const zones = ['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura', 'Asia/Kolkata', 'America/New_York']

test.each(
  zones.flatMap((zone) => (['id', 'en'] as const).map((locale) => [zone, locale] as const)),
)('[T30] a mail and a page name a moment in %s alike, in %s', (zone, locale) => {
  overwriteGetLocale(() => locale)
  const onPage = formatDateTimeIn(midnight, zone)
  const inMail = formatMomentWithWeekday(new Date(midnight), locale, zone)
  expect(inMail).toBe(onPage.replaceAll('\u00a0', ' '))
})

test('a mail names a moment in the language of its reader, not of the call', () => {
  overwriteGetLocale(() => 'en')
  expect(formatMomentWithWeekday(new Date(midnight), 'id', 'Asia/Makassar')).toBe(
    'Jumat, 1 Januari 2027 pukul 01.00 WITA',
  )
})
