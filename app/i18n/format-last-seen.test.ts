import { expect, test } from 'vitest'
import { overwriteGetLocale } from '#app/i18n/paraglide/runtime.js'
import { formatLastSeen } from './format-last-seen.ts'

const asOf = '2026-02-17T09:00:00Z'

test.each([
  ['2026-02-17T08:59:50Z', '1 minute ago', '1 menit yang lalu'],
  ['2026-02-17T08:55:00Z', '5 minutes ago', '5 menit yang lalu'],
  ['2026-02-17T06:30:00Z', '2 hours ago', '2 jam yang lalu'],
  ['2026-02-16T08:00:00Z', 'yesterday', 'kemarin'],
  ['2026-02-11T08:00:00Z', '6 days ago', '6 hari yang lalu'],
  ['2026-02-10T09:00:00Z', '10\u00a0February 2026', '10\u00a0Februari 2026'],
  // The server's clock may be ahead.
  ['2026-02-17T09:00:30Z', '1 minute ago', '1 menit yang lalu'],
])('a device last seen at %s reads %s, and %s in Indonesian', (lastSeenAt, english, indonesian) => {
  overwriteGetLocale(() => 'en')
  expect(formatLastSeen(lastSeenAt, asOf)).toBe(english)
  overwriteGetLocale(() => 'id')
  expect(formatLastSeen(lastSeenAt, asOf)).toBe(indonesian)
})
