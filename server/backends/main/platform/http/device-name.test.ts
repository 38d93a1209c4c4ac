import { expect, test } from 'vitest'
import { deviceNameOf } from '#server/backends/main/platform/http/device-name.ts'

test.each([
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
    'Chrome, Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
    'Safari, iOS',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Linux'],
  [undefined, ''],
  ['', ''],
])('the user agent %s becomes %s', (userAgent, name) => {
  expect(deviceNameOf(userAgent)).toBe(name)
})

test('a long user agent becomes a hundred characters at most', () => {
  expect(deviceNameOf(`${'x'.repeat(4000)}/1.0`).length).toBeLessThanOrEqual(100)
})
