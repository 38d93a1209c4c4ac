import { expect, test } from 'vitest'
import { isSharePath, withoutShareKey } from './share-path.ts'

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
  expect(withoutShareKey(path)).toBe(expected ? '/tracker/share-…' : path)
})
