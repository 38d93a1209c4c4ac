import { expect, test } from 'vitest'
import { isSharePath, withoutSecretKey } from './share-path.ts'

const key = 'SOWF8dSkeX771Prk57Vn_hwYaPO_TZnOzHROlbUMxOs'

// The router reads each of the first ones as the same address.
test.each([
  [`/tracker/share-${key}`, true],
  [`/id/tracker/share-${key}`, true],
  [`/TRACKER/SHARE-${key}`, true],
  [`/tracker/share%2D${key}`, true],
  [`/%74racker/%73hare-${key}`, true],
  [`//tracker//share-${key}/`, true],
  ['/tracker/6TjWFOk3bWbkM2w-OUknZg', false],
  ['/tracker/%', false],
  ['/blog/tracker-share-tips', false],
])('%s is a share link: %s', (path, expected) => {
  expect(isSharePath(path)).toBe(expected)
  expect(withoutSecretKey(path)).toBe(expected ? '/tracker/share-…' : path)
})

test.each([
  [`/calendar/${key}.ics`, '/calendar/…'],
  [`/id/Calendar//${key}.ICS`, '/calendar/…'],
  [`/%63alendar/${key}%2Eics`, '/calendar/…'],
  ['/konsultasi/sesi/6TjWFOk3bWbkM2w/calendar', '/konsultasi/sesi/6TjWFOk3bWbkM2w/calendar'],
])('%s is logged as %s', (path, expected) => {
  expect(withoutSecretKey(path)).toBe(expected)
})
