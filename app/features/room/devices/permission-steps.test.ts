import { expect, test } from 'vitest'
import { m } from '#app/i18n/paraglide/messages.js'
import { permissionStepsOf } from './permission-steps.ts'

const safari = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4'

test.each([
  [
    'an iPhone',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 17_4) ${safari} Safari/604.1`,
    5,
    m.room_permission_ios_safari,
  ],
  [
    'an iPad',
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${safari} Safari/605.1.15`,
    5,
    m.room_permission_ios_safari,
  ],
  [
    'Chrome on an iPhone',
    'Mozilla/5.0 (iPhone) AppleWebKit/605 CriOS/120.0 Safari/604.1',
    5,
    m.room_permission_ios_other,
  ],
  [
    'Safari on a Mac',
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${safari} Safari/605.1.15`,
    0,
    m.room_permission_safari,
  ],
  [
    'Firefox',
    'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0',
    0,
    m.room_permission_firefox,
  ],
  [
    'Chrome on Android',
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36',
    5,
    m.room_permission_chrome,
  ],
])('%s has its way to give the permission', (_, userAgent, maxTouchPoints, steps) => {
  expect(permissionStepsOf({ userAgent, maxTouchPoints })).toBe(steps())
})
