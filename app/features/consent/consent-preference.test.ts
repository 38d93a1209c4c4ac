import { expect, test } from 'vitest'
import { consentPreferenceOf } from './consent-preference.ts'

function cookieOf(value: unknown) {
  return `seimbang-cookies-consent=${encodeURIComponent(JSON.stringify(value))}`
}

const stored = { enableCookiesFunctional: true, enableCookiesAnalytics: false }

test('[S3.09] [S9.02] the consent cookie carries the product’s name and both preferences', () => {
  expect(consentPreferenceOf(`a=1; ${cookieOf(stored)}; b=2`, 'seimbang')).toEqual(stored)
  expect(consentPreferenceOf(cookieOf(stored), 'another')).toBeUndefined()
})

test.each([
  ['is missing', ''],
  ['lacks the functional preference', cookieOf({ enableCookiesAnalytics: true })],
  ['lacks the analytics preference', cookieOf({ enableCookiesFunctional: true })],
  ['holds text for a preference', cookieOf({ ...stored, enableCookiesAnalytics: 'true' })],
  ['holds nothing', 'seimbang-cookies-consent='],
  ['holds null', 'seimbang-cookies-consent=null'],
  ['is cut off', 'seimbang-cookies-consent=%7B%22enable'],
  ['is encoded wrongly', 'seimbang-cookies-consent=%'],
  ['comes twice', `${cookieOf(stored)}; ${cookieOf(stored)}`],
])('[S4.06] a cookie that %s gives no preference', (_, cookies) => {
  expect(consentPreferenceOf(cookies, 'seimbang')).toBeUndefined()
})
